import { t } from './trends.messages.ts';

/** The two bars of a period. */
export const plannerBars = [
  { key: 'hours', name: t('hoursPlanned'), color: 'var(--category-1)' },
  { key: 'done', name: t('tasksDone'), color: 'var(--category-6)' },
] as const;
