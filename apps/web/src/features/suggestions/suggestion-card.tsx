import { useState } from 'react';
import { Bell, CalendarPlus, Lightbulb, ListTodo, Pencil, type LucideIcon } from 'lucide-react';
import type { Suggestion, SuggestionType } from '@app/contract/suggestions';
import { errorSentence } from '#lib/api-error.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { SuggestionEditor } from './suggestion-editor.tsx';
import { describeTime } from './suggestion-time.ts';
import { useApproveSuggestion, useDeclineSuggestion, type SuggestionEdit } from './suggestions.api.ts';
import { t } from './suggestions.messages.ts';

const icons: Record<SuggestionType, LucideIcon> = {
  schedule: CalendarPlus,
  reminder: Bell,
  task: ListTodo,
  recommendation: Lightbulb,
};

export function SuggestionCard({ suggestion }: { suggestion: Suggestion }) {
  const { type, title, description, schedulingDetails } = suggestion;
  const { timeZone } = useViewer();
  const [isEditing, setIsEditing] = useState(false);
  const { approve, decline, isPending } = useDecision(suggestion, timeZone);
  const Icon = icons[type];
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2 rounded-card border border-line bg-surface p-3">
      <span
        aria-hidden
        className="flex size-9 shrink-0 items-center justify-center rounded-control bg-accent-soft text-accent-text"
      >
        <Icon className="size-[var(--size-icon)]" strokeWidth={1.75} />
      </span>
      <div className="min-w-48 flex-1">
        <p className="text-small text-muted">{t(type)}</p>
        <p className="text-ui font-medium break-words">{title}</p>
        {schedulingDetails !== undefined && (
          <p className="text-small text-muted">
            <time dateTime={schedulingDetails.datetime}>{describeTime(schedulingDetails, timeZone)}</time>
          </p>
        )}
        {description !== '' && <p className="mt-0.5 line-clamp-3 text-ui text-muted">{description}</p>}
      </div>
      <div className="ml-auto flex items-center gap-1.5">
        <PlainIconButton
          size="small"
          label={t('edit')}
          title={t('edit')}
          icon={<Pencil aria-hidden />}
          disabled={isPending}
          onClick={() => setIsEditing(true)}
        />
        <Button size="small" disabled={isPending} onClick={decline}>
          {t('decline')}
        </Button>
        <Button size="small" variant="primary" isPending={isPending} onClick={() => approve(suggestion)}>
          {t('approve')}
        </Button>
      </div>
      {isEditing && (
        <SuggestionEditor
          suggestion={suggestion}
          isPending={isPending}
          onCancel={() => setIsEditing(false)}
          onApprove={approve}
        />
      )}
    </div>
  );
}

/** Approve and decline with the words that follow. */
function useDecision(suggestion: Suggestion, timeZone: string) {
  const approval = useApproveSuggestion(suggestion, timeZone);
  const refusal = useDeclineSuggestion(suggestion);
  const approve = ({ title, description, schedulingDetails }: SuggestionEdit) =>
    approval.mutate(
      { title, description, schedulingDetails },
      {
        onSuccess: () => showApproved(suggestion.type, title),
        onError: (error) => showFailed(error, t('approveFailed')),
      },
    );
  const decline = () =>
    refusal.mutate(undefined, {
      onSuccess: () => showToast({ title: t('declined'), description: t('declinedText', { title: suggestion.title }) }),
      onError: (error) => showFailed(error, t('declineFailed')),
    });
  return { approve, decline, isPending: approval.isPending || refusal.isPending };
}

function showApproved(type: SuggestionType, title: string): void {
  const [heading, text] =
    type === 'schedule'
      ? ([t('eventScheduled'), t('eventScheduledText', { title })] as const)
      : ([t('recommendationSaved'), t('recommendationSavedText', { title })] as const);
  showToast({ title: heading, description: text, tone: 'success' });
}

function showFailed(error: unknown, fallback: string): void {
  showToast({ title: t('error'), description: errorSentence(error, fallback), tone: 'danger' });
}
