import { encodeChatStreamEvent, type ChatStreamEvent } from '@app/contract/chat-stream';

/** A streamed reply in the test's hands: it is sent piece by piece, ended or cut. */
export class ControlledStream {
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #lastId = 0;
  /** Whether the reader went away. */
  isCancelled = false;

  response(): Response {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller;
      },
      cancel: () => {
        this.isCancelled = true;
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  }

  send(...events: ChatStreamEvent[]): void {
    for (const event of events) {
      this.#lastId += 1;
      this.#open().enqueue(new TextEncoder().encode(encodeChatStreamEvent(event, this.#lastId)));
    }
  }

  end(): void {
    this.#open().close();
  }

  /** As when the connection breaks. */
  cut(): void {
    this.#open().error(new TypeError('network error'));
  }

  #open(): ReadableStreamDefaultController<Uint8Array> {
    if (this.#controller === undefined) throw new Error('Nobody has asked for this stream yet.');
    return this.#controller;
  }
}
