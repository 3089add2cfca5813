import type { MapPoints } from './map-points.ts';

/** The visible part of the map: the place in the middle, in the units of the map, and the zoom. */
export interface MapView {
  x: number;
  y: number;
  /** 1 shows the whole map. */
  zoom: number;
}

/** The screen in CSS pixels, and the whole map on it. */
export interface MapFrame {
  width: number;
  height: number;
  /** Pixels per unit of the map at zoom 1. */
  scaleX: number;
  scaleY: number;
  /** The edges of the whole map, in units of the map. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** How far beyond each edge the farthest point is, in units of the map. */
  beyond: Record<'left' | 'right' | 'top' | 'bottom', number>;
}

export const MAX_ZOOM = 16;
const PADDING = 28;
/** How much larger the scale of one axis may be than that of the other, so that the map fills the screen. */
const MAX_STRETCH = 1.6;
/** The share of points that may lie beyond each edge of the map, so that a few far points do not shrink the others. */
const OUTLIER_SHARE = 0.002;

/** The whole map in a screen of this size. */
export function fitMap({ x, y }: MapPoints, width: number, height: number): MapFrame {
  const [columns, rows] = [x.toSorted(), y.toSorted()];
  const [left, right] = extentOf(columns, OUTLIER_SHARE);
  const [top, bottom] = extentOf(rows, OUTLIER_SHARE);
  const [farLeft, farRight] = extentOf(columns, 0);
  const [farTop, farBottom] = extentOf(rows, 0);
  const beyond = { left: left - farLeft, right: farRight - right, top: top - farTop, bottom: farBottom - bottom };
  const fitX = Math.max(1, width - 2 * PADDING) / Math.max(1, right - left);
  const fitY = Math.max(1, height - 2 * PADDING) / Math.max(1, bottom - top);
  const scaleX = Math.min(fitX, fitY * MAX_STRETCH);
  const scaleY = Math.min(fitY, fitX * MAX_STRETCH);
  return { width, height, scaleX, scaleY, left, right, top, bottom, beyond };
}

/** The lowest and highest value, apart from a share of the values at each end. */
function extentOf(sorted: Float32Array, skippedShare: number): [low: number, high: number] {
  const skipped = Math.floor(sorted.length * skippedShare);
  return [sorted[skipped] ?? 0, sorted[sorted.length - 1 - skipped] ?? 0];
}

export const wholeMap = ({ left, right, top, bottom }: MapFrame): MapView => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
  zoom: 1,
});

export const toScreen = (frame: MapFrame, view: MapView, place: { x: number; y: number }) => ({
  x: (place.x - view.x) * frame.scaleX * view.zoom + frame.width / 2,
  y: (place.y - view.y) * frame.scaleY * view.zoom + frame.height / 2,
});

export const toPlace = (frame: MapFrame, view: MapView, screen: { x: number; y: number }) => ({
  x: (screen.x - frame.width / 2) / (frame.scaleX * view.zoom) + view.x,
  y: (screen.y - frame.height / 2) / (frame.scaleY * view.zoom) + view.y,
});

/**
 * The nearest allowed view. Its zoom is from 1 to MAX_ZOOM. It ends at the edges of the map, or at the farthest point
 * where points are beyond an edge.
 */
export function limitView(frame: MapFrame, view: MapView): MapView {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, view.zoom));
  const wholeView = wholeMap(frame);
  // The larger the zoom, the closer the middle of the view may come to an edge of the map.
  const reach = 1 - 1 / zoom;
  const { left, right, top, bottom, beyond } = frame;
  const [reachX, reachY] = [((right - left) / 2) * reach, ((bottom - top) / 2) * reach];
  return {
    x: Math.min(wholeView.x + reachX + beyond.right, Math.max(wholeView.x - reachX - beyond.left, view.x)),
    y: Math.min(wholeView.y + reachY + beyond.bottom, Math.max(wholeView.y - reachY - beyond.top, view.y)),
    zoom,
  };
}

/** Zooms by a factor; the place of the map at `at` on the screen stays there. */
export function zoomAt(frame: MapFrame, view: MapView, factor: number, at: { x: number; y: number }): MapView {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, view.zoom * factor));
  if (zoom === 1) return wholeMap(frame);
  const before = toPlace(frame, view, at);
  const after = toPlace(frame, { ...view, zoom }, at);
  return limitView(frame, { x: view.x + before.x - after.x, y: view.y + before.y - after.y, zoom });
}

/** Moves the map by pixels of the screen. */
export const panBy = (frame: MapFrame, view: MapView, dx: number, dy: number): MapView =>
  limitView(frame, {
    ...view,
    x: view.x - dx / (frame.scaleX * view.zoom),
    y: view.y - dy / (frame.scaleY * view.zoom),
  });

/** The view in which a place is at least `margin` pixels inside of the screen, moved as little as possible. */
export function revealPlace(frame: MapFrame, view: MapView, place: { x: number; y: number }, margin = 48): MapView {
  const { x, y } = toScreen(frame, view, place);
  const shiftInside = (value: number, size: number) => Math.min(size - margin, Math.max(margin, value)) - value;
  return panBy(frame, view, shiftInside(x, frame.width), shiftInside(y, frame.height));
}
