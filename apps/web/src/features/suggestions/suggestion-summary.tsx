import { Bell, CalendarPlus, Lightbulb, ListTodo, type LucideIcon } from 'lucide-react';
import type { Suggestion, SuggestionType } from '@app/contract/suggestions';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import { describeTime } from './suggestion-time.ts';
import { t } from './suggestions.messages.ts';

const icons: Record<SuggestionType, LucideIcon> = {
  schedule: CalendarPlus,
  reminder: Bell,
  task: ListTodo,
  recommendation: Lightbulb,
};

/** The type, title, time and description of a suggestion. */
export function SuggestionSummary({ suggestion }: { suggestion: Suggestion }) {
  const { type, title, description, schedulingDetails } = suggestion;
  const { timeZone } = useViewer();
  const now = useNow();
  const Icon = icons[type];
  return (
    <>
      <span
        aria-hidden
        className="flex size-9 shrink-0 items-center justify-center rounded-control bg-accent-soft text-accent-text"
      >
        <Icon className="size-[var(--size-icon)]" strokeWidth={1.75} />
      </span>
      <div className="min-w-[min(16rem,calc(100%-5rem))] flex-1">
        <p className="text-ui font-medium break-words">{title}</p>
        <p className="text-small text-second">
          <span>{t(type)}</span>
          {schedulingDetails !== undefined && (
            <>
              <span aria-hidden> · </span>
              <time dateTime={schedulingDetails.datetime}>
                {keepTogether(describeTime(schedulingDetails, now, timeZone, { hasTime: type !== 'task' }))}
              </time>
            </>
          )}
        </p>
        {description !== '' && <p className="line-clamp-3 text-small text-pretty text-muted">{description}</p>}
      </div>
    </>
  );
}

/** The text with numbers and their units on one line. */
const keepTogether = (text: string): string => text.replaceAll(/(?<=\d) (?=min|AM|PM)/gu, '\u00A0');
