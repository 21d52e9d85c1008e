/** Made by build/coast.ts: the land of the world as an SVG path, ten units to a degree. */
declare module "virtual:coast" {
  const coast: string;
  export default coast;
}
