import { expect, test } from 'vitest';
import { Random } from '@app/formats/testing/random';
import { ALL_FAULTS } from './all-faults.ts';
import { planGroups } from './plan.ts';

const namesOf = (databaseKind, seed) =>
  planGroups(ALL_FAULTS, databaseKind, new Random(seed))
    .flat()
    .map(({ name }) => name);

test('the plan of a database has every repetition of its faults, and no other', () => {
  for (const databaseKind of ['embedded', 'external']) {
    const expected = ALL_FAULTS.filter(({ databases }) => databases.includes(databaseKind)).flatMap(
      ({ name, repetitions }) => Array.from({ length: repetitions }, () => name),
    );
    expect(namesOf(databaseKind, 7).toSorted()).toEqual(expected.toSorted());
  }
});

test('the same seed gives the same order, another seed a different one', () => {
  expect(namesOf('external', 7)).toEqual(namesOf('external', 7));
  expect(namesOf('external', 8)).not.toEqual(namesOf('external', 7));
});

test('both databases together have at least two hundred faults', () => {
  expect(namesOf('embedded', 1).length + namesOf('external', 1).length).toBeGreaterThanOrEqual(200);
});
