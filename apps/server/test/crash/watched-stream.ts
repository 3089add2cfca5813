import { fillPath } from '@app/contract/endpoint';
import { sendChat } from '@app/contract/chat';
import { ChatStreamParser } from '@app/contract/chat-stream';

/** A question that was asked, and what its reader has been shown when. */
export interface WatchedStream {
  question: string;
  token: string;
  /** Known once the stream has started. */
  conversationId: string | undefined;
  /** What had been shown at this time of `performance.now()`. */
  shownAt(time: number): string;
}

/** Asks and reads the reply as it comes, until it ends or its server dies. */
export function watchStream(url: string, token: string, question: string): WatchedStream {
  const pieces: { at: number; text: string }[] = [];
  const watched: WatchedStream = {
    question,
    token,
    conversationId: undefined,
    shownAt: (time) =>
      pieces
        .filter(({ at }) => at <= time)
        .map(({ text }) => text)
        .join(''),
  };
  async function read(): Promise<void> {
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
        if (event.type === 'delta') pieces.push({ at: performance.now(), text: event.text });
      }
    }
  }
  read().catch(() => undefined);
  return watched;
}

/** Asks for something from the database again and again; `end` answers the longest that it took, in milliseconds. */
export function measureWaiting(read: () => Promise<unknown>): { end(): number } {
  let isOver = false;
  let longest = 0;
  void (async () => {
    while (!isOver) {
      const began = performance.now();
      if (
        !(await read().then(
          () => true,
          () => false,
        ))
      )
        return;
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
