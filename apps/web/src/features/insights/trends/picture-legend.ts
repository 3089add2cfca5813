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
const SWATCH_GAP = 8;
const ENTRY_GAP = 20;
/** The height of a line of the legend. */
export const LEGEND_LINE_HEIGHT = 24;

/** The positions of the entries: in a row, wrapped at the width. `measure` gives the width of a text. */
export function placeLegend(
  entries: readonly LegendEntry[],
  width: number,
  measure: (text: string) => number,
): { placed: PlacedEntry[]; height: number } {
  let [x, line] = [0, 0];
  const placed = entries.map((entry) => {
    const entryWidth = SWATCH + SWATCH_GAP + measure(entry.name);
    if (x > 0 && x + entryWidth > width) [x, line] = [0, line + 1];
    const position = { ...entry, x, y: line * LEGEND_LINE_HEIGHT };
    x += entryWidth + ENTRY_GAP;
    return position;
  });
  return { placed, height: entries.length === 0 ? 0 : (line + 1) * LEGEND_LINE_HEIGHT };
}

/** Draws the legend with its upper left corner at (left, top). `resolve` resolves CSS variables to colours. */
export function drawLegend(
  context: CanvasRenderingContext2D,
  placed: readonly PlacedEntry[],
  { left, top, resolve }: { left: number; top: number; resolve: (color: string) => string },
): void {
  const textColor = context.fillStyle;
  for (const { name, color, x, y } of placed) {
    context.fillStyle = resolve(color);
    context.fillRect(left + x, top + y + (LEGEND_LINE_HEIGHT - SWATCH) / 2, SWATCH, SWATCH);
    context.fillStyle = textColor;
    context.fillText(name, left + x + SWATCH + SWATCH_GAP, top + y + LEGEND_LINE_HEIGHT / 2 + 4);
  }
}
