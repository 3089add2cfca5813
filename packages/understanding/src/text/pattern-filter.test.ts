import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPatternFilter } from './pattern-filter.ts';

const PATTERNS = [
  /\bremind(?:er|ing)? me\b/i,
  /(?:^|[ ,])(?:each|every) (?:mon|tues)days?(?! morning)/iu,
  /(?<=\bfor )\d{1,2}(?:\.\d)? hours?/,
  /^(?=.*\btask)(?:please )?(?:add|put) (.+) to (?:my|the) (?:list|tasks)$/,
  /(?<word>\p{L}+) \k<word>/u,
  /[¿¡"']{0,3}ma(?:ñ|n)ana|(?:é|e)cris|kiss/iu,
  /don['’]t (?:forget|miss)|pick[- ]up|@home|a_b/,
];
const PIECES =
  'remind|REMINDER|ing| me| |each |every mon|tues|day|s| morning|for 2 hour|.5|please |add milk to my list|task|the the|¿|mañana|manana|écris|ſ|don’t forget|pick-up|pick up|@home|a_b|KISS|\u212aiss|kiſſ|İ|\n|😀'.split(
    '|',
  );

test('no pattern is left out that matches the text', () => {
  const filter = createPatternFilter(PATTERNS, (pattern) => pattern);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      const matching = PATTERNS.filter((pattern) => pattern.test(text));
      expect(filter(text)).toEqual(expect.arrayContaining(matching));
    }),
  );
});

test('patterns whose words the text lacks are left out, and the others keep their order', () => {
  const filter = createPatternFilter(['every day', '\\d+', 'weekend', 'day'], (source) => new RegExp(source));
  expect(filter('what happens every day')).toEqual(['every day', '\\d+', 'day']);
  expect(filter('next WEEKEND')).toEqual(['\\d+', 'weekend']);
  expect(filter('')).toEqual(['\\d+']);
});
