import type { Privacy } from '@app/contract/privacy';
import { type Database, inTransaction, type Queryable, type Tx } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { StoredMessages } from '#events/conversations.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Rounds } from '#platform/rounds.ts';
import { createArchiveScan } from './privacy/archive-scan.ts';
import { leaveOut, quotedIn, type Quoting } from './privacy/kept-quotes.ts';
import * as errors from './privacy/privacy.errors.ts';
import * as rows from './privacy/privacy.repository.ts';
import { createSecretCount, type FindSecrets } from './privacy/secret-count.ts';

export interface PrivacyDependencies {
  db: Database;
  clock: Clock;
  rounds: Rounds;
  conversations: ConversationsService;
  categories: CategoriesService;
  findSecrets: FindSecrets;
}

const SHOWN_FINDINGS = 100;

export type PrivacyService = ReturnType<typeof createPrivacyService>;

/** What must never go to a model, and where private words lie. */
export function createPrivacyService(dependencies: PrivacyDependencies) {
  const { db, clock, conversations, categories, findSecrets } = dependencies;
  const mark = (userId: string, type: rows.MarkType, id: string, neverSend: boolean): Promise<void> =>
    inTransaction(db, async (tx) => {
      if (neverSend) await rows.insertMark(tx, userId, type, id, clock.now());
      else await rows.deleteMark(tx, userId, type, id);
      await bumpUserVersion(tx, userId);
    });

  return {
    get: async (userId: string): Promise<Privacy> => {
      const [marked, markedCategories, findings, findingCount] = await Promise.all([
        rows.listMarkedConversations(db, userId),
        rows.listMarkedCategories(db, userId),
        rows.listFindings(db, userId, SHOWN_FINDINGS),
        rows.countFindings(db, userId),
      ]);
      return {
        conversations: marked,
        categories: markedCategories,
        findings: findings.map(({ found, ...finding }) => ({
          ...finding,
          found: found as Privacy['findings'][number]['found'],
          isNeverSend: false,
        })),
        findingCount,
      };
    },

    /** Throws conversations.not_found. */
    markConversation: async (userId: string, id: string, neverSend: boolean): Promise<void> => {
      if ((await conversations.find(db, userId, id)) === undefined) throw errors.conversationNotFound();
      await mark(userId, 'conversation', id, neverSend);
    },

    /** Throws categories.not_found. */
    markCategory: async (userId: string, id: string, neverSend: boolean): Promise<void> => {
      await categories.assertCategory(userId, id);
      await mark(userId, 'category', id, neverSend);
    },

    /** Throws conversations.not_found. */
    dismissFinding: (userId: string, conversationId: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        if (!(await rows.dismiss(tx, userId, conversationId))) throw errors.conversationNotFound();
        await bumpUserVersion(tx, userId);
      }),

    /** Of these conversations, those of which nothing may go to a model. */
    findKept: async (queryable: Queryable, userId: string, ids: readonly string[]): Promise<ReadonlySet<string>> =>
      new Set(await rows.listKept(queryable, userId, ids)),

    /** A conversation as a model may read it: replies that quote one kept from models are left out. */
    leaveOutKept: async <Message extends Quoting>(userId: string, messages: readonly Message[]): Promise<Message[]> => {
      const quoted = [...new Set(messages.flatMap(quotedIn))];
      return leaveOut(messages, new Set(await rows.listKept(db, userId, quoted)));
    },

    /** Throws privacy.never_send when one of them is kept from models. */
    assertSendable: async (userId: string, ids: readonly string[]): Promise<void> => {
      if ((await rows.listKept(db, userId, ids)).length > 0) throw errors.neverSend();
    },

    /** Looks, once, through what was stored before `scan` did. Rejects when it was aborted; it goes on where it was. */
    scanArchive: createArchiveScan(dependencies),

    /** Looks through what was just stored. */
    scan: async (tx: Tx, stored: readonly StoredMessages[]): Promise<void> => {
      for (const { userId, conversationId, messages } of stored) {
        const count = createSecretCount(findSecrets);
        count.add(messages);
        const total = count.total();
        if (total === undefined) continue;
        await rows.addFinding(tx, userId, { ...total, conversationId, foundAt: clock.now() });
      }
    },
  };
}
