import type { RecommendationAction } from '@app/contract/recommendations';
import { AlarmClock, CalendarDays, CalendarPlus, FileText, Flag } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { t } from './recommendations.messages.ts';

const icons = { event: CalendarPlus, goal: Flag, reminder: AlarmClock, template: FileText } as const;

/** The button of a recommendation's action: opens its form, or leads to the day in the schedule. */
export function ActionButton({
  action,
  title,
  onAction,
}: {
  action: RecommendationAction;
  title: string;
  onAction: () => void;
}) {
  const label = t(`act.${action.kind}`);
  if (action.kind === 'day') {
    return (
      <Button size="small" variant="primary" asChild>
        <Link to={`/schedule?date=${action.day}`} aria-label={`${label}: ${title}`}>
          <CalendarDays aria-hidden />
          {label}
        </Link>
      </Button>
    );
  }
  const Icon = icons[action.kind];
  return (
    <Button size="small" variant="primary" aria-label={`${label}: ${title}`} onClick={onAction}>
      <Icon aria-hidden />
      {label}
    </Button>
  );
}
