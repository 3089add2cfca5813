/** '$0.0012', '$1.20': small amounts with two significant digits. */
export function formatDollars(dollars: number): string {
  return `$${dollars !== 0 && dollars < 0.1 ? Number(dollars.toPrecision(2)).toString() : dollars.toFixed(2)}`;
}
