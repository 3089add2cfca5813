import type { Achievement, UserStats } from '@app/contract/stats';
import { type Database, type Events, inTransaction, type Queryable } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { achievementReached } from '#events/profile.ts';
import type { Clock } from '#platform/clock.ts';
import { localDay } from '#platform/local-day.ts';
import { measureAchievements } from './achievements.ts';
import { insertAchievements, readMeasures } from './measures.repository.ts';
import * as repository from './profile.repository.ts';
import { computeStreaks } from './streaks.ts';

export type ProfileService = ReturnType<typeof createProfileService>;

export function createProfileService({ db, clock, events }: { db: Database; clock: Clock; events: Events }) {
  /** Stores newly reached achievements with the current time and publishes each once. Returns whether there were any. */
  async function awardAchievements({ tx, userId }: OwnerScope): Promise<boolean> {
    const { reached } = await measure(clock, tx, userId);
    const ids = reached.map(({ id }) => id);
    const stored = new Set(await insertAchievements(tx, userId, ids, clock.now()));
    for (const { id, name, description } of reached) {
      if (stored.has(id)) await events.publish(achievementReached, { userId, name, description }, tx);
    }
    return stored.size > 0;
  }

  return {
    awardAchievements,

    /** Counts an answered question on the current day in the user's time zone. */
    recordQuestion: async ({ tx, userId }: OwnerScope): Promise<void> => {
      const user = await repository.findUser(tx, userId);
      if (user === undefined) return;
      await repository.incrementQuestionCount(tx, userId, localDay(clock.now(), user.timeZone));
      await awardAchievements({ tx, userId });
    },

    getStats: async (userId: string): Promise<UserStats> => {
      const { row, streaks, achievements } = await measure(clock, db, userId);
      return {
        currentStreak: streaks.current,
        longestStreak: streaks.longest,
        achievementsCompleted: achievements.filter(({ completed }) => completed).length,
        totalAchievements: achievements.length,
        totalConversations: row.conversations,
        totalEventsCreated: row.events,
        joinDate: row.createdAt.toISOString(),
      };
    },

    /**
     * Also stores achievements that were reached but not awarded: restoring a backup awards none, although its data may
     * reach some.
     */
    listAchievements: async (userId: string): Promise<Achievement[]> => {
      const current = await measure(clock, db, userId);
      if (current.reached.length === 0) return current.achievements;
      await inTransaction(db, async (tx) => {
        if (await awardAchievements({ tx, userId })) await bumpUserVersion(tx, userId);
      });
      return (await measure(clock, db, userId)).achievements;
    },
  };
}

async function measure(clock: Clock, queryable: Queryable, userId: string) {
  const row = await readMeasures(queryable, userId);
  if (row === undefined) throw new Error('a session without its user');
  const { days, storedAchievements, conversations, usedCategories, timeZone } = row;
  const streaks = computeStreaks(
    days.map(({ day }) => day),
    localDay(clock.now(), timeZone),
  );
  const achievements = measureAchievements(
    {
      questions: days.reduce((sum, { questions }) => sum + questions, 0),
      conversations,
      longestStreak: streaks.longest,
      mostQuestionsInADay: days.reduce((highest, { questions }) => Math.max(highest, questions), 0),
      usedCategories,
      events: row.events,
    },
    storedAchievements,
  );
  const reached = achievements.filter(({ completed, completedAt }) => completed && completedAt === null);
  return { row, streaks, achievements, reached };
}
