import { expect, it } from 'vitest';
import { withMovedShown } from './move-of-shown.ts';

const now = new Date('2026-11-29T12:00:00Z');
const shown = { title: 'Piano tuning', day: 'December 9' };

it.each([
  ['put it on the 11th at 10 instead', 'move Piano tuning to the 11th at 10'],
  ['Move it to the Thursday after at 9', 'Move Piano tuning to december 10, 2026 at 9'],
  ['Verzet die maar naar de donderdag erna, om 9 uur', 'Verzet Piano tuning naar 10 december 2026, om 9 uur'],
  ['Verschieb sie doch auf Freitag', 'Verschieb Piano tuning auf Freitag'],
  ['move the call to Friday', 'move the call to Friday'],
])('%s', (text, moved) => {
  expect(withMovedShown(text, shown.title, shown, now)).toBe(moved);
});

it('leaves an order alone if no single plan was shown', () => {
  expect(withMovedShown('move it to Friday', undefined, undefined, now)).toBe('move it to Friday');
});
