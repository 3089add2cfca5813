import { useEffect, useRef } from 'react';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { ApprovedSuggestion } from '@app/contract/suggestions';
import { calendarDay } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import { describeShortly } from './suggestion-time.ts';
import { t } from './suggestions.messages.ts';

export interface ApprovedCardProps {
  suggestion: ApprovedSuggestion;
  /** Whether it was approved while it was shown. */
  isNew: boolean;
}

/** What an approved suggestion became: 'Approved · Fri 10:00 AM · Open'. */
export function ApprovedCard({ suggestion, isNew }: ApprovedCardProps) {
  const { title, type, schedulingDetails } = suggestion;
  const { timeZone } = useViewer();
  const now = useNow();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The button that approved it is gone, and the focus with it.
    if (isNew && document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <div className="flex items-center gap-3 rounded-card bg-success-soft px-3 py-2.5">
      <CircleCheck aria-hidden className="size-5 shrink-0 text-success-text" strokeWidth={1.75} />
      <div className="min-w-0">
        <p className="text-ui font-medium break-words">{title}</p>
        <p className="text-list text-success-text">
          {t('approved')}
          {schedulingDetails !== undefined && (
            <>
              {' · '}
              <time dateTime={schedulingDetails.datetime}>
                {describeShortly(schedulingDetails.datetime, now, timeZone, type !== 'task')}
              </time>
            </>
          )}
          {' · '}
          <Link
            ref={link}
            to={placeOf(suggestion, timeZone)}
            aria-label={t('openNamed', { title })}
            className="font-medium underline underline-offset-3 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:items-center"
          >
            {t('open')}
          </Link>
        </p>
      </div>
    </div>
  );
}

/** The screen that has what was created. */
function placeOf({ type, schedulingDetails, eventId }: ApprovedSuggestion, timeZone: string): string {
  if (type === 'reminder') return '/reminders';
  if (type === 'recommendation') return '/recommendations';
  if (type === 'task' || schedulingDetails === undefined) return '/schedule';
  const day = `/schedule?date=${calendarDay(schedulingDetails.datetime, timeZone)}`;
  return eventId === null || schedulingDetails.recurring !== null ? day : `${day}&event=${eventId}`;
}
