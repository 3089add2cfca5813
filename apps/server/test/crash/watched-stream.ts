import { fillPath } from '@app/contract/endpoint';
import { sendChat } from '@app/contract/chat';
import { ChatStreamParser } from '@app/contract/chat-stream';

/** A question and what its reader received, by time. */
export interface WatchedStream {
  question: string;
  token: string;
  /** Known once the stream has started. */
  conversationId: string | undefined;
  /** The text received until this time of `performance.now()`. */
  shownAt(time: number): string;
}

/** Asks and reads the streamed reply until it ends or the server dies. */
export function watchStream(url: string, token: string, question: string): WatchedStream {
  const deltas: { at: number; text: string }[] = [];
  const watched: WatchedStream = {
    question,
    token,
    conversationId: undefined,
    shownAt: (time) =>
      deltas
        .filter(({ at }) => at <= time)
        .map(({ text }) => text)
        .join(''),
  };
  async function readEvents(): Promise<void> {
    const response = await fetch(url + fillPath(sendChat.path), {
      method: sendChat.method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'text/event-stream',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ message: question }),
    });
    const parser = new ChatStreamParser();
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      for (const { event } of parser.push(chunk)) {
        if (event.type === 'started') watched.conversationId = event.conversationId ?? undefined;
        if (event.type === 'delta') deltas.push({ at: performance.now(), text: event.text });
      }
    }
  }
  readEvents().catch(() => undefined);
  return watched;
}

/** Repeats `read` until it fails or `end` is called; `end` returns the longest duration in milliseconds. */
export function measureWaiting(read: () => Promise<unknown>): { end(): number } {
  let isOver = false;
  let longest = 0;
  void (async () => {
    while (!isOver) {
      const began = performance.now();
      const hasFailed = await read().then(
        () => false,
        () => true,
      );
      if (hasFailed) return;
      longest = Math.max(longest, performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return {
    end: () => {
      isOver = true;
      return longest;
    },
  };
}
