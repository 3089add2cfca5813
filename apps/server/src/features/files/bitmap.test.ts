import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isBitmap, readBitmap } from './bitmap.ts';
import { encodePicture } from './encode-picture.ts';

const RED = [255, 0, 0];
const GREEN = [0, 255, 0];
const BLUE = [0, 0, 255];
const WHITE = [255, 255, 255];

/** A picture of two by two pixels: red and green above blue and white. */
function makeBitmap({ bits = 24, height = 2, compression = 0, rows = [] as number[], table = [] as number[] }): Buffer {
  const header = Buffer.alloc(54);
  header.write('BM', 0, 'latin1');
  header.writeUInt32LE(54 + table.length, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(2, 18);
  header.writeInt32LE(height, 22);
  header.writeUInt16LE(bits, 28);
  header.writeUInt32LE(compression, 30);
  return Buffer.concat([header, Buffer.from(table), Buffer.from(rows)]);
}

const toBgr = (color: readonly number[]) => color.toReversed();
const upwards = [...toBgr(BLUE), ...toBgr(WHITE), 0, 0, ...toBgr(RED), ...toBgr(GREEN), 0, 0];
const expected = { width: 2, height: 2, pixels: Buffer.from([...RED, ...GREEN, ...BLUE, ...WHITE]) };

describe('a bitmap', () => {
  test('of 24 bits is read from its last row up', () => {
    expect(isBitmap(makeBitmap({ rows: upwards }))).toBe(true);
    expect(readBitmap(makeBitmap({ rows: upwards }))).toEqual(expected);
  });

  test('with a negative height is read from its first row down', () => {
    const downwards = [...upwards.slice(8), ...upwards.slice(0, 8)];
    expect(readBitmap(makeBitmap({ height: -2, rows: downwards }))).toEqual(expected);
  });

  test('of 32 bits is read without the fourth byte', () => {
    const rows = [BLUE, WHITE, RED, GREEN].flatMap((color) => [...toBgr(color), 7]);
    expect(readBitmap(makeBitmap({ bits: 32, rows }))).toEqual(expected);
  });

  test('of 8 bits takes its colours from the table', () => {
    const table = [RED, GREEN, BLUE, WHITE].flatMap((color) => [...toBgr(color), 0]);
    expect(readBitmap(makeBitmap({ bits: 8, table, rows: [2, 3, 0, 0, 0, 1, 0, 0] }))).toEqual(expected);
  });

  test('is encoded like any other picture', async () => {
    const { data, info } = await sharp(await encodePicture(makeBitmap({ rows: upwards })))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([2, 2]);
    // Encoding changes colours a little, but the fourth pixel is still the brightest.
    expect(Math.min(...data.subarray(-3))).toBeGreaterThan(Math.min(...data.subarray(0, 3)));
    await expect(encodePicture(makeBitmap({ rows: [] }))).rejects.toMatchObject({ code: 'objects.damaged' });
  });

  test.each([
    ['cut short', { rows: upwards.slice(0, 9) }],
    ['compressed', { bits: 8, compression: 1, rows: upwards }],
    ['of two colours', { bits: 1, rows: upwards }],
    ['without a row', { height: 0, rows: upwards }],
    ['of a colour that is not in the table', { bits: 8, rows: [0, 255, 0, 0, 0, 0, 0, 0] }],
  ])('that is %s is not read', (_what, given) => {
    expect(readBitmap(makeBitmap(given))).toBeUndefined();
  });

  test('is not recognised by its first letters alone', () => {
    expect(isBitmap(Buffer.from('BMW and other cars, of which there are many in this text about cars'))).toBe(false);
    expect(isBitmap(Buffer.from('BM'))).toBe(false);
  });
});
