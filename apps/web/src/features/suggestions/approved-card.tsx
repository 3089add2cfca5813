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
  /** Whether the user has just approved it here, so that it takes the focus. */
  isNew: boolean;
}

/** An approved suggestion, with a link to what the approval created: 'Approved · Fri 10:00 AM · Open'. */
export function ApprovedCard({ suggestion, isNew }: ApprovedCardProps) {
  const { title, type, schedulingDetails } = suggestion;
  const { timeZone } = useViewer();
  const now = useNow();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The pressed button, which had the focus, no longer exists.
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
                {describeShortly(schedulingDetails.datetime, now, timeZone, {
                  hasTime: type !== 'task' && schedulingDetails.isAllDay !== true,
                })}
              </time>
            </>
          )}
          {' · '}
          <Link
            ref={link}
            to={createdPath(suggestion, timeZone)}
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

/** The path of the screen that shows what the approval created. */
function createdPath({ type, schedulingDetails, eventId }: ApprovedSuggestion, timeZone: string): string {
  if (type === 'reminder') return '/reminders';
  if (type === 'recommendation') return '/recommendations';
  if (type === 'task' || schedulingDetails === undefined) return '/schedule';
  const day = `/schedule?date=${calendarDay(schedulingDetails.datetime, timeZone)}`;
  return eventId === null || schedulingDetails.recurring !== null ? day : `${day}&event=${eventId}`;
}
