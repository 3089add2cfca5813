import { expect, it } from 'vitest';
import { parseTarget } from './parse-target.ts';

it.each([
  ['Read 12 books this year', '12', 'books'],
  ['Run 10km without a break', '10', 'km'],
  ['Lose 2,5 kg', '2.5', 'kg'],
  ['Save 5000 euros by 2030', '5000', 'euros'],
])('reads the target of "%s"', (title, target, unit) => {
  expect(parseTarget(title)).toEqual({ target, unit });
});

it.each(['Move house', 'Graduate in 2027 with honours', 'Finish by 2030 at the latest', 'Chapter 7'])(
  'finds none in "%s"',
  (title) => {
    expect(parseTarget(title)).toEqual({ target: '', unit: '' });
  },
);
