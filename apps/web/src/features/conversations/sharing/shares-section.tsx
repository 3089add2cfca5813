import type { EndpointResponse } from '@app/contract/endpoint';
import type { listShares } from '@app/contract/sharing';
import { Link as LinkIcon } from 'lucide-react';
import { Link } from 'react-router';
import { errorSentence } from '#lib/api-error.ts';
import { copyText } from '#lib/copy-text.ts';
import { formatDate, formatExact } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { showToast } from '#ui/toast-store.ts';
import { conversationPath } from '../open-conversation.ts';
import { useShareActions, useShares } from './sharing.api.ts';
import { t } from './sharing.messages.ts';

type ListedShare = EndpointResponse<typeof listShares>[number];

/** All public links, which can be copied and revoked. */
export function SharesSection() {
  const shares = useShares();
  return (
    <SettingsSection title={t('listTitle')} description={t('listText')}>
      {shares.isError && shares.data === undefined ? (
        <ErrorState
          className="py-4"
          title={errorSentence(shares.error, t('listFailed'))}
          retryLabel={t('retry')}
          onRetry={() => void shares.refetch()}
        />
      ) : shares.data === undefined ? (
        <output aria-label={t('loading')} className="block">
          <Skeleton className="h-14 w-full" />
        </output>
      ) : shares.data.length === 0 ? (
        <p className="text-ui text-muted">{t('listEmpty')}</p>
      ) : (
        <ul className="max-h-96 divide-y divide-line overflow-y-auto rounded-card border border-line bg-panel">
          {shares.data.map((share) => (
            <ShareRow key={share.conversationId} share={share} />
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}

function ShareRow({ share }: { share: ListedShare }) {
  const { timeZone } = useViewer();
  const { revoke } = useShareActions(share.conversationId);
  const title = share.title === '' ? t('pageUntitled') : share.title;
  const copy = async () => {
    if (await copyText(share.url)) showToast({ title: t('linkCopied') });
    else showToast({ title: t('error'), description: t('copyFailed'), tone: 'danger' });
  };
  const stop = () =>
    revoke.mutate(undefined, {
      onSuccess: () => showToast({ title: t('revoked') }),
    });
  return (
    <li className="flex items-center gap-2 py-2.5 pr-3 pl-4">
      <div className="min-w-0 flex-1">
        <TextLink>
          <Link to={conversationPath(share.conversationId)} className="block truncate text-ui">
            {title}
          </Link>
        </TextLink>
        <p className="text-small text-muted" title={formatExact(share.sharedAt, timeZone)}>
          {t(share.isLive ? 'listLive' : 'listSnapshot', { date: formatDate(share.sharedAt, timeZone) })}
        </p>
      </div>
      <PlainIconButton
        size="small"
        label={t('copyLinkOf', { title })}
        icon={<LinkIcon aria-hidden />}
        onClick={() => void copy()}
      />
      <Button size="small" aria-label={t('revokeOf', { title })} isPending={revoke.isPending} onClick={stop}>
        {t('revoke')}
      </Button>
    </li>
  );
}
