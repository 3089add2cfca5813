import { expect, test } from 'vitest';
import { type ChosenCategories, type MapPoints, nearestPoint, nextPoint } from './map-points.ts';
import { fitMap, limitView, MAX_ZOOM, panBy, revealPlace, toPlace, toScreen, wholeMap, zoomAt } from './map-view.ts';

const places = [
  [0, 0],
  [100, 0],
  [100, 0],
  [200, 10],
  [100, 80],
] as const;
const points: MapPoints = {
  count: places.length,
  x: Float32Array.from(places, ([x]) => x),
  y: Float32Array.from(places, ([, y]) => y),
  category: Uint16Array.from([0, 0, 0, 0, 1]),
  categories: [],
  ids: [],
  titles: [],
  startedAt: [],
  regions: [],
};
const noFilter: ChosenCategories = new Set();
const frame = fitMap(points, 656, 456);
const whole = wholeMap(frame);

test('the whole map is in the middle of the screen, with all points inside of it', () => {
  expect(toScreen(frame, whole, { x: 100, y: 40 })).toEqual({ x: 328, y: 228 });
  for (const [x, y] of places) {
    const at = toScreen(frame, whole, { x, y });
    expect(at.x >= 28 && at.x <= 628 && at.y >= 28 && at.y <= 428).toBe(true);
  }
});

test('zooming keeps the place under the pointer, and ends at the whole map and at the largest zoom', () => {
  const at = { x: 300, y: 250 };
  const before = toPlace(frame, whole, at);
  const closer = zoomAt(frame, whole, 3, at);
  expect(toPlace(frame, closer, at).x).toBeCloseTo(before.x, 6);
  expect(toPlace(frame, closer, at).y).toBeCloseTo(before.y, 6);
  expect(zoomAt(frame, closer, 100, at).zoom).toBe(MAX_ZOOM);
  expect(zoomAt(frame, closer, 0.001, at)).toEqual(whole);
});

test('the map cannot be moved out of sight, and follows a point that the arrow keys reach', () => {
  expect(panBy(frame, whole, 500, 500)).toEqual(whole);
  const closer = limitView(frame, { ...whole, zoom: 4 });
  const far = panBy(frame, closer, -10_000, 0);
  expect(far.x).toBe(175);
  const seen = toScreen(frame, revealPlace(frame, far, { x: 100, y: 40 }), { x: 100, y: 40 });
  expect(seen.x).toBeCloseTo(48, 6);
});

test('a far point beyond the edges of the whole map can be moved to and revealed', () => {
  const count = 1000;
  const x = Float32Array.from({ length: count }, (_, at) => at % 100);
  const y = Float32Array.from({ length: count }, (_, at) => Math.floor(at / 100));
  [x[0], x[1], x[2]] = [-400, -300, -200];
  const farFrame = fitMap({ ...points, count, x, y }, 656, 456);
  const all = wholeMap(farFrame);
  const far = { x: -400, y: 0 };
  expect(toScreen(farFrame, all, far).x).toBeLessThan(0);
  for (const view of [all, zoomAt(farFrame, all, 4, { x: 328, y: 228 })]) {
    expect(toScreen(farFrame, revealPlace(farFrame, view, far), far).x).toBeGreaterThanOrEqual(28);
    expect(toScreen(farFrame, panBy(farFrame, view, 1e6, 0), far).x).toBeGreaterThanOrEqual(28);
    expect(toScreen(farFrame, panBy(farFrame, view, 1e6, 0), far).x).toBeLessThan(656);
  }
  const atFarPoint = revealPlace(farFrame, zoomAt(farFrame, all, 4, { x: 328, y: 228 }), far);
  expect(zoomAt(farFrame, atFarPoint, 0.01, { x: 0, y: 0 })).toEqual(all);
});

test('the arrows go to the nearest point in their direction, even among points at the same place', () => {
  expect(nextPoint(points, noFilter, 0, 'right')).toBe(1);
  expect(nextPoint(points, noFilter, 1, 'right')).toBe(2);
  expect(nextPoint(points, noFilter, 2, 'right')).toBe(3);
  expect(nextPoint(points, noFilter, 2, 'left')).toBe(1);
  expect(nextPoint(points, noFilter, 1, 'left')).toBe(0);
  expect(nextPoint(points, noFilter, 2, 'down')).toBe(4);
  expect(nextPoint(points, noFilter, 0, 'left')).toBe(-1);
  expect(nextPoint(points, new Set([0]), 2, 'down')).toBe(-1);
});

test('a pointer finds the nearest point of the chosen categories within reach', () => {
  expect(nearestPoint(points, noFilter, { x: 190, y: 12 }, 20)).toBe(3);
  expect(nearestPoint(points, noFilter, { x: 150, y: 50 }, 20)).toBe(-1);
  expect(nearestPoint(points, new Set([1]), { x: 190, y: 12 }, Infinity)).toBe(4);
});
