import { expect, test } from 'vitest';
import type { Box } from '#ui/required-rise.ts';
import { chooseLauncherPlace } from './launcher-place.ts';

const phone = { width: 390, height: 844, contentRight: 390 };
/** A list whose rows have a title at the left and a date at the right, down to the bottom of the screen. */
const rowTexts = Array.from({ length: 9 }, (_, row): Box[] => {
  const top = 320 + row * 58;
  return [
    { top, bottom: top + 40, left: 28, right: 250 },
    { top, bottom: top + 40, left: 320, right: 362 },
  ];
}).flat();

test('the button is in the corner, or above what is there', () => {
  const buttonAtRight = { top: 780, bottom: 824, left: 300, right: 374 };
  expect(chooseLauncherPlace(phone, { controls: [], texts: [] })).toEqual({ shape: 'button', rise: 0, toLeft: 0 });
  expect(chooseLauncherPlace(phone, { controls: [buttonAtRight], texts: [] })).toEqual({
    shape: 'button',
    rise: 56,
    toLeft: 0,
  });
});

test('where text leaves no room it is a tab at the edge: above a small control, over the end of a wide one', () => {
  expect(chooseLauncherPlace(phone, { controls: [], texts: rowTexts })).toEqual({ shape: 'tab', rise: 0, toLeft: 0 });
  const menuButton = { top: 790, bottom: 834, left: 346, right: 390 };
  expect(chooseLauncherPlace(phone, { controls: [menuButton], texts: rowTexts })).toEqual({
    shape: 'tab',
    rise: 46,
    toLeft: 0,
  });
  const row = { top: 770, bottom: 828, left: 16, right: 374 };
  expect(chooseLauncherPlace(phone, { controls: [row], texts: rowTexts })).toEqual({
    shape: 'tab',
    rise: 0,
    toLeft: 0,
  });
  const withScrollbar = { ...phone, contentRight: 375 };
  expect(chooseLauncherPlace(withScrollbar, { controls: [], texts: rowTexts })).toMatchObject({ toLeft: 15 });
});

test('it is not shown where even a tab would cover a control', () => {
  const column = { top: 0, bottom: 844, left: 340, right: 390 };
  expect(chooseLauncherPlace(phone, { controls: [column], texts: rowTexts }).shape).toBe('none');
});
