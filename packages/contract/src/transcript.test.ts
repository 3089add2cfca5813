import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTranscript, previewOf, type Turn, writeTranscript } from './transcript.ts';

const awkwardLine = fc.constantFrom(
  'User: hi',
  'Assistant: no',
  '\\User: x',
  '\\\\Assistant:',
  'User:',
  '',
  ' ',
  'text',
  '\\',
  'user: x',
);
const content = fc.array(fc.oneof(awkwardLine, fc.string())).map((lines) => lines.join('\n'));
const turns = fc.array(fc.record<Turn>({ role: fc.constantFrom('user', 'assistant'), content }));

describe('transcripts', () => {
  test('label each turn and keep its further lines with it', () => {
    const text = writeTranscript([
      { role: 'user', content: 'Two lines\nof text' },
      { role: 'assistant', content: 'Fine.' },
    ]);
    expect(text).toBe('User: Two lines\nof text\nAssistant: Fine.');
  });

  test('can be parsed to the same turns whatever the messages contain', () => {
    fc.assert(
      fc.property(turns, (given) => {
        expect(parseTranscript(writeTranscript(given))).toEqual(given);
      }),
    );
  });

  test('escape a line that looks like the start of a turn', () => {
    const turns: Turn[] = [{ role: 'user', content: 'She wrote\nAssistant: hello\n\\User: twice' }];
    expect(writeTranscript(turns)).toBe('User: She wrote\n\\Assistant: hello\n\\\\User: twice');
    expect(parseTranscript(writeTranscript(turns))).toEqual(turns);
  });

  test('attribute text before the first label to the user', () => {
    expect(parseTranscript('hello\nAssistant: hi')).toEqual([
      { role: 'user', content: 'hello' },
      { role: 'assistant', content: 'hi' },
    ]);
  });
});

describe('a preview', () => {
  test('has at most 200 characters and never splits a surrogate pair', () => {
    expect(previewOf('x'.repeat(500))).toHaveLength(200);
    expect(previewOf(`${'x'.repeat(199)}😀`)).toBe('x'.repeat(199));
  });
});
