/** The signs of the game as SVG paths, each in a box from -1 to 1, drawn by us. */

const gear = (() => {
  const teeth = 8;
  const points = Array.from({ length: teeth * 4 }, (_, i) => {
    const reach = i % 4 < 2 ? 0.92 : 0.66;
    const turn = ((i - 0.5) * Math.PI * 2) / (teeth * 4);
    return `${(reach * Math.sin(turn)).toFixed(2)} ${(-reach * Math.cos(turn)).toFixed(2)}`;
  });
  return `M${points.join("L")}ZM0-.3A.3.3 0 1 0 0 .3 .3.3 0 1 0 0-.3Z`;
})();

/** A star with so many points. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const reach = i % 2 ? inner : outer;
    const turn = (i * Math.PI) / points;
    return `${(reach * Math.sin(turn)).toFixed(2)} ${(-reach * Math.cos(turn)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}

const SIGNS: Record<string, string> = {
  industry: gear,
  culture: "M-.95-.62Q-.45-.78-.07-.5V.62Q-.45.36-.95.5ZM.95-.62Q.45-.78.07-.5V.62Q.45.36.95.5Z",
  wealth:
    "M-.3-.85H.3L.16-.5Q.85-.05.7.5.58.85 0 .85T-.7.5Q-.85-.05-.16-.5ZM-.08-.12V0Q-.34.04-.34.24T-.04.42.08.5 0 .57-.3.5V.66Q-.2.7-.08.72V.8H.08V.71Q.34.66.34.45T.06.24-.08.16 0 .1.26.15V0Q.18-.03.08-.04V-.12Z",
  influence: "M-.72-.92H-.5V.92H-.72ZM-.4-.82Q.2-1.02.92-.66L.55-.26.92.16Q.2-.2-.4.02Z",
  ship: "M-.9.34H.92Q.8.86.46.88H-.5Q-.8.8-.9.34ZM-.05.28V-.95H.08V.28ZM.16-.86Q.92-.4.78.18H.16ZM-.13-.74Q-.82-.28-.76.18H-.13Z",
  occupy: "M-.75.8V-.75H-.42V-.45H-.17V-.75H.17V-.45H.42V-.75H.75V.8H.26V.3Q0-.02-.26.3V.8Z",
  attack:
    "M-.92-.92L-.62-.9.28.12.46-.02.58.12.42.26.9.76.76.9.28.42.12.58-.02.46.12.28-.9-.62ZM.92-.92L.62-.9.12-.34.3-.14.9-.62ZM-.28.12L-.46-.02-.58.12-.42.26-.9.76-.76.9-.28.42-.12.58.02.46-.12.28Z",
  draw: "M-.72-.6L.1-.84.5.56-.32.8ZM.25-.72H.8V.74H.62Z",
  payment:
    "M0-.92A.92.92 0 1 0 0 .92 .92.92 0 1 0 0-.92ZM0-.7A.7.7 0 1 1 0 .7 .7.7 0 1 1 0-.7ZM0-.52L.44-.04H.18V.5H-.18V-.04H-.44Z",
  glory: star(8, 0.98, 0.5),
  crown: "M-.85.65L-.95-.45-.42-.02 0-.8.42-.02.95-.45.85.65Z",
  governor: "M0-.95A.36.36 0 1 1 0-.23 .36.36 0 1 1 0-.95ZM-.78.9Q-.8-.12 0-.12T.78.9Z",
  deck: "M-.6-.9H.6V.9H-.6ZM-.42-.72V.72H.42V-.72Z",
  fleet: "M0-1.05L.92-.53V.53L0 1.05-.92.53V-.53Z",
  lock: "M-.62-.1H-.5V-.35A.5.5 0 0 1 .5-.35V-.1H.62V.82H-.62ZM-.26-.1H.26V-.35A.26.26 0 0 0-.26-.35Z",
  open: "M-.62-.1H-.5V-.45A.5.5 0 0 1 .5-.45H.26A.26.26 0 0 0-.26-.45V-.1H.62V.82H-.62Z",
  waves:
    "M-.95-.15Q-.63-.6-.32-.15T.32-.15 .95-.15L.95.02Q.63.42.32.02T-.32.02-.95.02ZM-.95.45Q-.63 0-.32.45T.32.45 .95.45L.95.62Q.63 1.02.32.62T-.32.62-.95.62Z",
  chain:
    "M-.5-.38H-.1V-.16H-.5A.16.16 0 0 0-.5.16H-.1V.38H-.5A.38.38 0 0 1-.5-.38ZM.5-.38H.1V-.16H.5A.16.16 0 0 1 .5.16H.1V.38H.5A.38.38 0 0 0 .5-.38ZM-.32-.1H.32V.1H-.32Z",
};

/** The sign of an attribute, an action or whatever else has one; nothing for what has none. */
export function sign(name: string): string {
  return SIGNS[name] ?? "";
}
