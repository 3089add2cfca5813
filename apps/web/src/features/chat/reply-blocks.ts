import type { ChatStreamEventOf } from '@app/contract/chat-stream';
import type { Message } from '@app/contract/conversations';
import type { DraftFile } from '#lib/draft-files.ts';
import type { Turn } from './chat-state.ts';
import { toBlocksField } from './files/message-files.ts';
import { ReplyText } from './reply-text.ts';

export interface NewQuestion {
  text: string;
  files: readonly DraftFile[];
  parentId: string | null;
}

/** The parts of a reply besides its text. */
export type ReplyExtras = Pick<
  ChatStreamEventOf<'completed'>,
  'tools' | 'sources' | 'passages' | 'context' | 'offers' | 'model' | 'reasoning' | 'tokens'
>;

/** The blocks of a reply, in the order in which they are shown. A reply that has only a text has no blocks. */
function toReplyBlocks(
  text: string,
  { tools, sources, passages, context, offers, reasoning }: ReplyExtras,
): Pick<Message, 'blocks'> {
  if ((tools ?? sources ?? passages ?? context ?? offers ?? reasoning) === undefined) return {};
  return {
    blocks: [
      ...(reasoning ? [{ type: 'reasoning' as const, ...reasoning }] : []),
      ...(tools ? [{ type: 'tools' as const, uses: tools }] : []),
      { type: 'text', text },
      ...(passages ? [{ type: 'passages' as const, passages }] : []),
      ...(sources ? [{ type: 'sources' as const, sources }] : []),
      ...(context ? [{ type: 'context' as const, lines: context }] : []),
      ...(offers ? [{ type: 'offers' as const, offers }] : []),
    ],
  };
}

/** The messages of a finished turn: the reply, and its question unless an earlier question was answered again. */
export function makeTurnMessages(
  { question, parentId }: Turn,
  reply: Pick<Message, 'id' | 'content' | 'status' | 'createdAt'>,
  extras: ReplyExtras,
): Message[] {
  const message: Message = {
    ...reply,
    parentId: question?.id ?? parentId,
    role: 'assistant',
    ...toReplyBlocks(reply.content, extras),
    ...(extras.model !== undefined && { model: extras.model }),
    ...(extras.tokens && { tokens: extras.tokens }),
  };
  return question === null ? [message] : [question, message];
}

export function newTurn() {
  const texts = { reply: new ReplyText(), reasoning: new ReplyText() };
  return { messageId: null, phase: 'thinking' as const, isQuestionKnown: true, uses: [], ...texts };
}

export function makeQuestion(
  { now }: { now: () => string },
  id: string,
  parentId: string | null,
  content: string,
  files: readonly DraftFile[] = [],
): Message {
  const blocks = toBlocksField(content, files);
  return { id, parentId, role: 'user', content, ...blocks, createdAt: now(), status: 'complete' };
}
