import { encodeChatStreamEvent, type ChatStreamEvent } from '@app/contract/chat-stream';

/** A streamed reply that the test controls: it sends pieces, ends the stream or cuts it. */
export class ControlledStream {
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #lastId = 0;
  #endsAtOnce = false;
  /** Whether the client disconnected. */
  isCancelled = false;

  /** Whether it has been requested. */
  get isOpen(): boolean {
    return this.#controller !== undefined;
  }

  /** Each request gets a stream without events. */
  endAtOnce(): void {
    this.#endsAtOnce = true;
  }

  response(): Response {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller;
        if (this.#endsAtOnce) controller.close();
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

  /** Simulates a broken connection. */
  cut(): void {
    this.#open().error(new TypeError('network error'));
  }

  #open(): ReadableStreamDefaultController<Uint8Array> {
    if (this.#controller === undefined) throw new Error('Nobody has asked for this stream yet.');
    return this.#controller;
  }
}
