import { defineJob } from '#platform/job-definition.ts';
import type { JobQueue } from '#platform/job-queue.ts';
import type { Rounds } from '#platform/rounds.ts';
import type { MeaningService } from '../meaning.service.ts';

/** Embeds and categorises a user's new conversations. For each user at most one job runs and one waits. */
export const readConversations = defineJob<{ userId: string }>({
  name: 'read-conversations',
  policy: 'stately',
  expireInSeconds: 3_600,
  turnSeconds: 30,
});

/** Queues a job for users with conversations that the current embedder has not embedded, such as after a failed job. */
export const findUnreadConversations = defineJob<Record<string, never>>({
  name: 'find-unread-conversations',
  policy: 'exclusive',
  cron: '*/20 * * * *',
});

export interface ReadingDependencies {
  meaning: MeaningService;
  /** Called when new conversations have been read, and none is left. */
  onRead: (userId: string) => Promise<void>;
}

export function registerMeaningJobs(jobs: JobQueue, rounds: Rounds, { meaning, onRead }: ReadingDependencies): void {
  const round = rounds.open('unread-conversations');
  jobs.register(readConversations, async ({ userId }, { signal }) => {
    const { read, isDone } = await meaning.catchUp(userId, signal);
    if (read > 0 && isDone) await onRead(userId);
  });
  jobs.register(findUnreadConversations, async () => {
    await round.each(
      await meaning.listUsersToEmbed(),
      (userId) => userId,
      (userId) => jobs.enqueue(readConversations, { userId }, { singletonKey: userId }),
    );
  });
}
