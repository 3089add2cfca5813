import { attachChatStream, sendChat, stopChat } from '@app/contract/chat';
import { keepChat } from '@app/contract/kept-chats';
import { encodeChatStreamEvent, parseLastEventId } from '@app/contract/chat-stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EventStreams } from '#platform/http/event-streams.ts';
import { responseSent, type Mount } from '#platform/http/route.ts';
import type { ChatService } from './chat.service.ts';
import { toFailedEvent } from './turn-stream.ts';

export interface ChatRouteDependencies {
  chat: ChatService;
  streams: EventStreams;
  requestsPerMinute: number;
}

type Turn = Awaited<ReturnType<ChatService['accept']>>;

export function registerChatRoutes(mount: Mount, { chat, streams, requestsPerMinute }: ChatRouteDependencies): void {
  async function sendStream(turn: Turn, offset: number, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const stream = streams.open(reply);
    try {
      for await (const { id, event } of chat.follow(turn, offset, stream.signal)) {
        if (!stream.write(encodeChatStreamEvent(event, id))) return;
      }
    } catch (error) {
      request.log.info({ err: error }, 'a reply failed');
      stream.write(encodeChatStreamEvent(toFailedEvent(error, request.id)));
    } finally {
      stream.end();
    }
  }

  mount(
    sendChat,
    async ({ userId, session, body, headers, request, reply, withinRateLimit, mayPrepare }) => {
      // `accept` awaits the rate limit before it changes or sends anything.
      const turn = await chat.accept(userId, body, {
        idempotencyKey: headers['idempotency-key'],
        userTimeZone: session.timeZone,
        withinRateLimit,
        mayPrepare,
      });
      if (!wantsStream(request)) return chat.waitForReply(turn);
      await sendStream(turn, 0, request, reply);
      return responseSent;
    },
    {
      rateLimit: { name: 'chat', limit: requestsPerMinute, windowSeconds: 60, isAwaitedByHandler: true },
      // A history may contain 1 MB of text, and JSON escaping can double it. The rest is for the message and other fields.
      bodyLimit: 4_000_000,
    },
  );

  mount(attachChatStream, async ({ userId, params, headers, request, reply }) => {
    const turn = await chat.getTurn(userId, params.messageId);
    await sendStream(turn, parseLastEventId(headers['last-event-id']), request, reply);
    return responseSent;
  });

  // Enough for 4 MB of text, whose size JSON escaping can double.
  mount(keepChat, ({ userId, body }) => chat.keep(userId, body), { bodyLimit: 8_000_000 });

  mount(stopChat, ({ userId, params }) => chat.stop(userId, params.messageId));
}

function wantsStream(request: FastifyRequest): boolean {
  return /\btext\/event-stream\b/.test(request.headers.accept ?? '');
}
