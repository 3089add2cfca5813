import { describe, expect, test } from 'vitest';
import { layOutMap } from './lay-out-map.ts';
import { nameRegions } from './name-regions.ts';
import { placeOnMap } from './place-on-map.ts';
import { seededRandom } from './seeded-random.ts';
import type { VectorTable } from './vector-table.ts';

const WIDTH = 64;

/** Rows around `groups` directions, in turn: row n is of group n % groups. */
function makeVectors(count: number, groups: number): VectorTable {
  const random = seededRandom(3);
  const centres = Array.from({ length: groups * WIDTH }, () => random() * 160 - 80);
  const values = Int8Array.from({ length: count * WIDTH }, (_, at) => {
    const group = Math.floor(at / WIDTH) % groups;
    return (centres[group * WIDTH + (at % WIDTH)] ?? 0) + random() * 80 - 40;
  });
  return { values, count, width: WIDTH };
}

const nearestOf = (positions: Float32Array, row: number): number => {
  let [best, least] = [-1, Infinity];
  for (let other = 0; other < positions.length / 2; other += 1) {
    const distance = Math.hypot(
      (positions[other * 2] ?? 0) - (positions[row * 2] ?? 0),
      (positions[other * 2 + 1] ?? 0) - (positions[row * 2 + 1] ?? 0),
    );
    if (other !== row && distance < least) [best, least] = [other, distance];
  }
  return best;
};

const firstRows = (table: VectorTable, count: number): VectorTable => ({
  ...table,
  count,
  values: table.values.subarray(0, count * table.width),
});

describe('a map of vectors', () => {
  const table = makeVectors(600, 12);
  const positions = layOutMap(table);

  test('puts the rows of a group together', () => {
    const rows = Array.from({ length: 600 }, (_, row) => row);
    const inGroup = rows.filter((row) => nearestOf(positions, row) % 12 === row % 12);
    expect(inGroup.length).toBeGreaterThan(590);
  });

  test('is the same every time, and fills the unit square', () => {
    expect(layOutMap(makeVectors(600, 12))).toEqual(positions);
    expect(Math.min(...positions)).toBeCloseTo(0, 5);
    expect(Math.max(...positions)).toBeCloseTo(1, 5);
  });

  test('accepts zero vectors and equal rows', () => {
    const laidOut = layOutMap({ values: new Int8Array(40 * WIDTH), count: 40, width: WIDTH });
    expect(laidOut.every((value) => value >= 0 && value <= 1)).toBe(true);
  });

  test.each([0, 1, 2, 3])('lays out %i rows', (count) => {
    const laidOut = layOutMap(firstRows(table, count));
    expect([...laidOut].every((value) => value >= 0 && value <= 1)).toBe(true);
    expect(laidOut).toHaveLength(count * 2);
  });

  test('puts new rows near their group without moving the old rows', () => {
    const placed = positions.slice(0, 1_000);
    const all = placeOnMap(table, placed);
    expect(all.slice(0, 1_000)).toEqual(placed);
    const added = Array.from({ length: 100 }, (_, at) => 500 + at);
    expect(added.filter((row) => nearestOf(all, row) % 12 === row % 12).length).toBeGreaterThan(95);
  });

  test('resembles the map it starts from', () => {
    const again = layOutMap(table, positions);
    const moved = Array.from({ length: 600 }, (_, row) =>
      Math.hypot(
        (again[row * 2] ?? 0) - (positions[row * 2] ?? 0),
        (again[row * 2 + 1] ?? 0) - (positions[row * 2 + 1] ?? 0),
      ),
    );
    expect(moved.reduce((sum, distance) => sum + distance, 0) / 600).toBeLessThan(0.15);
  });
});

describe('names of regions', () => {
  // A hundred points in two heaps, left and right.
  const random = seededRandom(9);
  const positions = Float32Array.from({ length: 200 }, (_, at) => {
    const isRight = (at >> 1) % 2 === 1;
    return at % 2 === 1 ? 0.5 + random() * 0.05 : (isRight ? 0.8 : 0.2) + random() * 0.05;
  });
  const rows = (from: number, step: number) =>
    Array.from({ length: 100 }, (_, row) => row).filter((row) => row % step === from);

  test('are those of subjects to which most of a region belongs', () => {
    const regions = nameRegions(positions, [{ name: 'Left', rows: rows(0, 2) }]);
    expect(regions).toEqual([expect.objectContaining({ name: 'Left', count: 50 })]);
    expect(regions[0]?.x).toBeCloseTo(0.225, 1);
  });

  test('are left out for a subject that is everywhere, and for one that is rare', () => {
    const subjects = [
      { name: 'Everywhere', rows: rows(0, 1) },
      { name: 'Rare', rows: [0, 2, 4] },
    ];
    expect(nameRegions(positions, subjects)).toEqual([]);
  });
});
