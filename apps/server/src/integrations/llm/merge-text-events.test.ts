import { describe, expect, it, vi } from 'vitest';
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

/** The size of each piece in which a long event arrives. */
const PIECE_LENGTH = 16_000;
const inPieces = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / PIECE_LENGTH) }, (_, index) =>
    text.slice(index * PIECE_LENGTH, (index + 1) * PIECE_LENGTH),
  );

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

  it('reads lines that end in carriage returns only', () => {
    const returns = (textOf('a') + textOf('b')).replaceAll('\n', '\r');
    expect(merge([returns])).toEqual([textOf('ab'), '']);
    expect(merge([...returns]).join('')).toBe(textOf('a') + textOf('b'));
  });

  it('passes on a long event before its end, and merges the events after it', () => {
    const long = textOf('é'.repeat(1_000_000));
    const start = new TextEncoder().encode(textOf('a') + textOf('b') + long).subarray(0, 1_500_001);
    const rest = new TextEncoder().encode(textOf('a') + textOf('b') + long).subarray(1_500_001);
    const merger = createTextEventMerger();
    const first = merger.push(start);
    const beginning = `${textOf('ab')}data: `;
    expect(Buffer.from(first.subarray(0, beginning.length)).toString()).toBe(beginning);
    expect(first.length).toBeGreaterThan(1_400_000);
    const others = [rest, new TextEncoder().encode(textOf('c') + textOf('d'))].map((bytes) => merger.push(bytes));
    expect(Buffer.concat([first, ...others]).toString()).toBe(textOf('ab') + long + textOf('cd'));
  });

  it('passes on an event in very many pieces', () => {
    const event = textOf('x'.repeat(2_000));
    const outputs = merge([...event]);
    expect(outputs.slice(0, 1_500).join('')).not.toBe('');
    expect(outputs.join('')).toBe(event);
  });

  it('passes on the rest of a stream that was cut off', () => {
    expect(merge([textOf('a') + 'data: {"cho'])).toEqual([textOf('a'), 'data: {"cho']);
  });
});

describe('the work of a merger', () => {
  it.each([
    ['a long event and many short ones', 'x'.repeat(300_000), 3_000],
    ['very many short events', '', 40_000],
  ])('writes the text once for %s', (_name, first, count) => {
    const events = textOf(first) + textOf('y').repeat(count);
    const stringify = vi.spyOn(JSON, 'stringify');
    const outputs = merge([events]);
    const calls = stringify.mock.calls.length;
    stringify.mockRestore();
    expect(calls).toBe(1);
    expect(outputs).toEqual([textOf(first + 'y'.repeat(count)), '']);
  });

  it.each([900_000, 3_000_000])('copies an event of %i bytes in pieces a few times only', (length) => {
    const event = textOf('x'.repeat(length));
    const concat = vi.spyOn(Buffer, 'concat');
    const outputs = merge(inPieces(event));
    const copied = concat.mock.results.reduce((sum, { value }) => sum + (value as Buffer).length, 0);
    concat.mockRestore();
    expect(copied).toBeLessThan(4 * event.length);
    expect(outputs.join('')).toBe(event);
  });

  it('takes little time', () => {
    const start = performance.now();
    merge([textOf('x'.repeat(300_000)) + textOf('y').repeat(3_000)]);
    merge([textOf('y').repeat(40_000)]);
    merge(inPieces(textOf('x'.repeat(9_000_000))));
    // With work that grows as the square of the length this takes over five seconds.
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
