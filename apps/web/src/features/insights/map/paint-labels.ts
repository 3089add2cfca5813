import type { ArchiveMapRegion } from '@app/contract/archive-map';
import type { PaintedMap } from './paint-points.ts';
import { toScreen } from './map-view.ts';

/** A label on the screen, in CSS pixels. */
export interface PlacedLabel {
  region: ArchiveMapRegion;
  left: number;
  top: number;
  width: number;
  height: number;
}

const HEIGHT = 18;
const GAP = 6;
/** How far a label is above the middle of its region, so that it does not cover a small region. */
const ABOVE = 6;

/** The labels that fit without covering each other, in the order of the regions; a larger zoom shows more labels. */
export function placeLabels(
  { points, frame, view }: Pick<PaintedMap, 'points' | 'frame' | 'view'>,
  measure: (text: string) => number,
): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const region of points.regions) {
    const { x, y } = toScreen(frame, view, region);
    const width = measure(region.name);
    if (x < 0 || x > frame.width || y < 0 || y > frame.height) continue;
    // While the middle of the region is visible, its label stays inside the map.
    const left = Math.min(frame.width - width - GAP, Math.max(GAP, x - width / 2));
    const top = Math.min(frame.height - HEIGHT, Math.max(0, y - HEIGHT - ABOVE));
    const isFree = placed.every(
      (other) =>
        left > other.left + other.width + GAP ||
        other.left > left + width + GAP ||
        top > other.top + HEIGHT + GAP ||
        other.top > top + HEIGHT + GAP,
    );
    if (isFree) placed.push({ region, left, top, width, height: HEIGHT });
  }
  return placed;
}

export interface LabelStyle {
  font: string;
  /** For the titles of points. */
  pointFont: string;
  text: string;
  pointText: string;
  background: string;
  accent: string;
}

/** Draws the labels with a halo in the background colour, so that they can be read above points. */
export function paintLabels(
  context: CanvasRenderingContext2D,
  labels: readonly PlacedLabel[],
  style: LabelStyle,
): void {
  context.font = style.font;
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = 4;
  context.strokeStyle = style.background;
  context.fillStyle = style.text;
  for (const { region, left, top, height } of labels) {
    context.strokeText(region.name, left, top + height / 2);
    context.fillText(region.name, left, top + height / 2);
  }
}

/** A ring around the point that is pointed at or has the focus. */
export function paintRing(
  context: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  style: LabelStyle,
): void {
  context.beginPath();
  context.arc(x, y, 9, 0, 2 * Math.PI);
  context.lineWidth = 4;
  context.strokeStyle = style.background;
  context.stroke();
  context.lineWidth = 2;
  context.strokeStyle = style.accent;
  context.stroke();
}
