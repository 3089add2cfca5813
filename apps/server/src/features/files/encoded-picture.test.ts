import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isEncodedPicture } from './encoded-picture.ts';
import { encodePicture } from './encode-picture.ts';

const square = sharp({ create: { width: 40, height: 40, channels: 4, background: '#3366cc80' } });

test('pictures made by encodePicture are recognised, with transparency and without', async () => {
  expect(isEncodedPicture(await encodePicture(await square.clone().png().toBuffer()))).toBe(true);
  expect(isEncodedPicture(await encodePicture(await square.clone().jpeg().toBuffer()))).toBe(true);
});

test.each<[string, () => Promise<Buffer>]>([
  ['a PNG', () => square.clone().png().toBuffer()],
  [
    'metadata',
    () =>
      square
        .clone()
        .withExif({ IFD0: { Copyright: 'me' } })
        .webp()
        .toBuffer(),
  ],
  [
    'something behind the end',
    async () => Buffer.concat([await square.clone().webp().toBuffer(), Buffer.from('<script>')]),
  ],
  ['an end that is missing', async () => (await square.clone().webp().toBuffer()).subarray(0, -4)],
  ['nothing', async () => Buffer.alloc(0)],
  ['half a header', async () => Buffer.from('RIFF')],
])('%s: the bytes are not recognised as a picture made by encodePicture', async (_what, make) => {
  expect(isEncodedPicture(await make())).toBe(false);
});
