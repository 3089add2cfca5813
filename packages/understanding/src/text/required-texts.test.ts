import { expect, test } from 'vitest';
import { listRequiredTexts } from './required-texts.ts';

test.each([
  [/\bremind(?:er|ing)? me\b/i, ['remind me', 'reminder me', 'reminding me']],
  [/^(?:please )?(?:add|put) .{2,40} to my list$/, [' to my list']],
  [/(?<!not )(?:monday|tuesday)s?\b/, ['monday', 'tuesday']],
  [/\d+(?=[^]*\bevery\b)/, ['every']],
  [/(?<=\bfor )\d/, ['for ']],
  [/(?<day>sunday)|(?<other>\p{L}+ weekend)/u, ['sunday', ' weekend']],
  [/ma(?:ñ|n)ana/, ['ana']],
  [/(?:hello )+|good(?: morning){1,2}/, ['hello ', ' morning']],
  [/week{0,3}[a-z]{2}/, ['wee']],
  [/gr[ae]y area|\u0041bcd\.com/, ['gray area', 'grey area', 'bcd.com']],
])('every match of %s contains one of the required texts', (pattern, texts) => {
  expect(listRequiredTexts(pattern)).toEqual(texts);
});

test.each([
  /\d{2}/,
  /(?:weekend)?/,
  /monday|\d/,
  /(?!weekend)/,
  /(?i:monday)/,
  /a\d/,
  /(?:monday)*/,
  /[[a-z]--[x]]monday/v,
])('nothing is known to be required by %s', (pattern) => {
  expect(listRequiredTexts(pattern)).toBeUndefined();
});
