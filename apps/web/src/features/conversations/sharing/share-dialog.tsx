import type { Share } from '@app/contract/sharing';
import { useState } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import { copyText } from '#lib/copy-text.ts';
import { formatExact } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useShare, useShareActions } from './sharing.api.ts';
import { t } from './sharing.messages.ts';

export interface ShareDialogProps {
  conversationId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Creates, shows and revokes a conversation's public link. */
export function ShareDialog({ conversationId, isOpen, onOpenChange }: ShareDialogProps) {
  const shareQuery = useShare(conversationId, isOpen);
  const share = shareQuery.data?.share;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t(share ? 'on' : 'off')}
      closeLabel={t('close')}
    >
      {shareQuery.isError ? (
        <ErrorState
          title={errorSentence(shareQuery.error, t('changeFailed'))}
          retryLabel={t('retry')}
          onRetry={() => void shareQuery.refetch()}
          className="py-6"
        />
      ) : share === undefined ? (
        <output aria-label={t('loading')} className="flex flex-col gap-3 py-2">
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-4 w-2/3" />
        </output>
      ) : share === null ? (
        <NewLink conversationId={conversationId} />
      ) : (
        <ExistingLink conversationId={conversationId} share={share} />
      )}
    </Dialog>
  );
}

function NewLink({ conversationId }: { conversationId: string }) {
  const [isLive, setLive] = useState(false);
  const { share } = useShareActions(conversationId);
  return (
    <div className="flex flex-col gap-4 pt-1">
      <KindField isLive={isLive} onChange={setLive} />
      <p className="text-small text-muted">{t('hidden')}</p>
      <Button variant="primary" className="self-end" isPending={share.isPending} onClick={() => share.mutate(isLive)}>
        {t('create')}
      </Button>
    </div>
  );
}

function ExistingLink({ conversationId, share: existing }: { conversationId: string; share: Share }) {
  const { timeZone } = useViewer();
  const { share, revoke } = useShareActions(conversationId);
  const copy = async () => {
    if (await copyText(existing.url)) showToast({ title: t('linkCopied') });
    else showToast({ title: t('error'), description: t('copyFailed'), tone: 'danger' });
  };
  return (
    <div className="flex flex-col gap-4 pt-1">
      <Field label={t('link')}>
        <Input readOnly value={existing.url} onFocus={(event) => event.target.select()} />
      </Field>
      <KindField isLive={existing.isLive} isDisabled={share.isPending} onChange={(isLive) => share.mutate(isLive)} />
      <p className="text-small text-muted">
        {!existing.isLive && `${t('takenAt', { date: formatExact(existing.sharedAt, timeZone) })} `}
        {t('hidden')}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          variant="danger"
          className="mr-auto"
          isPending={revoke.isPending}
          onClick={() => revoke.mutate(undefined, { onSuccess: () => showToast({ title: t('revoked') }) })}
        >
          {t('revoke')}
        </Button>
        {!existing.isLive && (
          <Button
            isPending={share.isPending}
            onClick={() => share.mutate(false, { onSuccess: () => showToast({ title: t('refreshed') }) })}
          >
            {t('refresh')}
          </Button>
        )}
        <Button variant="primary" onClick={() => void copy()}>
          {t('copyLink')}
        </Button>
      </div>
    </div>
  );
}

function KindField(props: { isLive: boolean; isDisabled?: boolean; onChange: (isLive: boolean) => void }) {
  return (
    <Field label={t('kind')} hint={t(props.isLive ? 'liveText' : 'snapshotText')}>
      <Select
        value={props.isLive ? 'live' : 'snapshot'}
        disabled={props.isDisabled === true}
        onChange={(event) => props.onChange(event.target.value === 'live')}
      >
        <option value="snapshot">{t('snapshot')}</option>
        <option value="live">{t('live')}</option>
      </Select>
    </Field>
  );
}
