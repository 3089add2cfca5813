import { civilDay, daysInMonth, weekdayOf } from './calendar-days.ts';
import type { Rule, RuleDay } from './rule.ts';

/**
 * Adapts a rule after one of its occurrences was moved: parts that matched the day `from` now match the day `to`. Days
 * are day numbers. Other parts stay.
 */
export function moveRule(rule: Rule, from: number, to: number): Rule {
  if (from === to) return rule;
  switch (rule.frequency) {
    case 'DAILY':
      return rule;
    case 'WEEKLY':
      return rule.byDay === undefined ? rule : { ...rule, byDay: moveWeekday(rule.byDay, from, to) };
    case 'MONTHLY':
      return moveWithinMonth(rule, from, to);
    case 'YEARLY': {
      const [oldMonth, newMonth] = [civilDay(from).month, civilDay(to).month];
      const byMonth = rule.byMonth?.map((month) => (month === oldMonth ? newMonth : month)).toSorted((a, b) => a - b);
      return moveWithinMonth({ ...rule, ...(byMonth && { byMonth: [...new Set(byMonth)] }) }, from, to);
    }
  }
}

/** Whether moving the day `from` also moves the day `start`: only if the same part of the rule matches both days. */
export function movesTogether(rule: Rule, start: number, from: number): boolean {
  if ((rule.byDay?.length ?? 0) > 1) return weekdayOf(start) === weekdayOf(from);
  if ((rule.byMonthDay?.length ?? 0) > 1) return civilDay(start).day === civilDay(from).day;
  return true;
}

function moveWithinMonth(rule: Rule, from: number, to: number): Rule {
  const { byMonthDay, byDay } = rule;
  if (byMonthDay !== undefined) {
    const oldDay = civilDay(from);
    const fromEnd = oldDay.day - daysInMonth(oldDay.year, oldDay.month) - 1;
    const newDay = civilDay(to);
    const moved = byMonthDay.map((day) => {
      if (day === oldDay.day) return newDay.day;
      return day === fromEnd ? newDay.day - daysInMonth(newDay.year, newDay.month) - 1 : day;
    });
    return { ...rule, byMonthDay: [...new Set(moved)].toSorted((a, b) => a - b) };
  }
  return byDay === undefined ? rule : { ...rule, byDay: moveWeekday(byDay, from, to) };
}

function moveWeekday(byDay: readonly RuleDay[], from: number, to: number): RuleDay[] {
  const moved = byDay.map((day) =>
    day.weekday === weekdayOf(from) && (day.ordinal === undefined || day.ordinal === ordinalLike(day.ordinal, from))
      ? { weekday: weekdayOf(to), ...(day.ordinal !== undefined && { ordinal: ordinalLike(day.ordinal, to) }) }
      : day,
  );
  return moved.filter(
    ({ weekday, ordinal }, index) =>
      moved.findIndex((other) => other.weekday === weekday && other.ordinal === ordinal) === index,
  );
}

/** The position of a day among the same weekdays of its month, counted from the same end as `ordinal`. */
function ordinalLike(ordinal: number, day: number): number {
  const civil = civilDay(day);
  if (ordinal > 0) return Math.ceil(civil.day / 7);
  return -Math.ceil((daysInMonth(civil.year, civil.month) - civil.day + 1) / 7);
}
