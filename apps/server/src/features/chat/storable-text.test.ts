import { expect, test } from 'vitest';
import { storableText } from './storable-text.ts';

async function filterPieces(...pieces: string[]): Promise<string[]> {
  async function* givenPieces() {
    yield* pieces;
  }
  const passed: string[] = [];
  for await (const piece of storableText(givenPieces())) passed.push(piece);
  return passed;
}

test('ordinary pieces are unchanged', async () => {
  expect(await filterPieces('Hel', 'lo 🙂', '', '!')).toEqual(['Hel', 'lo 🙂', '!']);
});

test('half of a surrogate pair waits for the other half', async () => {
  expect(await filterPieces('a\ud83d', '\ude42b', '\ud83d', '\ude42')).toEqual(['a', '🙂b', '🙂']);
});

test('NUL is removed, and half of a surrogate pair is replaced', async () => {
  expect(await filterPieces('a\0b', '\0', '\ude42c', 'd\ud83d')).toEqual(['ab', '\ufffdc', 'd', '\ufffd']);
});
