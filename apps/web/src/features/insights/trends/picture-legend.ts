/** A legend entry; its colour may be a CSS variable. */
export interface LegendEntry {
  name: string;
  color: string;
}

interface PlacedEntry extends LegendEntry {
  x: number;
  y: number;
}

const SWATCH = 10;
const GAP = 8;
const BETWEEN = 20;
export const LEGEND_LINE = 24;

/** The positions of the entries: in a row, wrapped at the width. `measure` gives the width of a text. */
export function placeLegend(
  entries: readonly LegendEntry[],
  width: number,
  measure: (words: string) => number,
): { placed: PlacedEntry[]; height: number } {
  let [x, line] = [0, 0];
  const placed = entries.map((entry) => {
    const wide = SWATCH + GAP + measure(entry.name);
    if (x > 0 && x + wide > width) [x, line] = [0, line + 1];
    const at = { ...entry, x, y: line * LEGEND_LINE };
    x += wide + BETWEEN;
    return at;
  });
  return { placed, height: entries.length === 0 ? 0 : (line + 1) * LEGEND_LINE };
}

/** Draws the legend with its upper left corner at (left, top). `resolve` resolves CSS variables to colours. */
export function drawLegend(
  context: CanvasRenderingContext2D,
  placed: readonly PlacedEntry[],
  { left, top, resolve }: { left: number; top: number; resolve: (color: string) => string },
): void {
  const words = context.fillStyle;
  for (const { name, color, x, y } of placed) {
    context.fillStyle = resolve(color);
    context.fillRect(left + x, top + y + (LEGEND_LINE - SWATCH) / 2, SWATCH, SWATCH);
    context.fillStyle = words;
    context.fillText(name, left + x + SWATCH + GAP, top + y + LEGEND_LINE / 2 + 4);
  }
}
