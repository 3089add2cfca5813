import type { Tx } from '#db/database.ts';
import {
  conversationRenamed,
  documentsIndexed,
  listUsersWithChatMessages,
  messagesStored,
  searchIndexRewritten,
} from '#events/conversations.ts';
import { importFinished } from '#events/imports.ts';
import type { Foundation } from '#features/foundation.ts';
import { defineJob } from '#platform/job-definition.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Counts the words of new messages; with `isRebuild`, those of all conversations. Per user at most one job runs and
 * one waits.
 */
const countVocabulary = defineJob<{
  userId: string;
  isRebuild?: boolean;
  /** The name of `isRebuild` in jobs that earlier versions queued. */
  isAnew?: boolean;
}>({
  name: 'count-vocabulary',
  policy: 'stately',
  expireInSeconds: 3_600,
});

/** Queues counting for users with uncounted words and no job: after an upgrade, or after a failed job. */
const findUncounted = defineJob<Record<string, never>>({
  name: 'find-uncounted-vocabulary',
  policy: 'exclusive',
  cron: '*/30 * * * *',
});

/** Long enough for a reply to follow its question, so that both are counted together. */
const COUNT_DELAY_MS = 5_000;
/** Deletions within this time are followed by one recount. */
const RECOUNT_DELAY_MS = 60_000;

type Needs = Pick<Foundation, 'clock' | 'events' | 'jobs' | 'rounds'>;

/**
 * Keeps the vocabularies up to date in the background. Returns a backfill, which counts what earlier versions stored.
 */
export function registerVocabularyJobs({ clock, events, jobs, rounds }: Needs, vocabulary: Vocabulary) {
  const round = rounds.open('uncounted-vocabulary');
  const afterDelay = (delay: number): Date => new Date(clock.now().getTime() + delay);

  jobs.register(countVocabulary, ({ userId, isAnew = false, isRebuild = isAnew }, { signal }) =>
    vocabulary.catchUp(userId, signal, { isRebuild }),
  );
  jobs.register(findUncounted, async () => {
    const uncounted = await vocabulary.listUncounted();
    await round.each(
      uncounted,
      ({ userId }) => userId,
      (payload) => jobs.enqueue(countVocabulary, payload, { singletonKey: payload.userId }),
    );
  });

  const countSoon = async (tx: Tx, userId: string): Promise<void> => {
    await jobs.enqueue(
      countVocabulary,
      { userId },
      { tx, singletonKey: userId, startAfter: afterDelay(COUNT_DELAY_MS) },
    );
  };
  events.subscribe(messagesStored, async (stored, tx) => {
    for (const [userId, own] of Map.groupBy(stored, (conversation) => conversation.userId)) {
      const ids = own.map(({ conversationId }) => conversationId);
      await vocabulary.queueCount(tx, userId, ids);
    }
    for (const userId of listUsersWithChatMessages(stored)) await countSoon(tx, userId);
  });
  events.subscribe(importFinished, ({ userId }, tx) => countSoon(tx, userId));
  events.subscribe(conversationRenamed, async ({ userId, conversationId }, tx) => {
    await vocabulary.queueCount(tx, userId, [conversationId]);
    await countSoon(tx, userId);
  });
  events.subscribe(documentsIndexed, async ({ userId, conversationIds, hasLaterEvent }, tx) => {
    await vocabulary.queueCount(tx, userId, conversationIds);
    // A later event starts the count itself.
    if (!hasLaterEvent) await countSoon(tx, userId);
  });
  events.subscribe(searchIndexRewritten, async ({ userId }, tx) => {
    const options = { tx, singletonKey: `${userId} rebuild`, startAfter: afterDelay(RECOUNT_DELAY_MS) };
    await jobs.enqueue(countVocabulary, { userId, isRebuild: true }, options);
  });
  return { 'uncounted-vocabulary': () => jobs.enqueue(findUncounted, {}) };
}
