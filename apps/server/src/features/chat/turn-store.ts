import type { ArchiveSource } from '@app/contract/conversations';
import { type Database, inTransaction, type Tx } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import type { ConversationsService, MessageDraft } from '#features/conversations/conversations.service.ts';
import type { ProfileService } from '#features/profile/profile.service.ts';
import type { GivenProposal, SuggestionsService } from '#features/suggestions/suggestions.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import * as rows from './chat-turns.repository.ts';
import type { TurnPlan } from './turn-plan.ts';

export interface TurnStoreDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  billing: BillingService;
  conversations: ConversationsService;
  profile: ProfileService;
  suggestions: SuggestionsService;
}

export interface FinishedReply {
  content: string;
  status: 'complete' | 'interrupted';
  state: 'completed' | 'stopped' | 'interrupted';
  model: string;
  sources?: ArchiveSource[];
  proposals?: GivenProposal[];
  offers?: string[];
}

/** The steps of a turn in the database; each is one transaction, so that a crash leaves a turn before or after it. */
export function createTurnStore(dependencies: TurnStoreDependencies) {
  const { db, clock, newId, billing, conversations, profile, suggestions } = dependencies;

  /** The question enters the archive: the first token is there. */
  async function storeQuestion(turn: rows.TurnRow): Promise<void> {
    await inTransaction(db, async (tx) => {
      const scope = { tx, userId: turn.userId };
      const plan = turn.plan as unknown as TurnPlan;
      // A commit whose acknowledgement was lost is tried again.
      if ((await rows.lockTurn(tx, turn.userId, turn.messageId))?.state === 'streaming') return;
      if (plan.isNewConversation) await beginConversation(scope, turn, plan);
      else if (plan.kind === 'question') {
        const question = questionOf(turn, plan, plan.parentId);
        await conversations.append(scope, turn.conversationId, [question], turn.userMessageId);
      }
      await rows.updateTurn(tx, turn.userId, turn.messageId, { state: 'streaming' });
    });
  }

  async function beginConversation(
    scope: { tx: Tx; userId: string },
    turn: rows.TurnRow,
    plan: TurnPlan,
  ): Promise<void> {
    const messages: MessageDraft[] = [];
    let parentId: string | null = null;
    for (const seed of plan.seeds) {
      const id = newId();
      messages.push({ id, parentId, role: seed.role, content: seed.content, createdAt: turn.createdAt });
      parentId = id;
    }
    messages.push(questionOf(turn, plan, parentId));
    await conversations.storeConversations(scope, [
      {
        id: turn.conversationId,
        title: null,
        source: 'chat',
        createdAt: turn.createdAt,
        updatedAt: turn.createdAt,
        messages,
        activeLeafId: turn.userMessageId,
      },
    ]);
  }

  /** The reply enters the archive and the chat counts. `outcome` is what later followers are told. */
  async function storeReply(turn: rows.TurnRow, reply: FinishedReply): Promise<void> {
    const { userId, conversationId, messageId, userMessageId } = turn;
    const { sources = [], proposals = [], offers = [] } = reply;
    await inTransaction(db, async (tx) => {
      const scope = { tx, userId };
      if (hasEnded(await rows.lockTurn(tx, userId, messageId))) return;
      const plan = turn.plan as unknown as TurnPlan;
      const draft: MessageDraft = {
        id: messageId,
        parentId: userMessageId,
        role: 'assistant',
        content: reply.content,
        createdAt: clock.now(),
        status: reply.status,
        model: reply.model,
        ...blocksOf(reply),
      };
      // A conversation deleted meanwhile takes its reply along; the chat was answered all the same.
      const conversation = await conversations.lockConversation(tx, userId, conversationId);
      const isKept = conversation !== undefined && conversation.deletedAt === null;
      if (isKept) await conversations.appendMessages(scope, conversation, [draft], { activeLeafId: messageId });
      if (turn.reservationId !== null) await billing.settleChat(scope, turn.reservationId);
      await profile.recordQuestion(scope);
      const proposed =
        isKept && reply.state === 'completed' && plan.kind === 'question'
          ? await suggestions.propose(scope, {
              conversationId,
              messageId: userMessageId,
              text: plan.question,
              timeZone: plan.timeZone,
              given: proposals,
            })
          : [];
      await rows.updateTurn(tx, userId, messageId, {
        state: reply.state,
        content: reply.content,
        finishedAt: clock.now(),
        outcome: {
          suggestions: proposed,
          interrupted: reply.status === 'interrupted',
          ...(sources.length > 0 && { sources }),
          ...(offers.length > 0 && { offers }),
        },
      });
      await bumpUserVersion(tx, userId);
    });
  }

  /** Nothing was answered: nothing is stored and nothing counts. */
  async function forget(turn: rows.TurnRow): Promise<void> {
    await inTransaction(db, async (tx) => {
      await rows.deleteTurn(tx, turn.userId, turn.messageId);
      if (turn.reservationId !== null) await billing.returnChat({ tx, userId: turn.userId }, turn.reservationId);
    });
  }

  return { storeQuestion, storeReply, forget };
}

/** Stored by an attempt whose acknowledgement was lost, or put in order by another process. */
const hasEnded = (turn: rows.TurnRow | undefined): boolean => turn !== undefined && turn.finishedAt !== null;

export type TurnStore = ReturnType<typeof createTurnStore>;

/** The parts of a reply, where it has more than words. */
function blocksOf({ content, sources = [], offers = [] }: FinishedReply): Pick<MessageDraft, 'blocks'> {
  if (sources.length === 0 && offers.length === 0) return {};
  return {
    blocks: [
      { type: 'text', text: content },
      ...(sources.length > 0 ? [{ type: 'sources' as const, sources }] : []),
      ...(offers.length > 0 ? [{ type: 'offers' as const, offers }] : []),
    ],
  };
}

function questionOf(turn: rows.TurnRow, plan: TurnPlan, parentId: string | null): MessageDraft {
  return { id: turn.userMessageId, parentId, role: 'user', content: plan.question, createdAt: turn.createdAt };
}
