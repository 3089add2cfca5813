import { encodeChatStreamEvent, type ChatStreamEvent } from '@app/contract/chat-stream';

/** A streamed reply in the test's hands: it is sent piece by piece, ended or cut. */
export class ControlledStream {
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #lastId = 0;
  #endsAtOnce = false;
  /** Whether the reader went away. */
  isCancelled = false;

  /** Whether somebody has asked for it. */
  get isOpen(): boolean {
    return this.#controller !== undefined;
  }

  /** Whoever asks for it gets a stream without events. */
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

  /** As when the connection breaks. */
  cut(): void {
    this.#open().error(new TypeError('network error'));
  }

  #open(): ReadableStreamDefaultController<Uint8Array> {
    if (this.#controller === undefined) throw new Error('Nobody has asked for this stream yet.');
    return this.#controller;
  }
}
