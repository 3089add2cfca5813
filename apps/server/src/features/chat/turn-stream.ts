import type { ChatReply } from '@app/contract/chat';
import type { ChatStreamEvent } from '@app/contract/chat-stream';
import type { ArchiveSource, Reasoning, ReplyTokens, UsedContextLine } from '@app/contract/conversations';
import type { ToolUse } from '@app/contract/tool-uses';
import type { FilePassage } from '@app/contract/file-passages';
import type { Suggestion } from '@app/contract/suggestions';
import type { Database } from '#db/database.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import { retryWhileDatabaseUnavailable } from '#platform/database-outage.ts';
import * as errors from './chat.errors.ts';
import * as turnRepository from './chat-turns.repository.ts';
import type { LiveTurns } from './live-turns.ts';
import { isTemporary, type TemporaryTurns } from './temporary-turns.ts';
import { createWriterWatch } from './writer-watch.ts';

export interface StreamDependencies {
  db: Database;
  billing: BillingService;
  live: LiveTurns;
  temporary: Pick<TemporaryTurns, 'findFinished'>;
  /** Finishes a turn whose process has died. */
  takeOver: (turn: turnRepository.TurnRow) => Promise<void>;
}

/** A stream event with its id: the length of the reply sent so far, in UTF-16 units. */
export interface NumberedEvent {
  id: number;
  event: ChatStreamEvent;
}

const POLL_MS = 300;

export function createTurnStream(dependencies: StreamDependencies) {
  const { billing, live, takeOver } = dependencies;

  /** Sends a reply from `offset` to its end: from memory while this process writes it, else from the saved text. */
  async function* follow(
    turn: turnRepository.TurnRow,
    offset: number,
    signal?: AbortSignal,
  ): AsyncGenerator<NumberedEvent, void> {
    const { userId, messageId, userMessageId } = turn;
    const conversationId = shownConversationId(turn);
    let [sentLength, sentReasoning] = [offset, 0];
    const sentUses: ToolUse[] = [];
    yield { id: sentLength, event: { type: 'started', conversationId, userMessageId, messageId } };
    const writing = live.find(messageId);
    const writer = createWriterWatch();
    while (signal?.aborted !== true) {
      const nextChange = writing?.changed();
      const isWriting = live.find(messageId) !== undefined;
      const row = isWriting ? undefined : await retry(() => findTurn(dependencies, userId, messageId), signal);
      const content = isWriting ? (writing?.content ?? '') : (row?.content ?? writing?.content ?? '');
      const reasoning = writing?.reasoning ?? '';
      const text = reasoning.slice(sentReasoning);
      if (text !== '') yield { id: sentLength, event: { type: 'reasoning', text, offset: sentReasoning } };
      sentReasoning = Math.max(sentReasoning, reasoning.length);
      yield* toolEvents(writing?.uses, sentUses, sentLength);
      if (content.length > sentLength) {
        const delta = content.slice(sentLength);
        sentLength = content.length;
        yield { id: sentLength, event: { type: 'delta', text: delta } };
      }
      // If the reply failed in this process, its row may not be finished yet: the recovery finishes it later, but the
      // client does not wait for that.
      if (!isWriting && (row === undefined || row.finishedAt !== null || writing?.failure !== undefined)) {
        yield* endEvents({ billing, row, failure: live.findFailure(messageId), signal }, sentLength);
        return;
      }
      if (row !== undefined && writer.isGone(row)) await takeOver(row);
      await (isWriting && nextChange ? nextChange : pause(POLL_MS, signal));
    }
  }

  return {
    follow,

    /** Waits for the whole reply. Throws the error that the reply failed with. */
    waitForReply: (turn: turnRepository.TurnRow): Promise<ChatReply> => readReply(turn, follow(turn, 0)),
  };
}

async function readReply(
  { userMessageId }: turnRepository.TurnRow,
  events: AsyncIterable<NumberedEvent>,
): Promise<ChatReply> {
  for await (const { event } of events) {
    if (event.type !== 'completed') continue;
    const { type: _type, interrupted: _interrupted, ...reply } = event;
    return { ...reply, userMessageId } as ChatReply;
  }
  throw errors.replyInterrupted();
}

const findTurn = async (
  { db, temporary }: StreamDependencies,
  userId: string,
  id: string,
): Promise<turnRepository.TurnRow | undefined> =>
  temporary.findFinished(userId, id) ?? turnRepository.findTurn(db, userId, id);

/** Events for the uses of tools that are new or have changed since they were sent; updates `sent`. */
function* toolEvents(uses: readonly ToolUse[] = [], sent: ToolUse[], id: number): Generator<NumberedEvent> {
  for (const [index, use] of uses.entries()) {
    if (sent[index] === use) continue;
    sent[index] = use;
    yield { id, event: { type: 'tool', index, use } };
  }
}

/** A reader waits for a restarting database, like the writer of the reply. */
const retry = <Result>(read: () => Promise<Result>, signal: AbortSignal | undefined): Promise<Result> =>
  retryWhileDatabaseUnavailable(read, { signal });

interface EndedReply {
  billing: BillingService;
  row: turnRepository.TurnRow | undefined;
  failure: Error | undefined;
  signal: AbortSignal | undefined;
}

async function* endEvents({ billing, row, failure, signal }: EndedReply, id: number): AsyncGenerator<NumberedEvent> {
  if (row === undefined || row.finishedAt === null || row.state === 'interrupted') {
    throw failure ?? errors.replyInterrupted();
  }
  if (isTemporary(row) && row.outcome === null) throw errors.replyLost();
  const suggestions = (row.outcome?.['suggestions'] ?? []) as Suggestion[];
  if (suggestions.length > 0) yield { id, event: { type: 'suggestions', suggestions } };
  const { content: response, messageId, userId } = row;
  const conversationId = shownConversationId(row);
  const usage = await retry(() => billing.usage(userId), signal);
  const sources = row.outcome?.['sources'] as ArchiveSource[] | undefined;
  const passages = row.outcome?.['passages'] as FilePassage[] | undefined;
  const context = row.outcome?.['context'] as UsedContextLine[] | undefined;
  const offers = row.outcome?.['offers'] as string[] | undefined;
  const model = row.outcome?.['model'] as string | undefined;
  const reasoning = row.outcome?.['reasoning'] as Reasoning | undefined;
  const tokens = row.outcome?.['tokens'] as ReplyTokens | undefined;
  const tools = row.outcome?.['tools'] as ToolUse[] | undefined;
  const optionalFields = {
    ...(model !== undefined && { model }),
    ...(sources && { sources }),
    ...(passages && { passages }),
    ...(context && { context }),
    ...(offers && { offers }),
    ...(reasoning && { reasoning }),
    ...(tokens && { tokens }),
    ...(tools && { tools }),
    ...(row.outcome?.['interrupted'] === true && { interrupted: true }),
  };
  yield {
    id,
    event: { type: 'completed', response, suggestions, conversationId, messageId, usage, ...optionalFields },
  };
}

/** A temporary chat has no conversation; its turns have an id only for their rows. */
function shownConversationId(turn: turnRepository.TurnRow): string | null {
  return isTemporary(turn) ? null : turn.conversationId;
}

/** The last event of a stream whose reply failed. */
export function toFailedEvent(error: unknown, requestId: string): ChatStreamEvent {
  const known = errors.toAppError(error);
  return { type: 'failed', message: known.message, code: known.code, requestId };
}

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener('abort', done, { once: true });
    function done(): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
  });
}
