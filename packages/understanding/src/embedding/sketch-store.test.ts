import { describe, expect, test } from 'vitest';
import { SKETCH_BITS } from './sketch.ts';
import { SKETCH_BYTES, SketchStore } from './sketch-store.ts';

/** A sketch with the first `count` bits set. */
const makeSketch = (count: number): string => '1'.repeat(count) + '0'.repeat(SKETCH_BITS - count);
const bytesOf = (sketch: string): Uint8Array =>
  Uint8Array.from({ length: SKETCH_BYTES }, (_, at) => Number.parseInt(sketch.slice(at * 8, at * 8 + 8), 2));

describe('a store of sketches', () => {
  test('returns those that differ in the fewest bits, the most similar first', () => {
    const store = new SketchStore();
    for (const count of [300, 0, 512, 17, 20, 33]) store.put(`${count}`, bytesOf(makeSketch(count)));
    expect(store.nearest(makeSketch(18), 3)).toEqual(['17', '20', '33']);
    expect(store.nearest(makeSketch(0), 1)).toEqual(['0']);
    expect(store.nearest(makeSketch(512), 100)).toEqual(['512', '300', '33', '20', '17', '0']);
    expect(new SketchStore().nearest(makeSketch(1), 5)).toEqual([]);
  });

  test('keeps the last sketch of an id', () => {
    const store = new SketchStore();
    store.put('a', bytesOf(makeSketch(500)));
    store.put('b', bytesOf(makeSketch(100)));
    store.put('a', bytesOf(makeSketch(2)));
    expect(store.size).toBe(2);
    expect(store.nearest(makeSketch(0), 1)).toEqual(['a']);
  });

  test('reads a sketch from a longer byte array, and grows beyond its initial capacity', () => {
    const store = new SketchStore();
    const packed = new Uint8Array(SKETCH_BYTES * 200);
    for (let at = 0; at < 200; at += 1) packed.set(bytesOf(makeSketch(at)), at * SKETCH_BYTES);
    for (let at = 0; at < 200; at += 1) store.put(`${at}`, packed, at * SKETCH_BYTES);
    expect(store.nearest(makeSketch(150), 3)).toEqual(['150', '149', '151']);
  });
});
