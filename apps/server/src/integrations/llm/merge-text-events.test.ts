import { describe, expect, it } from 'vitest';
import { createTextEventMerger } from './merge-text-events.ts';

const eventOf = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;
const chunkOf = (delta: Record<string, unknown>, fields: Record<string, unknown> = {}): string =>
  eventOf({ id: 'reply', choices: [{ index: 0, delta, finish_reason: null }], ...fields });
const textOf = (content: string): string => chunkOf({ content });

/** Pushes the pieces one after another and returns what comes out. */
function merge(pieces: readonly (string | Uint8Array)[]): string[] {
  const merger = createTextEventMerger();
  const toBytes = (piece: string | Uint8Array) => (typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
  const outputs = pieces.map((piece) => Buffer.from(merger.push(toBytes(piece))).toString());
  return [...outputs, Buffer.from(merger.end()).toString()];
}

describe('a merger of text events', () => {
  it('merges pieces of text that arrive together', () => {
    expect(merge([textOf('The ') + textOf('“sea”\n') + textOf('rises')])).toEqual([textOf('The “sea”\nrises'), '']);
  });

  it('keeps the role of the first piece, and ignores empty fields', () => {
    const first = chunkOf({ role: 'assistant', content: 'A', tool_calls: null });
    const merged = chunkOf({ role: 'assistant', content: 'Ab', tool_calls: null });
    expect(merge([first + textOf('b')])).toEqual([merged, '']);
  });

  it.each([
    ['a call of a tool', chunkOf({ tool_calls: [{ index: 0, function: { name: 'calculate', arguments: '{}' } }] })],
    ['reasoning', chunkOf({ content: '', reasoning_content: 'Hm' })],
    ['the end', eventOf({ choices: [{ index: 0, delta: { content: '!' }, finish_reason: 'stop' }] })],
    ['token counts', chunkOf({ content: '' }, { usage: { prompt_tokens: 1 } })],
    ['an error', eventOf({ error: { message: 'overloaded' } })],
    ['a line that cannot be parsed', 'data: {"choices": [{"ind\n\n'],
    ['an event with a name', `event: ping\n${textOf('x')}`],
    ['a comment', ': still here\n\n'],
    ['the mark of the end', 'data: [DONE]\n\n'],
  ])('leaves %s as it is, in its place', (_name, event) => {
    expect(merge([textOf('a') + textOf('b') + event + textOf('c') + textOf('d')])).toEqual([
      textOf('ab') + event + textOf('cd'),
      '',
    ]);
  });

  it('completes events that arrive in parts, within a character as well', () => {
    const bytes = new TextEncoder().encode(textOf('schön') + textOf(' und gut') + textOf('!'));
    for (let at = 1; at < bytes.length; at += 1) {
      expect(merge([bytes.subarray(0, at), bytes.subarray(at)]).join('')).toContain('sch');
      const texts = merge([bytes.subarray(0, at), bytes.subarray(at)])
        .join('')
        .split('\n\n')
        .filter((event) => event !== '')
        .map((event) => JSON.parse(event.slice('data: '.length)).choices[0].delta.content as string);
      expect(texts.join('')).toBe('schön und gut!');
    }
  });

  it('reads lines that end as on Windows', () => {
    const windows = (textOf('a') + textOf('b')).replaceAll('\n', '\r\n');
    expect(merge([windows]).join('')).toBe(textOf('ab'));
    expect(merge([...windows].map((letter) => letter)).join('')).toBe(textOf('a') + textOf('b'));
  });

  it('passes on the rest of a stream that was cut off', () => {
    expect(merge([textOf('a') + 'data: {"cho'])).toEqual([textOf('a'), 'data: {"cho']);
  });
});
