// Reads a streamed reply. EventSource cannot POST or send our headers, so this uses fetch and the contract's parser.
import { ChatStreamParser, type ChatStreamRecord } from '@app/contract/chat-stream';
import type { Endpoint } from '@app/contract/endpoint';
import { endpointUrl, requestInit, type EndpointCall } from './api.ts';
import { ApiError, readApiError } from './api-error.ts';

export type StreamCall<TEndpoint> = Omit<EndpointCall<TEndpoint>, 'isRevalidated' | 'headers'> & {
  /** The id of the last event received: the server continues after it. */
  lastEventId?: number | undefined;
};

/**
 * Yields events as they arrive and ends with the stream. Throws ApiError when the server refuses the call, TypeError
 * when the connection is lost, and the signal's reason when the call is aborted. A stream that ends without `completed`
 * or `failed` was cut off: reconnect with the last id.
 */
export async function* streamEvents<const TEndpoint extends Endpoint>(
  endpoint: TEndpoint,
  call: StreamCall<TEndpoint>,
): AsyncGenerator<ChatStreamRecord, void, undefined> {
  const { lastEventId, ...endpointCall } = call as StreamCall<Endpoint> & { params?: Record<string, string> };
  const init = requestInit(endpoint, endpointCall);
  init.headers.set('Accept', 'text/event-stream');
  if (lastEventId !== undefined) init.headers.set('Last-Event-ID', String(lastEventId));

  const response = await fetch(endpointUrl(endpoint, endpointCall.params), init);
  if (!response.ok) throw await readApiError(response);
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') === true;
  if (!isStream || response.body === null) throw new ApiError(response.status, 'The response was not a stream', '');

  const parser = new ChatStreamParser();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield* parser.push(value);
    }
  } finally {
    // A consumer that stops early must not leave the connection open.
    await reader.cancel().catch(() => undefined);
  }
}
