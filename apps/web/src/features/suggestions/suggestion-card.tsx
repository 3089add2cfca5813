import { useState } from 'react';
import { Pencil } from 'lucide-react';
import type { Suggestion } from '@app/contract/suggestions';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { SuggestionEditor } from './suggestion-editor.tsx';
import { SuggestionSummary } from './suggestion-summary.tsx';
import { lacksTime } from './suggestion-time.ts';
import { t } from './suggestions.messages.ts';
import { showApprovedToast } from './decision-toasts.ts';
import { useApproveSuggestion, useDeclineSuggestion, type SuggestionEdit } from './suggestions.api.ts';
import { showToast } from '#ui/toast-store.ts';

export function SuggestionCard({ suggestion }: { suggestion: Suggestion }) {
  const { timeZone } = useViewer();
  const [isEditing, setIsEditing] = useState(false);
  const { approve, decline, isPending } = useDecision(suggestion, timeZone);
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2 rounded-card border border-line bg-panel p-3">
      <SuggestionSummary suggestion={suggestion} />
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
        <Button
          size="small"
          variant="primary"
          isPending={isPending}
          onClick={() => (lacksTime(suggestion) ? setIsEditing(true) : approve(suggestion))}
        >
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

/** Approves or declines, with a toast. */
function useDecision(suggestion: Suggestion, timeZone: string) {
  const approving = useApproveSuggestion(timeZone);
  const declining = useDeclineSuggestion();
  const approve = ({ title, description, schedulingDetails }: SuggestionEdit) =>
    approving.mutate(
      { suggestion, edit: { title, description, schedulingDetails } },
      {
        onSuccess: () => showApprovedToast(suggestion.type, title),
      },
    );
  const decline = () =>
    declining.mutate(suggestion, {
      onSuccess: () => showToast({ title: t('declined'), description: t('declinedText', { title: suggestion.title }) }),
    });
  return { approve, decline, isPending: approving.isPending || declining.isPending };
}
