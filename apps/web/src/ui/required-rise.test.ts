import { describe, expect, it } from 'vitest';
import { requiredRise } from './required-rise.ts';

const floating = { top: 800, bottom: 880, left: 16, right: 352 };
const makeBox = (top: number, bottom: number, left = 16) => ({ top, bottom, left, right: left + 100 });

describe('a floating box', () => {
  it('stays where it is while nothing is below it', () => {
    expect(requiredRise(floating, [makeBox(100, 200), makeBox(820, 850, 400)], 56)).toBe(0);
  });

  it('rises right above what it would cover', () => {
    expect(requiredRise(floating, [makeBox(840, 892)], 56)).toBe(48);
  });

  it('rises above several obstacles that leave too little room between them', () => {
    expect(requiredRise(floating, [makeBox(840, 892), makeBox(760, 790)], 56)).toBe(128);
  });

  it('uses the room between two obstacles when it is large enough', () => {
    expect(requiredRise(floating, [makeBox(840, 892), makeBox(500, 700)], 56)).toBe(48);
  });

  it('finds no place when everything below the ceiling is taken', () => {
    expect(requiredRise(floating, [makeBox(60, 900)], 56)).toBeUndefined();
  });
});
