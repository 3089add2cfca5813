import type { ModelCall } from '@app/contract/assistant';
import { Link } from 'react-router';
import { formatExact, formatRecent } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useModelCalls } from './assistant.api.ts';
import { t } from './assistant.messages.ts';

/** The log of calls to models, and of calls by other programs. */
export function CallLogSection() {
  const calls = useModelCalls();
  const items = calls.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <SettingsSection title={t('calls.title')} description={t('calls.text')}>
      {calls.isError && calls.data === undefined ? (
        <ErrorState className="py-4" title={t('failed')} retryLabel={t('retry')} onRetry={() => void calls.refetch()} />
      ) : calls.data === undefined ? (
        <output aria-label={t('loading')} className="flex flex-col gap-3">
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} className="h-12 w-full" />
          ))}
        </output>
      ) : items.length === 0 ? (
        <p className="text-ui text-muted">{t('calls.empty')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-panel">
          {items.map((call) => (
            <CallRow key={call.id} call={call} />
          ))}
        </ul>
      )}
      {calls.hasNextPage && (
        <Button className="mt-3" isPending={calls.isFetchingNextPage} onClick={() => void calls.fetchNextPage()}>
          {t('calls.more')}
        </Button>
      )}
    </SettingsSection>
  );
}

function CallRow({ call }: { call: ModelCall }) {
  const { timeZone } = useViewer();
  const now = useNow();
  const { at, purpose, model, destination, conversations, characters, outcome } = call;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 px-4 py-3 text-ui">
      <span className="font-medium">{t(`calls.purpose.${purpose}`)}</span>
      {outcome === 'failed' && <Badge tone="warning">{t('calls.failed')}</Badge>}
      <span className="min-w-0 flex-1 truncate">
        {conversations.map(({ id, title }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <TextLink>
              <Link to={`/conversation-chat/${id}`}>{title === '' ? t('calls.untitled') : title}</Link>
            </TextLink>
          </span>
        ))}
      </span>
      <time dateTime={at} title={formatExact(at, timeZone)} className="text-small text-muted">
        {formatRecent(at, now, timeZone)}
      </time>
      <span className="w-full text-small break-words text-muted">
        {model} · {t('calls.size', { characters, destination })}
      </span>
    </li>
  );
}
