import type { Privacy } from '@app/contract/privacy';
import { type Database, inTransaction, type Queryable, type Tx } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { Fork, StoredMessages } from '#events/conversations.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { Clock } from '#platform/clock.ts';
import { mapInTurns } from '#platform/map-in-turns.ts';
import type { Rounds } from '#platform/rounds.ts';
import { createArchiveScan } from './privacy/archive-scan.ts';
import { redactReplies, quotedConversationIds, type QuotingMessage } from './privacy/quote-redaction.ts';
import * as errors from './privacy/privacy.errors.ts';
import * as repository from './privacy/privacy.repository.ts';
import { createSecretCounter, type FindSecrets } from './privacy/secret-count.ts';

export interface PrivacyDependencies {
  db: Database;
  clock: Clock;
  rounds: Rounds;
  conversations: ConversationsService;
  categories: CategoriesService;
  findSecrets: FindSecrets;
}

const MAX_FINDINGS = 100;

export type PrivacyService = ReturnType<typeof createPrivacyService>;

/** The “never send” marks on conversations and categories, and the secrets found in conversations. */
export function createPrivacyService(dependencies: PrivacyDependencies) {
  return { ...createNeverSendMarks(dependencies), ...createFindings(dependencies) };
}

function createNeverSendMarks({ db, clock, conversations, categories }: PrivacyDependencies) {
  const setMark = (userId: string, type: repository.MarkType, id: string, neverSend: boolean): Promise<void> =>
    inTransaction(db, async (tx) => {
      if (neverSend) await repository.insertMark(tx, userId, type, id, clock.now());
      else await repository.deleteMark(tx, userId, type, id);
      await bumpUserVersion(tx, userId);
    });

  return {
    /** Throws conversations.not_found. */
    markConversation: async (userId: string, id: string, neverSend: boolean): Promise<void> => {
      if ((await conversations.find(db, userId, id)) === undefined) throw errors.conversationNotFound();
      await setMark(userId, 'conversation', id, neverSend);
    },

    /** Throws categories.not_found. */
    markCategory: async (userId: string, id: string, neverSend: boolean): Promise<void> => {
      await categories.assertCategory(userId, id);
      await setMark(userId, 'category', id, neverSend);
    },

    /** A copy of a conversation marked “never send” gets the same mark. */
    copyMark: (tx: Tx, { userId, fromId, conversationId }: Fork): Promise<void> =>
      repository.copyMark(tx, userId, fromId, conversationId),

    /** The ids of the given conversations that must not be sent to a model. */
    findExcluded: async (queryable: Queryable, userId: string, ids: readonly string[]): Promise<ReadonlySet<string>> =>
      new Set(await repository.listExcluded(queryable, userId, ids)),

    /** Whether the category is marked “never send”, which also applies to new conversations in it. */
    isCategoryExcluded: (userId: string, categoryId: string): Promise<boolean> =>
      repository.isCategoryMarked(db, userId, categoryId),

    /** The messages as a model may read them: replies that quote a conversation marked “never send” are replaced. */
    redactQuotes: async <Message extends QuotingMessage>(
      userId: string,
      messages: readonly Message[],
    ): Promise<Message[]> => {
      const quoted = [...new Set(messages.flatMap(quotedConversationIds))];
      return redactReplies(messages, new Set(await repository.listExcluded(db, userId, quoted)));
    },

    /** The ids of the given messages that are replies with sources or facts from a conversation marked “never send”. */
    listRepliesQuotingNeverSend: (userId: string, messageIds: readonly string[]): Promise<string[]> =>
      repository.listRepliesQuotingNeverSend(db, userId, messageIds),

    /** The ids of the given conversations whose findings the user dismissed, because they are not secrets. */
    listWithDismissedFindings: async (userId: string, ids: readonly string[]): Promise<ReadonlySet<string>> =>
      new Set(await repository.listWithDismissedFindings(db, userId, ids)),

    /** Throws privacy.never_send when one of the conversations is marked “never send”, itself or by its category. */
    assertSendable: async (userId: string, ids: readonly string[]): Promise<void> => {
      if ((await repository.listExcluded(db, userId, ids)).length > 0) throw errors.conversationMarkedNeverSend();
    },
  };
}

function createFindings(dependencies: PrivacyDependencies) {
  const { db, clock, findSecrets } = dependencies;
  return {
    get: async (userId: string): Promise<Privacy> => {
      const [marked, markedCategories, findings, findingCount] = await Promise.all([
        repository.listMarkedConversations(db, userId),
        repository.listMarkedCategories(db, userId),
        repository.listFindings(db, userId, MAX_FINDINGS),
        repository.countFindings(db, userId),
      ]);
      return {
        conversations: marked,
        categories: markedCategories,
        findings: findings.map(({ found, ...finding }) => ({
          ...finding,
          found: found as Privacy['findings'][number]['found'],
          // Findings in conversations marked “never send” are not listed.
          isNeverSend: false,
        })),
        findingCount,
      };
    },

    /** Throws conversations.not_found. */
    dismissFinding: (userId: string, conversationId: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        if (!(await repository.dismiss(tx, userId, conversationId))) throw errors.conversationNotFound();
        await bumpUserVersion(tx, userId);
      }),

    /**
     * Scans, once, the messages that were stored by a release of the app that did not scan messages yet. Rejects when
     * aborted; the next call continues where this one stopped.
     */
    scanArchive: createArchiveScan(dependencies),

    /** Scans messages that were just stored, and stores what it finds. */
    scanMessages: async (tx: Tx, stored: readonly StoredMessages[]): Promise<void> => {
      const totals = await mapInTurns(stored, ({ messages }) => {
        const counter = createSecretCounter(findSecrets);
        counter.add(messages);
        return counter.total();
      });
      for (const [index, { userId, conversationId }] of stored.entries()) {
        const total = totals[index];
        if (total === undefined) continue;
        await repository.addFinding(tx, userId, { ...total, conversationId, foundAt: clock.now() });
      }
    },
  };
}
