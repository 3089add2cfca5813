import { t } from './trends.messages.ts';

/** The two bars that the chart draws for each period; `key` is the field of the chart's rows. */
export const plannerBars = [
  { key: 'hours', name: t('hoursPlanned'), color: 'var(--category-1)' },
  { key: 'done', name: t('tasksDone'), color: 'var(--category-6)' },
] as const;

/** Converts minutes to hours, rounded to one decimal place. */
export const toPlannedHours = (minutes: number): number => Math.round(minutes / 6) / 10;
