import { defineJob } from '#platform/job-definition.ts';
import type { JobQueue } from '#platform/job-queue.ts';
import type { Rounds } from '#platform/rounds.ts';
import type { MeaningService } from '../meaning.service.ts';

/** Embeds and categorises a user's new conversations. For each user at most one job runs and one waits. */
export const embedConversations = defineJob<{ userId: string }>({
  // The names stay as they were first chosen, because queued jobs are stored with them.
  name: 'read-conversations',
  policy: 'stately',
  expireInSeconds: 3_600,
  turnSeconds: 30,
});

/** Queues a job for users with conversations that the current embedder has not embedded, such as after a failed job. */
export const findUnembeddedConversations = defineJob<Record<string, never>>({
  name: 'find-unread-conversations',
  policy: 'exclusive',
  cron: '*/20 * * * *',
});

export interface EmbeddingDependencies {
  meaning: MeaningService;
  /** Called when new conversations were embedded and none is left. */
  onEmbedded: (userId: string) => Promise<void>;
}

export function registerMeaningJobs(
  jobs: JobQueue,
  rounds: Rounds,
  { meaning, onEmbedded }: EmbeddingDependencies,
): void {
  const round = rounds.open('unread-conversations');
  jobs.register(embedConversations, async ({ userId }, { signal }) => {
    const { embedded, isDone } = await meaning.catchUp(userId, signal);
    if (embedded > 0 && isDone) await onEmbedded(userId);
  });
  jobs.register(findUnembeddedConversations, async () => {
    await round.each(
      await meaning.listUsersToEmbed(),
      (userId) => userId,
      (userId) => jobs.enqueue(embedConversations, { userId }, { singletonKey: userId }),
    );
  });
}
