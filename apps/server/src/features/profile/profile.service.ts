import type { Achievement, UserStats } from '@app/contract/stats';
import type { Database, Tx } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import { measureAchievements, type Measures } from './achievements.ts';
import { localDay } from './local-day.ts';
import * as rows from './profile.repository.ts';
import { computeStreaks } from './streaks.ts';

export type ProfileService = ReturnType<typeof createProfileService>;

export function createProfileService({ db, clock }: { db: Database; clock: Clock }) {
  async function measure(userId: string) {
    const member = await rows.findMember(db, userId);
    if (member === undefined) throw new Error('a session without its user');
    const days = await rows.listActivityDays(db, userId);
    const filed = await rows.sumCategories(db, userId);
    const streaks = computeStreaks(
      days.map(({ day }) => day),
      localDay(clock.now(), member.timeZone),
    );
    const measures: Measures = {
      questions: days.reduce((sum, { questions }) => sum + questions, 0),
      conversations: filed.conversations,
      longestStreak: streaks.longest,
      mostQuestionsInADay: days.reduce((most, { questions }) => Math.max(most, questions), 0),
      usedCategories: filed.used,
      events: await rows.countEvents(db, userId),
    };
    return { member, streaks, measures };
  }

  return {
    /** A question was answered: its day, in the user's zone, counts for streaks. */
    recordQuestion: async ({ tx, userId }: { tx: Tx; userId: string }): Promise<void> => {
      const member = await rows.findMember(tx, userId);
      if (member !== undefined) await rows.addQuestion(tx, userId, localDay(clock.now(), member.timeZone));
    },

    getStats: async (userId: string): Promise<UserStats> => {
      const { member, streaks, measures } = await measure(userId);
      const achievements = measureAchievements(measures);
      return {
        currentStreak: streaks.current,
        longestStreak: streaks.longest,
        achievementsCompleted: achievements.filter((achievement) => achievement.completed).length,
        totalAchievements: achievements.length,
        totalConversations: measures.conversations,
        totalEventsCreated: measures.events,
        joinDate: member.createdAt.toISOString(),
      };
    },

    listAchievements: async (userId: string): Promise<Achievement[]> =>
      measureAchievements((await measure(userId)).measures),
  };
}
