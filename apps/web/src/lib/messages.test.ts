import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { translator, type MessageValues } from './messages.ts';

const cases: readonly (readonly [message: string, values: MessageValues])[] = [
  ['plain', {}],
  ["You've reached your limit, {name}.", { name: 'Ada' }],
  ["It''s quoted: '{name}' and '{' alone", { name: 'Ada' }],
  ['{ name } and {name}', { name: 'Ada' }],
  ['{count, number} of {total, number}', { count: 1234, total: 1234567 }],
  ['{count, plural, =0 {none} one {# thing} other {# things}}', { count: 0 }],
  ['{count, plural, =0 {none} one {# thing} other {# things}}', { count: 1 }],
  ['{count, plural, =0 {none} one {# thing} other {# things}}', { count: 12345 }],
  ["{count, plural, one {# of {name}'s} other {'#' is not # for {name}}}", { count: 2, name: 'Ada' }],
  ['{kind, select, day {on a day} other {otherwise {name}}}', { kind: 'day', name: 'Ada' }],
  ['{kind, select, day {on a day} other {otherwise {name}}}', { kind: 'week', name: 'Ada' }],
  ['{a, plural, one {{b, plural, one {# and one} other {# and more}}} other {#}}', { a: 1, b: 3 }],
  ['a # outside is a #', {}],
];

describe('messages', () => {
  it.each(cases)('%s is formatted like the reference implementation, with %j', (message, values) => {
    expect(translator({ message })('message', values)).toBe(new IntlMessageFormat(message, 'en-US').format(values));
  });

  it('throw when a value is missing', () => {
    expect(() => translator({ message: 'Hello {name}' })('message')).toThrow('needs a value for name');
  });

  it.each(['{', '{count, ordinal, one {#}}', '{count, plural, one #}'])(
    'refuse to be read when broken: %s',
    (message) => {
      expect(() => translator({ message })('message', { count: 1 })).toThrow(SyntaxError);
    },
  );
});
