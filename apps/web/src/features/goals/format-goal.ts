import type { Goal } from '@app/contract/goals';
import { t } from './goals.messages.ts';

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** '1,240.5' */
export function formatValue(value: number): string {
  return numbers.format(value);
}

/** ' books', with a leading space; '' without a unit. */
export function unitOf({ unit }: Pick<Goal, 'unit'>): string {
  return unit === null ? '' : ` ${unit}`;
}

/** '5 of 12 books'; undefined for a yes/no goal. */
export function formatGoalValue(goal: Goal): string | undefined {
  if (goal.targetValue === null) return undefined;
  return t('value', {
    current: formatValue(goal.currentValue),
    target: formatValue(goal.targetValue),
    unit: unitOf(goal),
  });
}

/** '3 books behind, 1.2 a week needed'; undefined without a pace. The pace of a yes/no goal is in milestones. */
export function formatPace(goal: Goal): string | undefined {
  const { pace, targetValue } = goal;
  if (pace === null) return undefined;
  const unit = targetValue === null ? t('unit.milestones', { count: pace.difference }) : unitOf(goal);
  return t(`pace.${pace.state}`, {
    difference: formatValue(pace.difference),
    perWeek: formatValue(pace.perWeek ?? 0),
    unit,
  });
}
