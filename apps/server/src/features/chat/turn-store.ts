import type { ArchiveSource, Reasoning, ReplyTokens, UsedContextLine } from '@app/contract/conversations';
import type { ToolUse } from '@app/contract/tool-uses';
import type { FilePassage } from '@app/contract/file-passages';
import type { Suggestion } from '@app/contract/suggestions';
import { type Database, inTransaction, type Tx } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import type { ConversationsService, MessageDraft } from '#features/conversations/conversations.service.ts';
import type { ProfileService } from '#features/profile/profile.service.ts';
import type { ModelProposal, SuggestionsService } from '#features/suggestions/suggestions.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { createWorkLane } from '#platform/work-lane.ts';
import type { AttachedFiles } from './attached/attached-files.ts';
import * as turnRepository from './chat-turns.repository.ts';
import type { TurnPlan } from './turn-plan.ts';

export interface TurnStoreDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  attachedFiles: Pick<AttachedFiles, 'store' | 'storeCited'>;
  billing: BillingService;
  conversations: ConversationsService;
  profile: ProfileService;
  suggestions: SuggestionsService;
}

export interface FinishedReply {
  content: string;
  /** The status of the stored message. */
  status: 'complete' | 'interrupted';
  /** The state of the turn. */
  state: 'completed' | 'stopped' | 'interrupted';
  model: string;
  reasoning?: Reasoning;
  tools?: ToolUse[];
  sources?: ArchiveSource[];
  passages?: FilePassage[];
  proposals?: ModelProposal[];
  context?: UsedContextLine[];
  /** Messages that the user can send with one click. */
  offers?: string[];
  tokens?: ReplyTokens;
  /** Whether the chat does not count, because the built-in assistant could not help. */
  isUncounted?: boolean;
  /** Whether no plan is looked for in the question. */
  hasNoPlans?: boolean;
}

export type TurnStore = ReturnType<typeof createTurnStore>;

/**
 * How many turns take a step at the same time. A step has some twenty statements, and the process has ten connections,
 * so the reads of the next questions always find a free one. More steps at a time would not take less time in total.
 */
const MAX_STEPS = 3;

/** The steps of a turn in the database. Each is one transaction: a crash leaves a turn before or after a step. */
export function createTurnStore(dependencies: TurnStoreDependencies) {
  const { db, billing } = dependencies;
  const lane = createWorkLane(MAX_STEPS);
  // The steps of one person change the same rows, such as the month's count of AI chats.
  const inStep = ({ userId }: turnRepository.TurnRow, work: (tx: Tx) => Promise<void>): Promise<void> =>
    lane(userId, () => inTransaction(db, work));
  return {
    /** Adds the question to its conversation; called when the reply has begun. */
    storeQuestion: (turn: turnRepository.TurnRow): Promise<void> =>
      inStep(turn, async (tx) => {
        // Already stored: the database connection was lost before the result of an earlier attempt arrived.
        if ((await turnRepository.lockTurn(tx, turn.userId, turn.messageId))?.state === 'streaming') return;
        await appendQuestion(dependencies, { tx, userId: turn.userId }, turn);
        await turnRepository.updateTurn(tx, turn.userId, turn.messageId, { state: 'streaming' });
      }),

    /** Adds the reply to its conversation and counts the chat. */
    storeReply: (turn: turnRepository.TurnRow, reply: FinishedReply): Promise<void> =>
      inStep(turn, async (tx) => {
        const current = await turnRepository.lockTurn(tx, turn.userId, turn.messageId);
        // Already stored: by an earlier attempt whose result did not arrive, or by the recovery of another process.
        if (current !== undefined && current.finishedAt !== null) return;
        await finishTurn(dependencies, { tx, userId: turn.userId }, turn, reply);
        await bumpUserVersion(tx, turn.userId);
      }),

    /** Deletes a turn without a reply: nothing is stored, and the chat does not count. */
    deleteUnanswered: (turn: turnRepository.TurnRow): Promise<void> =>
      inStep(turn, async (tx) => {
        await turnRepository.deleteTurn(tx, turn.userId, turn.messageId);
        if (turn.reservationId !== null) await billing.releaseChat({ tx, userId: turn.userId }, turn.reservationId);
      }),
  };
}

async function appendQuestion(
  dependencies: TurnStoreDependencies,
  scope: OwnerScope,
  turn: turnRepository.TurnRow,
): Promise<void> {
  const plan = turn.plan as unknown as TurnPlan;
  // The question of a regenerated reply is stored already.
  if (plan.isNewConversation) await createConversation(dependencies, scope, turn, plan);
  else if (plan.kind === 'question') {
    const question = toQuestionDraft(turn, plan, plan.parentId);
    await dependencies.conversations.append(scope, turn.conversationId, [question], turn.userMessageId);
  }
  if (plan.kind === 'question') await dependencies.attachedFiles.store(scope, turn, plan);
}

async function createConversation(
  { newId, conversations }: TurnStoreDependencies,
  scope: OwnerScope,
  turn: turnRepository.TurnRow,
  plan: TurnPlan,
): Promise<void> {
  const messages: MessageDraft[] = [];
  let parentId: string | null = null;
  for (const seed of plan.seeds) {
    const id = newId();
    messages.push({ id, parentId, role: seed.role, content: seed.content, createdAt: turn.createdAt });
    parentId = id;
  }
  messages.push(toQuestionDraft(turn, plan, parentId));
  await conversations.storeConversations(scope, [
    {
      id: turn.conversationId,
      title: null,
      source: 'chat',
      createdAt: turn.createdAt,
      updatedAt: turn.createdAt,
      messages,
      activeLeafId: turn.userMessageId,
      ...chosenSettings(plan),
    },
  ]);
}

/** The settings that the user chose before the first message. */
function chosenSettings({ settings }: TurnPlan) {
  if (settings === undefined) return {};
  const { instructions, temperature, categoryId, subcategoryId } = settings;
  return { instructions, temperature, ...(categoryId !== null && { categoryId, subcategoryId }) };
}

async function finishTurn(
  dependencies: TurnStoreDependencies,
  scope: OwnerScope,
  turn: turnRepository.TurnRow,
  reply: FinishedReply,
): Promise<void> {
  const { clock, billing, profile } = dependencies;
  const isStored = await appendReply(dependencies, scope, turn, reply);
  if (turn.reservationId !== null) {
    await (reply.isUncounted === true ? billing.releaseChat : billing.settleChat)(scope, turn.reservationId);
  }
  await profile.recordQuestion(scope);
  const mayPropose = isStored && reply.state === 'completed';
  const suggestions = mayPropose ? await proposeFrom(dependencies, scope, turn, reply) : [];
  await turnRepository.updateTurn(scope.tx, scope.userId, turn.messageId, {
    state: reply.state,
    content: reply.content,
    finishedAt: clock.now(),
    // Sent to clients that follow the stream later.
    outcome: outcomeOf(reply, suggestions),
  });
}

/** The fields of the final event of a stream. */
export function outcomeOf(reply: FinishedReply, suggestions: Suggestion[]): Record<string, unknown> {
  const { tools = [], sources = [], passages = [], context = [], offers = [], model, reasoning, tokens } = reply;
  return {
    suggestions,
    interrupted: reply.status === 'interrupted',
    ...(model !== '' && { model }),
    ...(reasoning && { reasoning }),
    ...(tokens && { tokens }),
    ...(tools.length > 0 && { tools: withoutRunning(tools) }),
    ...(sources.length > 0 && { sources }),
    ...(passages.length > 0 && { passages }),
    ...(context.length > 0 && { context }),
    ...(offers.length > 0 && { offers }),
  };
}

/** Returns false if the conversation was deleted in the meantime; the chat still counts. */
async function appendReply(
  { attachedFiles, clock, conversations }: TurnStoreDependencies,
  scope: OwnerScope,
  { conversationId, messageId, userMessageId }: turnRepository.TurnRow,
  reply: FinishedReply,
): Promise<boolean> {
  const draft: MessageDraft = {
    id: messageId,
    parentId: userMessageId,
    role: 'assistant',
    content: reply.content,
    createdAt: clock.now(),
    status: reply.status,
    model: reply.model,
    ...(reply.tokens && { tokens: reply.tokens }),
    ...blocksOf(reply),
  };
  const conversation = await conversations.lockConversation(scope.tx, scope.userId, conversationId);
  if (conversation === undefined || conversation.deletedAt !== null) return false;
  await conversations.appendMessages(scope, conversation, [draft], { activeLeafId: messageId });
  const message = { conversationId, messageId, createdAt: draft.createdAt };
  await attachedFiles.storeCited(scope, message, reply.passages ?? []);
  return true;
}

/**
 * Suggestions from the question and those that the model proposed, which its reply mentions. The question is not searched
 * if that was done before, or if the reply has offers: it waits for the consent of the person.
 */
async function proposeFrom(
  { suggestions }: TurnStoreDependencies,
  scope: OwnerScope,
  turn: turnRepository.TurnRow,
  { proposals = [], offers = [], hasNoPlans = false }: FinishedReply,
): Promise<Suggestion[]> {
  const { kind, question, timeZone } = turn.plan as unknown as TurnPlan;
  const mayHavePlans = kind === 'question' && offers.length === 0 && !hasNoPlans;
  if (!mayHavePlans && proposals.length === 0) return [];
  return suggestions.propose(scope, {
    conversationId: turn.conversationId,
    messageId: turn.userMessageId,
    text: mayHavePlans ? question : '',
    timeZone,
    modelProposals: proposals,
  });
}

/** The blocks of a reply that has more than text. */
function blocksOf(reply: FinishedReply): Pick<MessageDraft, 'blocks'> {
  const { content, reasoning, tools = [], sources = [], passages = [], context = [], offers = [] } = reply;
  const count = tools.length + sources.length + passages.length + context.length + offers.length;
  if (reasoning === undefined && count === 0) return {};
  return {
    blocks: [
      ...(reasoning ? [{ type: 'reasoning' as const, ...reasoning }] : []),
      ...(tools.length > 0 ? [{ type: 'tools' as const, uses: withoutRunning(tools) }] : []),
      { type: 'text', text: content },
      ...(sources.length > 0 ? [{ type: 'sources' as const, sources }] : []),
      ...(passages.length > 0 ? [{ type: 'passages' as const, passages }] : []),
      ...(context.length > 0 ? [{ type: 'context' as const, lines: context }] : []),
      ...(offers.length > 0 ? [{ type: 'offers' as const, offers }] : []),
    ],
  };
}

/** A tool that was running when the reply was stopped has no result. */
const withoutRunning = (uses: readonly ToolUse[]): ToolUse[] =>
  uses.map((use) => (use.state === 'running' ? { ...use, state: 'failed' } : use));

function toQuestionDraft(turn: turnRepository.TurnRow, plan: TurnPlan, parentId: string | null): MessageDraft {
  const { question, attachments = [] } = plan;
  const text = { type: 'text' as const, text: question };
  return {
    id: turn.userMessageId,
    parentId,
    role: 'user',
    content: question,
    createdAt: turn.createdAt,
    awaitsReply: true,
    ...(attachments.length > 0 && { blocks: [...attachments, text] }),
  };
}
