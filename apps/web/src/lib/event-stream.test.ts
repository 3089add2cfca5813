import { describe, expect, it } from 'vitest';
import { attachChatStream, sendChat } from '@app/contract/chat';
import { ErrorResponse } from '#test/fake-server.ts';
import { testServer } from '#test/test-server.ts';
import { streamEvents } from './event-stream.ts';

const messageId = '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0a02';

function startStream() {
  return streamEvents(sendChat, { body: { message: 'hello' }, idempotencyKey: 'key-1' });
}

describe('a streamed reply', () => {
  it('is requested as a stream and arrives event by event, with its ids', async () => {
    const stream = testServer().stream(sendChat);
    const events = startStream();
    const first = events.next();
    await expect.poll(() => testServer().requests(sendChat).length).toBe(1);
    const { headers } = testServer().requests(sendChat)[0] ?? {};
    expect(headers?.get('Accept')).toBe('text/event-stream');
    expect(headers?.get('Idempotency-Key')).toBe('key-1');
    await expect.poll(() => stream.isOpen).toBe(true);
    stream.send({ type: 'delta', text: 'good ' });
    expect((await first).value).toEqual({ id: 1, event: { type: 'delta', text: 'good ' } });
    stream.send({ type: 'delta', text: 'day' });
    expect((await events.next()).value).toEqual({ id: 2, event: { type: 'delta', text: 'day' } });
    stream.end();
    expect((await events.next()).done).toBe(true);
  });

  it('throws the error of the server when it is refused', async () => {
    testServer().answer(sendChat, new ErrorResponse('chat.limit_reached'));
    await expect(startStream().next()).rejects.toMatchObject({ status: 403, code: 'chat.limit_reached' });
  });

  it('throws when the connection breaks', async () => {
    const stream = testServer().stream(sendChat);
    const next = startStream().next();
    await expect.poll(() => stream.isOpen).toBe(true);
    stream.cut();
    await expect(next).rejects.toThrow('network error');
  });

  it('continues after the last event when reconnected', async () => {
    testServer().stream(attachChatStream).endAtOnce();
    const events = streamEvents(attachChatStream, { params: { messageId }, lastEventId: 7 });
    expect((await events.next()).done).toBe(true);
    expect(testServer().requests(attachChatStream)[0]?.headers.get('Last-Event-ID')).toBe('7');
  });

  it('closes the connection when the consumer stops', async () => {
    const stream = testServer().stream(sendChat);
    const events = startStream();
    const first = events.next();
    await expect.poll(() => stream.isOpen).toBe(true);
    stream.send({ type: 'delta', text: 'good' });
    await first;
    await events.return();
    expect(stream.isCancelled).toBe(true);
  });

  it('rejects a response of another content type', async () => {
    testServer().answer(sendChat, () => Response.json({}));
    await expect(startStream().next()).rejects.toThrow('The response was not a stream');
  });
});
