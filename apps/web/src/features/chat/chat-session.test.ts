import { describe, expect, it } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { ChatSession } from './chat-session.ts';
import type { TurnOutcome } from './chat-state.ts';
import { storedMessage } from './testing/stored-message.ts';
import {
  completed,
  conversationId,
  delta,
  failed,
  questionId,
  replyId,
  ScriptedTransport,
  started,
  type Connection,
} from './testing/scripted-transport.ts';

const lost = new TypeError('network error');
const stored = {
  id: conversationId,
  messages: [storedMessage('q0', null, 'user'), storedMessage('a0', 'q0', 'assistant')],
  activeLeafId: 'a0',
};

function createSession(...connections: Connection[]) {
  const transport = new ScriptedTransport(...connections);
  let keys = 0;
  const waits: number[] = [];
  const session = new ChatSession({
    transport,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
    newKey: () => `key-${(keys += 1)}`,
    now: () => '2026-11-21T09:00:00.000Z',
  });
  let settle: (outcome: TurnOutcome) => void = () => undefined;
  const waitForOutcome = () => new Promise<TurnOutcome>((resolve) => (settle = resolve));
  session.setCallbacks({ onSettled: (outcome) => settle(outcome) });
  return {
    session,
    transport,
    waits,
    next: waitForOutcome,
    shown: () => session.readState().messages.map(({ content }) => content),
  };
}

describe('a turn that is answered', () => {
  it('keeps question and reply under the ids of the server', async () => {
    const { session, transport, next } = createSession([started, delta('Hel'), delta('lo'), completed('Hello')]);
    const outcome = next();
    session.send('  Hi  ');
    expect(session.readState().turn).toMatchObject({ phase: 'thinking', question: { content: 'Hi' } });
    expect(await outcome).toMatchObject({ kind: 'replied', text: 'Hello', mustReload: false });
    const { messages, activeLeafId, turn } = session.readState();
    expect(messages.map(({ id, parentId, content }) => ({ id, parentId, content }))).toEqual([
      { id: questionId, parentId: null, content: 'Hi' },
      { id: replyId, parentId: questionId, content: 'Hello' },
    ]);
    expect({ activeLeafId, turn }).toEqual({ activeLeafId: replyId, turn: null });
    expect(transport.sent[0]?.body).toMatchObject({ message: 'Hi', conversationId: null });
  });

  it('continues in the same conversation', async () => {
    const { session, transport, next } = createSession([started, completed('One')], [started, completed('Two')]);
    const first = next();
    session.send('A');
    await first;
    const second = next();
    session.send('B');
    await second;
    expect(transport.sent[1]?.body).toMatchObject({ message: 'B', conversationId });
  });

  it('rejects another turn while it runs, and empty text', async () => {
    const { session, transport, next } = createSession([started, completed('One')]);
    const outcome = next();
    session.send('   ');
    session.send('A');
    session.send('B');
    await outcome;
    expect(transport.sent).toHaveLength(1);
  });
});

describe('a connection that is cut', () => {
  it('is resumed where it broke off', async () => {
    const { session, transport, waits, next } = createSession(
      [started, delta('Hel'), lost],
      [started, delta('lo')],
      [started, delta('!'), completed('Hello!')],
    );
    const outcome = next();
    session.send('Hi');
    expect(await outcome).toMatchObject({ kind: 'replied', text: 'Hello!' });
    expect(transport.attached).toEqual([
      { messageId: replyId, offset: 3 },
      { messageId: replyId, offset: 5 },
    ]);
    expect(transport.sent).toHaveLength(1);
    expect(waits).toEqual([300, 300]);
  });

  it('fails after five attempts, and the received text is kept', async () => {
    const dead = Array.from({ length: 6 }, (): Connection => [lost]);
    const { session, waits, next } = createSession([started, delta('Hel'), lost], ...dead);
    const outcome = next();
    session.send('Hi');
    expect(await outcome).toEqual({ kind: 'interrupted', conversationId, mustReload: false });
    expect(waits).toHaveLength(5);
    expect(session.readState().messages.at(-1)).toMatchObject({ content: 'Hel', status: 'interrupted' });
  });
});

describe('a turn that fails before its first token', () => {
  it('stores nothing and returns the text', async () => {
    const { session, next, shown } = createSession([started, failed('The assistant cannot be reached.')]);
    const outcome = next();
    session.send('Hi');
    expect(await outcome).toMatchObject({
      kind: 'refused',
      text: 'Hi',
      error: { message: 'The assistant cannot be reached.' },
    });
    expect(shown()).toEqual([]);
    expect(session.readState()).toMatchObject({ conversationId: null, turn: null });
  });

  it('keeps its key when it is sent again unchanged, until it is answered', async () => {
    const { session, transport, next } = createSession(
      [lost],
      [lost],
      [started, completed('Hello')],
      [started, completed('!')],
    );
    for (const text of ['Hi', 'Hi', 'Hi there', 'Hi there']) {
      const outcome = next();
      session.send(text);
      await outcome;
    }
    const keys = transport.sent.map(({ key }) => key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[3]).not.toBe(keys[2]);
  });

  it('passes on a refusal of the server', async () => {
    const refusal = new ApiError(403, 'Forbidden', '{"message":"Enough.","code":"chat.limit_reached","requestId":"r"}');
    const { session, next, shown } = createSession([refusal]);
    session.load(stored);
    const outcome = next();
    session.send('Hi');
    expect(await outcome).toMatchObject({ kind: 'refused', error: refusal, text: 'Hi', parentId: 'a0' });
    expect(shown()).toEqual(['q0', 'a0']);
  });
});

describe('stopping', () => {
  it('calls the server and keeps the received text', async () => {
    const { session, transport, next } = createSession([
      started,
      delta('Hel'),
      { ...completed('Hel'), interrupted: true } as never,
    ]);
    const outcome = next();
    session.send('Hi');
    session.stop();
    expect(session.readState().turn?.phase).toBe('stopping');
    await outcome;
    expect(transport.stopped).toEqual([replyId]);
    expect(session.readState().messages.at(-1)).toMatchObject({ content: 'Hel', status: 'interrupted' });
  });

  it('before the first token removes the question', async () => {
    const { session, next } = createSession([started, failed('Stopped.', 'model.interrupted')]);
    const outcome = next();
    session.send('Hi');
    session.stop();
    expect(await outcome).toEqual({ kind: 'withdrawn', text: 'Hi', files: [] });
  });
});

describe('other versions', () => {
  it('of a question share its parent and keep the first branch', async () => {
    const { session, transport, next, shown } = createSession([started, completed('New')]);
    session.load(stored);
    const outcome = next();
    session.resend('q0', 'Edited');
    await outcome;
    expect(transport.sent[0]?.body).toMatchObject({ message: 'Edited', conversationId, parentMessageId: null });
    expect(shown()).toEqual(['q0', 'a0', 'Edited', 'New']);
    expect(session.readState().activeLeafId).toBe(replyId);
  });

  it('of a reply share its question', async () => {
    const { session, transport, next } = createSession([started, completed('New')]);
    session.load(stored);
    const outcome = next();
    session.regenerate('a0');
    expect(session.readState().turn).toMatchObject({ parentId: 'q0', question: null });
    await outcome;
    expect(transport.sent[0]?.body).toMatchObject({ regenerateMessageId: 'a0' });
    expect(session.readState().messages.at(-1)).toMatchObject({ id: replyId, parentId: 'q0', content: 'New' });
  });
});

describe('a reply in progress', () => {
  const pendingReply = { messageId: replyId, userMessageId: questionId, content: 'Hel' };

  it('is followed from its current offset', async () => {
    const { session, transport, next } = createSession([started, delta('lo'), completed('Hello')]);
    const outcome = next();
    const messages = [...stored.messages, storedMessage(questionId, 'a0', 'user', 'Hi')];
    session.load({ ...stored, messages, activeLeafId: questionId, pendingReply });
    expect(session.readState().turn?.reply.text).toBe('Hel');
    expect(await outcome).toMatchObject({ kind: 'replied', mustReload: false });
    expect(transport.attached).toEqual([{ messageId: replyId, offset: 3 }]);
    expect(session.readState().messages.at(-1)).toMatchObject({ parentId: questionId, content: 'Hello' });
  });

  it('to a question that is not stored yet requires a reload at its end', async () => {
    const { session, next, shown } = createSession([started, delta('Hello'), completed('Hello')]);
    const outcome = next();
    session.load({ ...stored, pendingReply: { ...pendingReply, content: '' } });
    expect(await outcome).toMatchObject({ kind: 'replied', mustReload: true });
    expect(shown()).toEqual(['q0', 'a0']);
  });

  it('is resumed before its conversation is stored', async () => {
    const { session, next, shown } = createSession([started, delta('Hello'), completed('Hello')]);
    const outcome = next();
    session.resume(conversationId, { messageId: replyId, userMessageId: questionId, text: 'Hi' });
    await outcome;
    expect(shown()).toEqual(['Hi', 'Hello']);
  });
});

describe('loading', () => {
  it('keeps a newer reply that is missing in the loaded conversation', async () => {
    const { session, next, shown } = createSession([started, completed('Hello')]);
    session.load(stored);
    const outcome = next();
    session.send('Hi');
    await outcome;
    session.load(stored);
    expect(shown()).toEqual(['q0', 'a0', 'Hi', 'Hello']);
    expect(session.readState().activeLeafId).toBe(replyId);
  });

  it('replaces the shown conversation by another one', async () => {
    const { session, shown } = createSession([started, delta('x')]);
    session.load(stored);
    session.send('Hi');
    session.load({ id: 'other', messages: [], activeLeafId: null });
    expect(shown()).toEqual([]);
    expect(session.readState().turn).toBeNull();
  });
});
