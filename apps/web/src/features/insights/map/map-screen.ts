import type { ArchiveMapRegion } from '@app/contract/archive-map';
import { type MapColors, readMapColors } from './map-colors.ts';
import { type ChosenCategories, type MapPoints, nearestPoint } from './map-points.ts';
import {
  fitMap,
  limitView,
  type MapFrame,
  type MapView,
  panBy,
  revealPlace,
  toPlace,
  toScreen,
  wholeMap,
  zoomAt,
} from './map-view.ts';
import { paintLabels, paintRing, type PlacedLabel, placeLabels } from './paint-labels.ts';
import { paintPoints } from './paint-points.ts';
import { paintPointLabels, placePointLabels, type PointLabel } from './point-labels.ts';

interface Place {
  x: number;
  y: number;
}

/** What was drawn, in CSS pixels. */
export interface DrawnMap {
  width: number;
  height: number;
  zoom: number;
  /** Where the active point is. */
  active: Place | undefined;
}

const GLIDE_MS = 180;

/** Draws the map on a canvas, at most once a frame, and only when something has changed. */
export class MapScreen {
  #canvas: HTMLCanvasElement | undefined;
  #onDraw: (drawn: DrawnMap) => void = () => {};
  #points: MapPoints;
  #chosen: ChosenCategories = new Set();
  #active = -1;
  #frame: MapFrame;
  #view: MapView;
  #colors: MapColors | undefined;
  #image: ImageData | undefined;
  #labels: PlacedLabel[] = [];
  #pointLabels: PointLabel[] = [];
  /** The id of the requested animation frame; 0 if none is requested. */
  #frameRequest = 0;
  #glide: { from: MapView; to: MapView; start: number } | undefined;

  constructor(points: MapPoints) {
    this.#points = points;
    this.#frame = fitMap(points, 0, 0);
    this.#view = wholeMap(this.#frame);
  }

  /** Starts drawing on the canvas, and calls `onDraw` each time. Returns a function that ends the drawing. */
  attach(canvas: HTMLCanvasElement, onDraw: (drawn: DrawnMap) => void): () => void {
    this.#canvas = canvas;
    this.#onDraw = onDraw;
    this.#image = undefined;
    this.#requestPaint();
    return () => {
      this.#canvas = undefined;
      cancelAnimationFrame(this.#frameRequest);
      this.#frameRequest = 0;
    };
  }

  update(change: { points?: MapPoints; chosen?: ChosenCategories; active?: number }): void {
    if (change.points !== undefined && change.points !== this.#points) {
      this.#points = change.points;
      this.#colors = undefined;
      this.#frame = fitMap(change.points, this.#frame.width, this.#frame.height);
      this.#view = this.#view.zoom === 1 ? wholeMap(this.#frame) : limitView(this.#frame, this.#view);
    }
    this.#chosen = change.chosen ?? this.#chosen;
    this.#active = change.active ?? this.#active;
    this.#requestPaint();
  }

  resize(width: number, height: number): void {
    if (width === this.#frame.width && height === this.#frame.height) return;
    this.#frame = fitMap(this.#points, width, height);
    this.#view = this.#view.zoom === 1 ? wholeMap(this.#frame) : limitView(this.#frame, this.#view);
    this.#image = undefined;
    this.#requestPaint();
  }

  /** Reads the colours again, after a change of the theme. */
  refreshColors(): void {
    this.#colors = undefined;
    this.#requestPaint();
  }

  /**
   * The point of the shown categories at a place of the screen, at most `maxDistance` pixels away or with its title there;
   * -1 if there is none.
   */
  pointAt(screen: Place, maxDistance: number): number {
    const titled = findAt(this.#pointLabels, screen);
    if (titled !== undefined) return titled.point;
    const perPixel = 1 / (Math.min(this.#frame.scaleX, this.#frame.scaleY) * this.#view.zoom);
    return nearestPoint(this.#points, this.#chosen, toPlace(this.#frame, this.#view, screen), maxDistance * perPixel);
  }

  /** The point of the shown categories nearest to the middle; -1 if there is none. */
  middlePoint(): number {
    return nearestPoint(this.#points, this.#chosen, this.#view, Infinity);
  }

  labelAt(screen: Place): ArchiveMapRegion | undefined {
    return findAt(this.#labels, screen)?.region;
  }

  pan(dx: number, dy: number): void {
    this.#setView(panBy(this.#frame, this.#view, dx, dy));
  }

  /** Returns whether the zoom changed: it does not change beyond the smallest and the largest zoom. */
  zoom(factor: number, at?: Place): boolean {
    const { width, height } = this.#frame;
    const view = zoomAt(this.#frame, this.#view, factor, at ?? { x: width / 2, y: height / 2 });
    if (view.zoom === this.#view.zoom) return false;
    if (at === undefined) this.#glideTo(view);
    else this.#setView(view);
    return true;
  }

  showAll(): void {
    this.#glideTo(wholeMap(this.#frame));
  }

  showRegion({ x, y }: ArchiveMapRegion): void {
    this.#glideTo(limitView(this.#frame, { x, y, zoom: Math.max(4, this.#view.zoom * 1.5) }));
  }

  reveal(point: number): void {
    const place = { x: this.#points.x[point] ?? 0, y: this.#points.y[point] ?? 0 };
    this.#setView(revealPlace(this.#frame, this.#view, place));
  }

  #setView(view: MapView): void {
    this.#glide = undefined;
    this.#view = view;
    this.#requestPaint();
  }

  #glideTo(view: MapView): void {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) this.#setView(view);
    else {
      this.#glide = { from: this.#view, to: view, start: performance.now() };
      this.#requestPaint();
    }
  }

  #requestPaint(): void {
    if (this.#frameRequest === 0) this.#frameRequest = requestAnimationFrame((now) => this.#paint(now));
  }

  #paint(now: number): void {
    this.#frameRequest = 0;
    if (this.#glide !== undefined) this.#advanceGlide(now);
    const { width, height } = this.#frame;
    const context = this.#canvas?.getContext('2d');
    if (!this.#canvas || !context || width === 0 || height === 0) return;
    const ratio = window.devicePixelRatio;
    this.#image ??= createImage(context, width * ratio, height * ratio);
    this.#colors ??= readMapColors(this.#canvas.parentElement ?? this.#canvas, this.#points.categories);
    const { categories: colors, faded, label } = this.#colors;
    const map = { points: this.#points, chosen: this.#chosen, frame: this.#frame, view: this.#view, colors, faded };
    paintPoints(this.#image, ratio, map);
    context.putImageData(this.#image, 0, 0);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.font = label.font;
    this.#labels = placeLabels(map, (text) => context.measureText(text).width);
    context.font = label.pointFont;
    this.#pointLabels = placePointLabels(map, this.#labels, (text) => context.measureText(text).width);
    paintPointLabels(context, this.#pointLabels, label);
    paintLabels(context, this.#labels, label);
    const active = this.#activePlace();
    if (active !== undefined) paintRing(context, active, label);
    this.#onDraw({ width, height, zoom: this.#view.zoom, active });
  }

  #advanceGlide(now: number): void {
    if (this.#glide === undefined) return;
    const { from, to, start } = this.#glide;
    const share = Math.min(1, Math.max(0, (now - start) / GLIDE_MS));
    const eased = 1 - (1 - share) ** 3;
    const between = (a: number, b: number) => a + (b - a) * eased;
    this.#view = { x: between(from.x, to.x), y: between(from.y, to.y), zoom: between(from.zoom, to.zoom) };
    if (share === 1) this.#glide = undefined;
    else this.#requestPaint();
  }

  #activePlace(): Place | undefined {
    if (this.#active < 0) return undefined;
    const place = { x: this.#points.x[this.#active] ?? 0, y: this.#points.y[this.#active] ?? 0 };
    return toScreen(this.#frame, this.#view, place);
  }
}

function findAt<Label extends { left: number; top: number; width: number; height: number }>(
  labels: readonly Label[],
  { x, y }: Place,
): Label | undefined {
  return labels.find(({ left, top, width, height }) => x >= left && x <= left + width && y >= top && y <= top + height);
}

/** Sets the size of the canvas, and returns an empty image of that size. */
function createImage(context: CanvasRenderingContext2D, width: number, height: number): ImageData {
  context.canvas.width = Math.round(width);
  context.canvas.height = Math.round(height);
  return context.createImageData(context.canvas.width, context.canvas.height);
}
