import { expect, test } from 'vitest';
import { storableText } from './storable-text.ts';

async function filterDeltas(...deltas: string[]): Promise<string[]> {
  async function* givenDeltas() {
    yield* deltas;
  }
  const passed: string[] = [];
  for await (const delta of storableText(givenDeltas())) passed.push(delta);
  return passed;
}

test('ordinary deltas are unchanged', async () => {
  expect(await filterDeltas('Hel', 'lo 🙂', '', '!')).toEqual(['Hel', 'lo 🙂', '!']);
});

test('half of a surrogate pair waits for the other half', async () => {
  expect(await filterDeltas('a\ud83d', '\ude42b', '\ud83d', '\ude42')).toEqual(['a', '🙂b', '🙂']);
});

test('NUL is removed, and half of a surrogate pair is replaced', async () => {
  expect(await filterDeltas('a\0b', '\0', '\ude42c', 'd\ud83d')).toEqual(['ab', '\ufffdc', 'd', '\ufffd']);
});
