import { CSV_MARK, csvLine } from '@app/contract/csv';
import { saveFile } from '#lib/save-file.ts';
import { drawLegend, type LegendEntry, placeLegend } from './picture-legend.ts';

export interface ChartTable {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

const PADDING = 24;
const TITLE_HEIGHT = 40;
const SCALE = 2;
const COPIED_PROPERTIES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-family',
  'font-weight',
];

export function toCsv({ columns, rows }: ChartTable): string {
  return [columns, ...rows].map(csvLine).join('');
}

export function saveCsv(name: string, table: ChartTable): void {
  saveFile(new Blob([CSV_MARK + toCsv(table)], { type: 'text/csv;charset=utf-8' }), `${fileName(name)}.csv`);
}

/** Saves the chart as a picture with its background, title and legend. Rejects when the browser cannot draw it. */
export async function savePng(name: string, chart: SVGSVGElement, legend: readonly LegendEntry[] = []): Promise<void> {
  const { width, height } = chart.getBoundingClientRect();
  const picture = await loadPicture(withInlineStyles(chart, width, height));
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const card = chart.closest('section') ?? document.body;
  const style = getComputedStyle(card);
  const legendFont = `13px ${style.fontFamily}`;
  context.font = legendFont;
  const entries = placeLegend(legend, width, (text) => context.measureText(text).width);
  canvas.width = (width + 2 * PADDING) * SCALE;
  canvas.height = (height + 2 * PADDING + TITLE_HEIGHT + entries.height) * SCALE;
  context.scale(SCALE, SCALE);
  context.fillStyle = style.backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = style.color;
  context.font = `600 17px ${style.fontFamily}`;
  context.fillText(name, PADDING, PADDING + 16);
  context.drawImage(picture, PADDING, PADDING + TITLE_HEIGHT, width, height);
  context.font = legendFont;
  drawLegend(context, entries.placed, {
    left: PADDING,
    top: PADDING + TITLE_HEIGHT + height,
    resolve: (color) => resolveColor(card, color),
  });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('no picture');
  saveFile(blob, `${fileName(name)}.png`);
}

/** The value of a CSS colour, which may contain variables, in the current theme. */
function resolveColor(within: Element, color: string): string {
  const probe = document.createElement('span');
  probe.style.color = color;
  within.append(probe);
  const resolved = getComputedStyle(probe).color;
  probe.remove();
  return resolved;
}

/** The markup of a copy with inline styles, because a picture loaded from markup has no CSS variables. */
function withInlineStyles(chart: SVGSVGElement, width: number, height: number): string {
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const originals = [chart, ...chart.querySelectorAll<SVGElement>('*')];
  for (const [at, element] of [copy, ...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const original = originals[at];
    if (original === undefined) continue;
    const style = getComputedStyle(original);
    for (const property of COPIED_PROPERTIES) element.style.setProperty(property, style.getPropertyValue(property));
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

async function loadPicture(markup: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(address);
  }
}

const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
