import type { ChatStreamEventOf } from '@app/contract/chat-stream';

/** A reply that failed after the stream had begun: what the server said, in the stream's own words. */
export class ChatFailure extends Error {
  override readonly name = 'ChatFailure';
  readonly code: string;
  readonly requestId: string;

  constructor(event: ChatStreamEventOf<'failed'>) {
    super(event.message);
    this.code = event.code;
    this.requestId = event.requestId;
  }
}
