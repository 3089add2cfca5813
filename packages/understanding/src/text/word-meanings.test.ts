import { expect, test } from 'vitest';
import { soughtWords } from './word-meanings.ts';

test.each([
  ['Heizungswartung', 'de', ['wartung', 'maintenance']],
  ['verwarmingsketel', 'nl', ['ketel', 'boiler']],
] as const)('a compound is also looked for by its last part: %s', (word, language, parts) => {
  expect(soughtWords([word.toLowerCase()], language).at(-1)).toEqual(expect.arrayContaining([...parts]));
});

test.each([
  ['kopenhagen', 'nl', 'copenhagen'],
  ['lisbonne', 'fr', 'lisbon'],
  ['donau', 'de', 'danube'],
] as const)(
  'a place is looked for by its other names, and not by words that it begins like: %s',
  (word, language, name) => {
    const [sought] = soughtWords([word], language);
    expect(sought).toContain(name);
    expect(sought).not.toContain('buy');
  },
);
