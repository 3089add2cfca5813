import type { ScheduleSuggestion } from '@app/contract/planning';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { formatExact } from '#lib/dates.ts';
import { formatMinutes } from '#lib/minutes.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { slotName, slotTime } from './format-slot.ts';
import { useScheduleSuggestions } from './planning.api.ts';
import { t } from './planning.messages.ts';
import { SchedulingHelp } from './scheduling-help.tsx';
import { useScheduleSlot } from './use-schedule-slot.ts';

/** The card 'Smart Scheduling': unscheduled tasks and goals, each with a free slot. */
export function SmartScheduling() {
  const suggestions = useScheduleSuggestions();
  const [isHelping, setHelping] = useState(false);
  return (
    <div className="min-w-0">
      <header className="px-3 pb-1">
        <h2 className="text-section leading-5">{t('title')}</h2>
        <p className="text-small text-muted">{t('subtitle')}</p>
      </header>
      {suggestions.data === undefined ? (
        suggestions.isError ? (
          <ErrorState
            className="py-8"
            title={t('failed')}
            retryLabel={t('retry')}
            onRetry={() => void suggestions.refetch()}
          />
        ) : (
          <LoadingSuggestions />
        )
      ) : suggestions.data.length === 0 ? (
        <div className="px-3 py-2 text-muted">
          <p className="text-ui">{t('empty')}</p>
          <p className="mt-0.5 text-small">{t('emptyText')}</p>
        </div>
      ) : (
        <ul>
          {suggestions.data.map((suggestion) => (
            <Suggestion key={suggestion.id} suggestion={suggestion} />
          ))}
        </ul>
      )}
      <footer className="p-3">
        <Button className="w-full" onClick={() => setHelping(true)}>
          <Sparkles aria-hidden />
          {t('help')}
        </Button>
      </footer>
      {isHelping && <SchedulingHelp onClose={() => setHelping(false)} />}
    </div>
  );
}

function Suggestion({ suggestion }: { suggestion: ScheduleSuggestion }) {
  const { timeZone } = useViewer();
  const { schedule, isPending } = useScheduleSlot();
  const { id, kind, title, reason, slot } = suggestion;
  return (
    <li className="flex items-center gap-3 px-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="text-ui font-medium wrap-anywhere">{title}</p>
        <p className="tabular text-small" title={formatExact(slot.start, timeZone)}>
          {slotTime(slot, timeZone)} · {formatMinutes(slot.duration)}
        </p>
        <p className="mt-0.5 text-small text-muted">{reason}</p>
      </div>
      <Button
        size="small"
        aria-label={t('addToCalendarNamed', { title, slot: slotName(slot, timeZone) })}
        isPending={isPending}
        onClick={() => schedule({ title, taskId: kind === 'task' ? id : null, slot })}
      >
        {t('addToCalendar')}
      </Button>
    </li>
  );
}

function LoadingSuggestions() {
  return (
    <output aria-label={t('loading')} className="flex flex-col gap-5 px-3 pt-3 pb-5">
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="flex flex-col gap-1.5">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-3 w-1/3" />
          <Skeleton className="h-3 w-2/3" />
        </div>
      ))}
    </output>
  );
}
