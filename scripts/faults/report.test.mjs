import { expect, test } from 'vitest';
import { describeOutcome, hasPassed, joinOutcomes } from './report.ts';

const good = {
  trials: [
    { database: 'embedded', fault: 'app killed', recoveredMs: 1_200 },
    { database: 'embedded', fault: 'app killed', recoveredMs: 2_340 },
  ],
  acknowledged: 50,
  lost: [],
  duplicated: [],
  findings: [],
  statuses: new Map([
    [503, 3],
    [0, 2],
    [201, 50],
  ]),
};

test('the report has a line for each fault with its slowest recovery, and the totals', () => {
  expect(describeOutcome(good, 12.3)).toEqual([
    'embedded: app killed, 2 times: ready again after 2.3 s at most',
    '',
    'Answers: connection broken: 2, 201: 50, 503: 3.',
    '',
    '2 faults in 12 s, 50 acknowledged writes checked.',
    'Ready in ten seconds: 2 of 2.',
    'Lost: 0. Doubled: 0. Not started in time: 0. Answers with 500: 0. Other findings: 0.',
  ]);
});

test('lost writes, duplicated writes and findings are listed', () => {
  const bad = { ...good, lost: ['tasks 0.1'], duplicated: ['tasks 0.2'], findings: ['The app ended by itself.'] };
  const lines = describeOutcome(bad, 12.3);
  for (const line of ['The app ended by itself.', 'Lost: tasks 0.1', 'Doubled: tasks 0.2'])
    expect(lines).toContain(line);
});

test('a run passes if nothing is wrong in enough faults', () => {
  expect(hasPassed(good, 2)).toBe(true);
  expect(hasPassed(good, 3)).toBe(false);
  const late = { database: 'embedded', fault: 'app killed', recoveredMs: undefined };
  const wrong = [
    { lost: ['x'] },
    { duplicated: ['x'] },
    { findings: ['x'] },
    { trials: [...good.trials, late] },
    { statuses: new Map([[500, 1]]) },
  ];
  for (const part of wrong) expect(hasPassed({ ...good, ...part }, 2)).toBe(false);
});

test('the outcomes of both databases are reported together', () => {
  const { trials, acknowledged, statuses } = joinOutcomes([good, good]);
  expect([trials.length, acknowledged, statuses.get(201)]).toEqual([4, 100, 100]);
});
