import { expect, test } from 'vitest';
import type { MapPoints } from './map-points.ts';
import { fitMap, wholeMap, zoomAt } from './map-view.ts';
import { placePointLabels } from './point-labels.ts';

const measure = (text: string) => text.length * 6;

function makeMap(places: readonly (readonly [x: number, y: number, title: string])[], width = 800) {
  const points: MapPoints = {
    count: places.length,
    x: Float32Array.from(places, ([x]) => x),
    y: Float32Array.from(places, ([, y]) => y),
    category: new Uint16Array(places.length),
    categories: [],
    ids: [],
    titles: places.map(([, , title]) => title),
    startedAt: [],
    regions: [],
  };
  const frame = fitMap(points, width, 400);
  return { points, chosen: new Set<number>(), frame, view: wholeMap(frame) };
}

test('few points have their titles beside them, inside the map', () => {
  const map = makeMap([
    [0, 0, 'Roof repair'],
    [1_000, 0, 'Half marathon'],
    [500, 500, 'A very long title about the plumber and the bathroom'],
  ]);
  const labels = placePointLabels(map, [], measure);
  expect(labels.map(({ text }) => text)).toEqual(['Roof repair', 'Half marathon', 'A very long title about…']);
  // The second point is at the right edge, so its title is at its left.
  expect(labels[1]?.left).toBeLessThan(700);
  for (const { left, width } of labels) expect(left >= 0 && left + width <= 800).toBe(true);
});

test('a title that would cover a point, a name or another title is left out', () => {
  const close = makeMap([
    [0, 0, 'First'],
    [1_000, 500, 'Far away'],
    [20, 0, 'Beside the first'],
  ]);
  expect(placePointLabels(close, [], measure).map(({ text }) => text)).toEqual(['Far away', 'Beside the first']);
  const region = { name: 'Home', x: 0, y: 0, radius: 1, conversations: 2 };
  const name = { region, left: 0, top: 0, width: 200, height: 60 };
  expect(placePointLabels(close, [name], measure).map(({ text }) => text)).toEqual(['Far away']);
});

test('many points have no titles until few of them are in view', () => {
  const places = Array.from({ length: 400 }, (_, at) => [(at % 20) * 100, Math.floor(at / 20) * 100, 'Note'] as const);
  const map = makeMap(places);
  expect(placePointLabels(map, [], measure)).toEqual([]);
  const closer = zoomAt(map.frame, map.view, 8, { x: 400, y: 200 });
  expect(placePointLabels({ ...map, view: closer }, [], measure).length).toBeGreaterThan(3);
});
