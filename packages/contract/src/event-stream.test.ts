import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EventStreamParser } from './event-stream.ts';

describe('the event stream parser', () => {
  it('parses fields, joins data lines and keeps the last id', () => {
    const parser = new EventStreamParser();

    expect(parser.push('id: 7\nevent: note\ndata: one\ndata:two\n\ndata: three\n\n')).toEqual([
      { event: 'note', data: 'one\ntwo', lastEventId: '7' },
      { event: 'message', data: 'three', lastEventId: '7' },
    ]);
  });

  it('skips comments, unknown fields and events without data', () => {
    expect(new EventStreamParser().push(': still here\n\nretry: 5\nevent: empty\n\ndata: x\n\n')).toEqual([
      { event: 'message', data: 'x', lastEventId: '' },
    ]);
  });

  it('drops an incomplete event at the end of the stream', () => {
    expect(new EventStreamParser().push('data: whole\n\ndata: half\n')).toHaveLength(1);
  });

  it('skips a byte order mark at the beginning only', () => {
    expect(new EventStreamParser().push('\uFEFFdata: a\n\n')).toEqual([
      { event: 'message', data: 'a', lastEventId: '' },
    ]);
  });

  it('finds the same events with any line endings and wherever the text is split', () => {
    const events = fc.array(fc.string({ unit: fc.constantFrom('a', ':', ' ', 'ü', '😀') }), { maxLength: 8 });
    fc.assert(
      fc.property(
        events,
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.array(fc.nat({ max: 200 })),
        (data, lineEnd, cuts) => {
          const text = data.map((value) => `data: ${value}${lineEnd}${lineEnd}`).join('');
          const parser = new EventStreamParser();
          const found = splitTextAt(text, cuts).flatMap((piece) => parser.push(piece));
          expect(found.map((event) => event.data)).toEqual(data);
        },
      ),
    );
  });

  it('takes linear time when one line arrives in very many pieces', () => {
    const parser = new EventStreamParser();
    parser.push('data: ');
    for (let piece = 0; piece < 200_000; piece += 1) parser.push('0123456789');

    expect(parser.push('\n\n')[0]?.data).toHaveLength(2_000_000);
  });
});

function splitTextAt(text: string, cuts: number[]): string[] {
  const edges = [0, ...cuts.filter((cut) => cut < text.length).toSorted((a, b) => a - b), text.length];
  return edges.slice(1).map((end, index) => text.slice(edges[index], end));
}
