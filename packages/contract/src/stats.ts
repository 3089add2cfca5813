import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Count, Timestamp } from './primitives.ts';

/** Streaks are consecutive days with a question, in the user's time zone. */
export const UserStats = z.object({
  currentStreak: Count,
  longestStreak: Count,
  achievementsCompleted: Count,
  totalAchievements: Count,
  /** Stored conversations that are not in the trash, including imported ones. */
  totalConversations: Count,
  totalEventsCreated: Count,
  joinDate: Timestamp,
});
export type UserStats = z.output<typeof UserStats>;

export const AchievementIcon = z.enum(['Star', 'Trophy', 'Flame', 'Zap', 'Award', 'Calendar']);
export type AchievementIcon = z.output<typeof AchievementIcon>;

export const Achievement = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  icon: AchievementIcon,
  completed: z.boolean(),
  completedAt: z.nullable(Timestamp),
  /** Percent, 0 to 100. */
  progress: z.number().check(z.gte(0), z.lte(100)),
});
export type Achievement = z.output<typeof Achievement>;

export const getUserStats = endpoint({
  method: 'GET',
  path: '/api/user/stats',
  access: 'user',
  summary: 'Streaks and totals of the signed-in user.',
  response: UserStats,
  errors: [],
});

export const listAchievements = endpoint({
  method: 'GET',
  path: '/api/user/achievements',
  access: 'user',
  summary: "All achievements with the user's progress.",
  response: z.array(Achievement),
  errors: [],
});
