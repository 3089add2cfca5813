import type { ChatStreamEventOf } from '@app/contract/chat-stream';

/** A reply that failed after the stream had started, with the stream's error code and message. */
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
