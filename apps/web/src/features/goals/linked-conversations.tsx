import type { GoalEvidence } from '@app/contract/goals';
import { Unlink } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '#lib/dates.ts';
import { readablePreview } from '#lib/readable-preview.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useDecideEvidence, useGoalEvidence } from './goals.api.ts';
import { t } from './goals.messages.ts';

/** Linked conversations, and suggested ones that the user confirms or declines. */
export function LinkedConversations({ goalId }: { goalId: string }) {
  const evidence = useGoalEvidence(goalId);
  if (evidence.data === undefined) {
    return evidence.isError ? (
      <ErrorState
        className="py-4"
        title={t('evidence.failed')}
        retryLabel={t('retry')}
        onRetry={() => void evidence.refetch()}
      />
    ) : (
      <output aria-label={t('evidence.loading')} className="flex flex-col gap-3">
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </output>
    );
  }
  const linked = evidence.data.filter(({ isConfirmed }) => isConfirmed);
  const suggested = evidence.data.filter(({ isConfirmed }) => !isConfirmed);
  if (evidence.data.length === 0) return <p className="text-ui text-muted">{t('evidence.empty')}</p>;
  return (
    <div className="flex flex-col gap-4">
      {linked.length > 0 && <EvidenceList goalId={goalId} items={linked} />}
      {suggested.length > 0 && (
        <div>
          <h3 className="mb-1 text-small font-medium text-muted">{t('evidence.found')}</h3>
          <EvidenceList goalId={goalId} items={suggested} />
        </div>
      )}
    </div>
  );
}

function EvidenceList({ goalId, items }: { goalId: string; items: readonly GoalEvidence[] }) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <EvidenceRow key={item.conversationId} goalId={goalId} item={item} />
      ))}
    </ul>
  );
}

function EvidenceRow({ goalId, item }: { goalId: string; item: GoalEvidence }) {
  const { timeZone } = useViewer();
  const decide = useDecideEvidence(goalId);
  const { conversationId, isConfirmed, snippet, createdAt } = item;
  const title = item.title === '' ? t('untitled') : item.title;
  const sendDecision = (isAccepted: boolean) => decide.mutate({ conversationId, isConfirmed: isAccepted });
  return (
    <li className="flex items-start gap-2 py-2.5">
      <div className="min-w-0 flex-1">
        <Link to={`/conversation-chat/${conversationId}`} className="text-ui font-medium wrap-anywhere hover:underline">
          {title}
        </Link>
        <p className="line-clamp-2 text-small text-muted">{readablePreview(snippet)}</p>
        <p className="text-small text-muted">{formatDate(createdAt, timeZone)}</p>
        {!isConfirmed && (
          <div className="mt-1.5 flex gap-2">
            <Button size="small" aria-label={t('evidence.linkNamed', { title })} onClick={() => sendDecision(true)}>
              {t('evidence.link')}
            </Button>
            <Button
              size="small"
              variant="ghost"
              aria-label={t('evidence.declineNamed', { title })}
              onClick={() => sendDecision(false)}
            >
              {t('evidence.decline')}
            </Button>
          </div>
        )}
      </div>
      {isConfirmed && (
        <IconButton
          size="small"
          label={t('evidence.unlink', { title })}
          icon={<Unlink aria-hidden />}
          onClick={() => sendDecision(false)}
        />
      )}
    </li>
  );
}
