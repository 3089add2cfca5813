import type { Achievement, AchievementIcon } from '@app/contract/stats';

/** The numbers by which achievements are measured. */
export interface Measures {
  questions: number;
  conversations: number;
  longestStreak: number;
  mostQuestionsInADay: number;
  usedCategories: number;
  events: number;
}

interface Rule {
  id: string;
  name: string;
  description: string;
  icon: AchievementIcon;
  measure: keyof Measures;
  goal: number;
}

const RULES: readonly Rule[] = [
  {
    id: 'first-chat',
    name: 'First chat',
    description: 'Ask your first question',
    icon: 'Star',
    measure: 'questions',
    goal: 1,
  },
  {
    id: 'collector',
    name: 'Collector',
    description: 'Keep 50 conversations',
    icon: 'Trophy',
    measure: 'conversations',
    goal: 50,
  },
  {
    id: 'on-fire',
    name: 'On fire',
    description: 'Ask something 7 days in a row',
    icon: 'Flame',
    measure: 'longestStreak',
    goal: 7,
  },
  {
    id: 'curious-day',
    name: 'Curious day',
    description: 'Ask 10 questions in one day',
    icon: 'Zap',
    measure: 'mostQuestionsInADay',
    goal: 10,
  },
  {
    id: 'all-rounder',
    name: 'All-rounder',
    description: 'Have conversations in 5 categories',
    icon: 'Award',
    measure: 'usedCategories',
    goal: 5,
  },
  { id: 'planner', name: 'Planner', description: 'Create 10 events', icon: 'Calendar', measure: 'events', goal: 10 },
];

/**
 * The catalogue with the progress of each achievement. A reached achievement stays reached even if its conversations or
 * events are deleted.
 */
export function measureAchievements(measures: Measures, storedAchievements: ReadonlyMap<string, Date>): Achievement[] {
  return RULES.map(({ measure, goal, ...rule }) => {
    const completedAt = storedAchievements.get(rule.id)?.toISOString() ?? null;
    const completed = completedAt !== null || measures[measure] >= goal;
    const progress = completed ? 100 : Math.floor((measures[measure] / goal) * 100);
    return { ...rule, completed, completedAt, progress };
  });
}
