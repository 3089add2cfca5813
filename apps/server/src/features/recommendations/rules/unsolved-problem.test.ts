import { expect, test } from 'vitest';
import { withPlannedTitles, snapshotOf } from '../test-snapshot.ts';
import { findUnsolvedProblems } from './unsolved-problem.ts';

const clipRequest = (text: string, ago: number) => ({ text, ago, conversation: 'Clip a raster layer' });
const question = clipRequest('how do i clip a raster to a polygon? it gives me an empty layer', 5.02);

test.each([
  'nope, still empty :(',
  'Das funktioniert leider nicht.',
  'immer noch der gleiche Fehler',
  'Ça ne marche toujours pas',
  'No funciona',
  'Het werkt nog steeds niet',
  'Same error as before',
  "That didn't work either.",
  'I tried all of that, no luck',
  "it still doesn't show anything",
  'I exchanged the router, but it still breaks down every evening.',
])('A problem is unsolved if the last message about it says that it does not work: %s', (complaint) => {
  const [found, ...others] = findUnsolvedProblems(snapshotOf([question, clipRequest(complaint, 5)]));
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    title: 'Get back to what did not work: Clip a raster layer',
    priority: 'medium',
    sources: [{ quote: complaint }, { quote: question.text }],
    action: { kind: 'event', title: 'Solve: Clip a raster layer' },
  });
});

test.each([
  [
    'that is solved in the end',
    [question, clipRequest('still empty', 5.01), clipRequest('ah, the other layer. it works now', 5)],
    {},
  ],
  [
    'that is solved according to a message in another language',
    [question, clipRequest('immer noch nicht', 5.01), clipRequest('Ah, danke! Jetzt geht es nicht mehr kaputt.', 5)],
    {},
  ],
  ['without a complaint in the last message', [question, clipRequest('and how do I save it?', 5)], {}],
  ['of today', [{ ...question, ago: 0.2 }, clipRequest('still empty', 0.1)], {}],
  ['of three months ago', [{ ...question, ago: 91 }, clipRequest('still empty', 90)], {}],
  [
    'that is in the planner',
    [question, clipRequest('still empty', 5)],
    withPlannedTitles('Solve: clip a raster layer'),
  ],
  ['mentioned in a long text', [question, clipRequest(`Still nothing. ${'The log says a word. '.repeat(30)}`, 5)], {}],
  ['in the only message of a conversation', [clipRequest('my printer is still not working', 5)], {}],
])('a problem %s is not unsolved', (_, lines, planner) => {
  expect(findUnsolvedProblems(snapshotOf(lines, planner))).toEqual([]);
});
