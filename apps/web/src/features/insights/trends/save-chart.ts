import { CSV_BYTE_ORDER_MARK, csvLine } from '@app/contract/csv';
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
  saveFile(new Blob([CSV_BYTE_ORDER_MARK + toCsv(table)], { type: 'text/csv;charset=utf-8' }), `${fileName(name)}.csv`);
}

/** Saves the chart as a PNG image with background, title and legend. Rejects if the browser cannot draw the image. */
export async function savePng(name: string, chart: SVGSVGElement, legend: readonly LegendEntry[] = []): Promise<void> {
  const { width, height } = chart.getBoundingClientRect();
  const image = await loadImage(toStyledMarkup(chart, width, height));
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const card = chart.closest('section') ?? document.body;
  const style = getComputedStyle(card);
  const legendFont = `13px ${style.fontFamily}`;
  context.font = legendFont;
  const placedLegend = placeLegend(legend, width, (text) => context.measureText(text).width);
  canvas.width = (width + 2 * PADDING) * SCALE;
  canvas.height = (height + 2 * PADDING + TITLE_HEIGHT + placedLegend.height) * SCALE;
  context.scale(SCALE, SCALE);
  context.fillStyle = style.backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = style.color;
  context.font = `600 17px ${style.fontFamily}`;
  context.fillText(name, PADDING, PADDING + 16);
  context.drawImage(image, PADDING, PADDING + TITLE_HEIGHT, width, height);
  context.font = legendFont;
  drawLegend(context, placedLegend.placed, {
    left: PADDING,
    top: PADDING + TITLE_HEIGHT + height,
    resolve: (color) => resolveColor(card, color),
  });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('no image');
  saveFile(blob, `${fileName(name)}.png`);
}

/** A CSS colour without variables: the value that the colour has inside the element, in the current theme. */
function resolveColor(container: Element, color: string): string {
  const probe = document.createElement('span');
  probe.style.color = color;
  container.append(probe);
  const resolved = getComputedStyle(probe).color;
  probe.remove();
  return resolved;
}

/** The markup of a copy of the chart with inline styles: an image loaded from markup cannot use the page's styles. */
function toStyledMarkup(chart: SVGSVGElement, width: number, height: number): string {
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const originals = [chart, ...chart.querySelectorAll<SVGElement>('*')];
  for (const [index, element] of [copy, ...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const original = originals[index];
    if (original === undefined) continue;
    const style = getComputedStyle(original);
    for (const property of COPIED_PROPERTIES) element.style.setProperty(property, style.getPropertyValue(property));
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

async function loadImage(markup: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
