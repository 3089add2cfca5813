import { isShown } from './map-points.ts';
import { toScreen } from './map-view.ts';
import type { LabelStyle, PlacedLabel } from './paint-labels.ts';
import type { PaintedMap } from './paint-points.ts';

/** The title of a point on the screen, in CSS pixels. */
export interface PointLabel extends Box {
  point: number;
  text: string;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** With more points in view, titles would cover the map; the parts of the map are named all the same. */
const MAX_POINTS = 150;
/** The longest label on a wide and on a narrow map, in characters. */
const MAX_LENGTH = { wide: 26, narrow: 22 } as const;
const NARROW_WIDTH = 500;
const HEIGHT = 16;
/** Between a point and its title. */
const DISTANCE = 8;
/** Around each title, so that the map stays calm. */
const GAP = { x: 12, y: 6 } as const;
const POINT_RADIUS = 5;

/**
 * The titles of the points in view, if these are few: those that fit beside their points without covering a point or
 * another label. The latest conversations come first.
 */
export function placePointLabels(
  map: Pick<PaintedMap, 'points' | 'chosen' | 'frame' | 'view'>,
  labels: readonly PlacedLabel[],
  measure: (text: string) => number,
): PointLabel[] {
  const visible = findVisible(map);
  if (visible.length > MAX_POINTS) return [];
  const { width } = map.frame;
  const maxLength = width < NARROW_WIDTH ? MAX_LENGTH.narrow : MAX_LENGTH.wide;
  const placed: PointLabel[] = [];
  for (const { point, x, y } of visible) {
    const text = shorten(map.points.titles[point] ?? '', maxLength);
    const size = { width: measure(text), height: HEIGHT };
    const box = [x + DISTANCE, x - DISTANCE - size.width]
      .map((left): Box => ({ left, top: y - HEIGHT / 2, ...size }))
      .find((each) => isInside(each, map.frame) && isFree(each, [...labels, ...placed], visible));
    if (box !== undefined) placed.push({ ...box, point, text });
  }
  return placed;
}

function findVisible({ points, chosen, frame, view }: Parameters<typeof placePointLabels>[0]) {
  const visible: { point: number; x: number; y: number }[] = [];
  for (let point = 0; point < points.count; point += 1) {
    if (!isShown(points, chosen, point)) continue;
    const { x, y } = toScreen(frame, view, { x: points.x[point] ?? 0, y: points.y[point] ?? 0 });
    if (x >= 0 && x <= frame.width && y >= 0 && y <= frame.height) visible.push({ point, x, y });
    if (visible.length > MAX_POINTS) break;
  }
  return visible;
}

function isInside({ left, top, width, height }: Box, frame: { width: number; height: number }): boolean {
  return left >= 0 && left + width <= frame.width && top >= 0 && top + height <= frame.height;
}

function isFree(box: Box, others: readonly Box[], visible: readonly { x: number; y: number }[]): boolean {
  const [right, bottom] = [box.left + box.width, box.top + box.height];
  const coversLabel = others.some(
    (other) =>
      box.left < other.left + other.width + GAP.x &&
      other.left < right + GAP.x &&
      box.top < other.top + other.height + GAP.y &&
      other.top < bottom + GAP.y,
  );
  const coversPoint = visible.some(
    ({ x, y }) =>
      x > box.left - POINT_RADIUS &&
      x < right + POINT_RADIUS &&
      y > box.top - POINT_RADIUS &&
      y < bottom + POINT_RADIUS,
  );
  return !coversLabel && !coversPoint;
}

/** Cut after a whole word where one ends in the second half. */
function shorten(title: string, maxLength: number): string {
  const text = title.trim();
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > maxLength / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** Draws the titles, less prominent than the names of the parts of the map. */
export function paintPointLabels(
  context: CanvasRenderingContext2D,
  labels: readonly PointLabel[],
  style: LabelStyle,
): void {
  context.font = style.pointFont;
  context.textBaseline = 'middle';
  context.fillStyle = style.pointText;
  for (const { text, left, top, height } of labels) context.fillText(text, left, top + height / 2);
}
