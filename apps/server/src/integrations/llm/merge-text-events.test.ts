import { describe, expect, it, vi } from 'vitest';
import { createTextEventMerger, MAX_INCOMPLETE_BYTES, MAX_INCOMPLETE_CHUNKS } from './merge-text-events.ts';

const sseEvent = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;
const chunkEvent = (delta: Record<string, unknown>, fields: Record<string, unknown> = {}): string =>
  sseEvent({ id: 'reply', choices: [{ index: 0, delta, finish_reason: null }], ...fields });
const textEvent = (content: string): string => chunkEvent({ content });

/** Pushes the byte chunks one after another and returns what comes out. */
function merge(chunks: readonly (string | Uint8Array)[]): string[] {
  const merger = createTextEventMerger();
  const toBytes = (chunk: string | Uint8Array) => (typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
  const outputs = chunks.map((chunk) => Buffer.from(merger.push(toBytes(chunk))).toString());
  return [...outputs, Buffer.from(merger.end()).toString()];
}

/** The size of the byte chunks in which a long event arrives. */
const CHUNK_LENGTH = 16_000;
const inChunks = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / CHUNK_LENGTH) }, (_, index) =>
    text.slice(index * CHUNK_LENGTH, (index + 1) * CHUNK_LENGTH),
  );

describe('a merger of text events', () => {
  it('merges text deltas that arrive together', () => {
    expect(merge([textEvent('The ') + textEvent('“sea”\n') + textEvent('rises')])).toEqual([
      textEvent('The “sea”\nrises'),
      '',
    ]);
  });

  it('keeps the role of the first delta, and ignores empty fields', () => {
    const first = chunkEvent({ role: 'assistant', content: 'A', tool_calls: null });
    const merged = chunkEvent({ role: 'assistant', content: 'Ab', tool_calls: null });
    expect(merge([first + textEvent('b')])).toEqual([merged, '']);
  });

  it.each([
    ['a tool call', chunkEvent({ tool_calls: [{ index: 0, function: { name: 'calculate', arguments: '{}' } }] })],
    ['reasoning', chunkEvent({ content: '', reasoning_content: 'Hm' })],
    ['the finish reason', sseEvent({ choices: [{ index: 0, delta: { content: '!' }, finish_reason: 'stop' }] })],
    ['token counts', chunkEvent({ content: '' }, { usage: { prompt_tokens: 1 } })],
    ['an error', sseEvent({ error: { message: 'overloaded' } })],
    ['a line that cannot be parsed', 'data: {"choices": [{"ind\n\n'],
    ['a named event', `event: ping\n${textEvent('x')}`],
    ['a comment', ': still here\n\n'],
    ['the [DONE] marker', 'data: [DONE]\n\n'],
  ])('leaves %s as it is, in its place', (_name, event) => {
    expect(merge([textEvent('a') + textEvent('b') + event + textEvent('c') + textEvent('d')])).toEqual([
      textEvent('ab') + event + textEvent('cd'),
      '',
    ]);
  });

  it('joins events that are split anywhere, even inside a character', () => {
    const bytes = new TextEncoder().encode(textEvent('schön') + textEvent(' und gut') + textEvent('!'));
    for (let at = 1; at < bytes.length; at += 1) {
      const texts = merge([bytes.subarray(0, at), bytes.subarray(at)])
        .join('')
        .split('\n\n')
        .filter((event) => event !== '')
        .map((event) => JSON.parse(event.slice('data: '.length)).choices[0].delta.content as string);
      expect(texts.join('')).toBe('schön und gut!');
    }
  });

  it('reads CRLF line ends', () => {
    const withCrlf = (textEvent('a') + textEvent('b')).replaceAll('\n', '\r\n');
    expect(merge([withCrlf]).join('')).toBe(textEvent('ab'));
    expect(merge([...withCrlf]).join('')).toBe(textEvent('a') + textEvent('b'));
  });

  it('reads CR line ends', () => {
    const withCr = (textEvent('a') + textEvent('b')).replaceAll('\n', '\r');
    expect(merge([withCr])).toEqual([textEvent('ab'), '']);
    expect(merge([...withCr]).join('')).toBe(textEvent('a') + textEvent('b'));
  });

  it('passes on a long event before its end, and merges the events after it', () => {
    const long = textEvent('é'.repeat(MAX_INCOMPLETE_BYTES));
    const bytes = new TextEncoder().encode(textEvent('a') + textEvent('b') + long);
    // The second of the two bytes of an 'é'.
    const insideCharacter = bytes.indexOf(0xa9, 1.5 * MAX_INCOMPLETE_BYTES);
    const start = bytes.subarray(0, insideCharacter);
    const rest = bytes.subarray(insideCharacter);
    const merger = createTextEventMerger();
    const first = merger.push(start);
    const beginning = `${textEvent('ab')}data: `;
    expect(Buffer.from(first.subarray(0, beginning.length)).toString()).toBe(beginning);
    expect(first.length).toBeGreaterThan(MAX_INCOMPLETE_BYTES);
    const others = [rest, new TextEncoder().encode(textEvent('c') + textEvent('d'))].map((chunk) => merger.push(chunk));
    expect(Buffer.concat([first, ...others]).toString()).toBe(textEvent('ab') + long + textEvent('cd'));
  });

  it('passes on the beginning of an event in very many byte chunks', () => {
    const event = textEvent('x'.repeat(2 * MAX_INCOMPLETE_CHUNKS));
    const outputs = merge([...event]);
    expect(outputs.slice(0, 1.5 * MAX_INCOMPLETE_CHUNKS).join('')).not.toBe('');
    expect(outputs.join('')).toBe(event);
  });

  it('passes on the rest of a stream that was cut off', () => {
    expect(merge([textEvent('a') + 'data: {"cho'])).toEqual([textEvent('a'), 'data: {"cho']);
  });
});

describe('the cost of merging', () => {
  it.each([
    ['a long event and many short ones', 'x'.repeat(300_000), 3_000],
    ['very many short events', '', 40_000],
  ])('serialises the text once for %s', (_name, first, count) => {
    const events = textEvent(first) + textEvent('y').repeat(count);
    const stringify = vi.spyOn(JSON, 'stringify');
    const outputs = merge([events]);
    const calls = stringify.mock.calls.length;
    stringify.mockRestore();
    expect(calls).toBe(1);
    expect(outputs).toEqual([textEvent(first + 'y'.repeat(count)), '']);
  });

  it.each([900_000, 3_000_000])('copies an event of %i bytes at most four times', (length) => {
    const event = textEvent('x'.repeat(length));
    const concat = vi.spyOn(Buffer, 'concat');
    const outputs = merge(inChunks(event));
    const copied = concat.mock.results.reduce((sum, { value }) => sum + (value as Buffer).length, 0);
    concat.mockRestore();
    expect(copied).toBeLessThan(4 * event.length);
    expect(outputs.join('')).toBe(event);
  });

  it('takes little time', () => {
    const start = performance.now();
    merge([textEvent('x'.repeat(300_000)) + textEvent('y').repeat(3_000)]);
    merge([textEvent('y').repeat(40_000)]);
    merge(inChunks(textEvent('x'.repeat(9_000_000))));
    // A quadratic implementation takes over five seconds.
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
