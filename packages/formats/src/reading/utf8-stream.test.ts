import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBytes } from '../../testing/read-sample.ts';
import { Utf8Stream } from './utf8-stream.ts';

/** Decodes the bytes in pieces of `size`. */
function decodeInPieces(bytes: Buffer, size = bytes.length || 1): string {
  const stream = new Utf8Stream();
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += size) pieces.push(Buffer.from(stream.push(bytes.subarray(at, at + size))));
  return Buffer.concat([...pieces, stream.finish()]).toString('utf8');
}

describe('bytes of a text', () => {
  test('in UTF-8 pass unchanged, however they are cut', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 9 }), (text, size) => {
        const bytes = Buffer.from(text.toWellFormed());
        expect(decodeInPieces(bytes, size)).toBe(text.toWellFormed());
      }),
    );
  });

  test('in windows-1252 are read without loss', () => {
    const text = 'Grüße – “naïve” café, 5 € … Ÿ';
    const codes: Record<string, number> = { '–': 0x96, '“': 0x93, '”': 0x94, '€': 0x80, '…': 0x85, Ÿ: 0x9f };
    const bytes = Buffer.from([...text].map((sign) => codes[sign] ?? sign.charCodeAt(0)));
    for (const size of [1, 2, 3, 7, bytes.length]) expect(decodeInPieces(bytes, size)).toBe(text);
  });

  test('that mix both encodings are each read in the right one', () => {
    const mixed = Buffer.concat([Buffer.from('東京 ü '), Buffer.from([0xfc, 0x20, 0xe9]), Buffer.from(' 😀')]);
    for (const size of [1, 2, 5, mixed.length]) expect(decodeInPieces(mixed, size)).toBe('東京 ü ü é 😀');
  });

  test('of a character that is cut off at the end are read as windows-1252', () => {
    expect(decodeInPieces(Buffer.from('ab😀').subarray(0, 4))).toBe('abðŸ');
  });

  test('become at most three bytes each', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(Buffer.from(decodeInPieces(Buffer.from(bytes))).length).toBeLessThanOrEqual(bytes.length * 3);
      }),
    );
  });
});

test('a transcript and JSON in windows-1252 are read like those in UTF-8', async () => {
  const transcript = Buffer.from('User: Gr\xfc\xdfe?\nAssistant: Bien s\xfbr \x96 caf\xe9.\n', 'latin1');
  const { conversations } = await readBytes(transcript, 'chat.txt');
  expect(conversations[0]?.messages.map(({ content }) => content)).toEqual(['Grüße?', 'Bien sûr – café.']);
  const json = Buffer.from(
    '[{"title":"Caf\xe9","messages":[{"role":"user","content":"\xc4hnlich?"},{"role":"assistant","content":"Oui"}]}]',
    'latin1',
  );
  const read = await readBytes(json, 'chat.json');
  expect(read.conversations[0]).toMatchObject({
    title: 'Café',
    messages: [{ content: 'Ähnlich?' }, { content: 'Oui' }],
  });
});
