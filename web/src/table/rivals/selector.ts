/** How far a column of the building board lies from the selector: so many extra actions. */
export function extraActions(selector: number, column: number): number {
  return Math.abs(selector - column);
}
