import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChatStreamEvent,
  ChatStreamParser,
  encodeChatStreamEvent,
  heartbeat,
  parseLastEventId,
} from './chat-stream.ts';

const id = fc.uuid();
const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const usage = fc.record({ aiChatCount: fc.nat(), resetsAt: fc.constant('2026-12-01T00:00:00.000Z') });
const suggestion = fc.record({
  id,
  type: fc.constantFrom('schedule' as const, 'task' as const),
  title: text,
  description: text,
  schedulingDetails: fc.constant({ datetime: '2026-11-24T15:00:00+01:00', duration: 30, recurring: null }),
  conversationId: id,
  messageId: id,
});
const event: fc.Arbitrary<ChatStreamEvent> = fc.oneof(
  fc.record({ type: fc.constant('started' as const), conversationId: id, userMessageId: id, messageId: id }),
  fc.record({ type: fc.constant('delta' as const), text }),
  fc.record({ type: fc.constant('suggestions' as const), suggestions: fc.array(suggestion, { maxLength: 2 }) }),
  fc.record({
    type: fc.constant('completed' as const),
    response: text,
    suggestions: fc.array(suggestion, { maxLength: 2 }),
    conversationId: id,
    messageId: id,
    usage,
  }),
  fc.record({ type: fc.constant('failed' as const), message: text, code: text, requestId: text }),
);
const record = fc.record({ event, id: fc.option(fc.nat({ max: 999_999_999 }), { nil: undefined }) });

describe('a streamed reply', () => {
  it('is parsed to the same events wherever its bytes are split', () => {
    fc.assert(
      fc.property(fc.array(record, { maxLength: 6 }), fc.array(fc.nat({ max: 2_000 })), (records, cuts) => {
        const sent = records.map((one) => encodeChatStreamEvent(one.event, one.id) + heartbeat).join('');
        const decoder = new TextDecoder();
        const parser = new ChatStreamParser();
        const read = splitBytesAt(new TextEncoder().encode(sent), cuts).flatMap((piece) =>
          parser.push(decoder.decode(piece, { stream: true })),
        );
        expect(read.map((one) => one.event)).toEqual(records.map((one) => one.event));
        expect(read.map((one) => one.id)).toEqual(withLastIds(records.map((one) => one.id)));
      }),
    );
  });

  it('keeps line breaks, separators and what looks like a field inside one event', () => {
    const delta = { type: 'delta' as const, text: 'a\nb\r\n\nevent: failed\ndata: {}\n\n\u2028😀' };

    expect(new ChatStreamParser().push(encodeChatStreamEvent(delta, 0))).toEqual([{ id: 0, event: delta }]);
  });

  it('skips unknown events and invalid data', () => {
    const read = new ChatStreamParser().push(
      'event: later\ndata: {}\n\nevent: delta\ndata: {"text":\n\nevent: delta\ndata: null\n\nevent: delta\ndata: {"text":"on"}\n\n',
    );

    expect(read).toEqual([{ id: undefined, event: { type: 'delta', text: 'on' } }]);
  });

  it('keeps the type of an event whose data names another type', () => {
    const read = new ChatStreamParser().push('event: delta\ndata: {"text":"x","type":"failed"}\n\n');

    expect(read[0]?.event.type).toBe('delta');
  });
});

describe('Last-Event-ID', () => {
  it('is the offset to continue from, or 0 if it is not a valid id', () => {
    expect(parseLastEventId('42')).toBe(42);
    expect(['', '-1', '1e3', 'x', '99999999999'].map(parseLastEventId)).toEqual([0, 0, 0, 0, 0]);
    expect(parseLastEventId(undefined)).toBe(0);
  });
});

/** An event without an id has the id of the event before it, as the standard requires. */
function withLastIds(ids: (number | undefined)[]): (number | undefined)[] {
  let last: number | undefined;
  return ids.map((current) => (last = current ?? last));
}

function splitBytesAt(bytes: Uint8Array, cuts: number[]): Uint8Array[] {
  const edges = [0, ...cuts.filter((cut) => cut < bytes.length).toSorted((a, b) => a - b), bytes.length];
  return edges.slice(1).map((end, index) => bytes.subarray(edges[index], end));
}
