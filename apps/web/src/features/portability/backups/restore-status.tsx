import { useEffect, useEffectEvent } from 'react';
import { DiscardRestoreButton, type RestoreProps } from './discard-restore-button.tsx';
import { sumCounts } from './restore-kinds.ts';
import { RestorePreview } from './restore-preview.tsx';
import { RestoreTable } from './restore-table.tsx';
import { useRefreshEverything } from './restore.api.ts';
import { t } from './restore.messages.ts';
import { Step } from './step.tsx';
import { TrashedNote } from './trashed-note.tsx';

/** The state of a restore: checking, ready, restoring, done or failed. */
export function RestoreStatus({ restore, onGone }: RestoreProps) {
  const { status, fileName: name } = restore;
  if (status === 'checking') {
    return (
      <div className="flex flex-col items-start gap-3">
        <Step label={t('checking', { name })} percent={undefined} note={t('checkingText')} />
        <DiscardRestoreButton restore={restore} label={t('discard')} onGone={onGone} />
      </div>
    );
  }
  if (status === 'restoring') {
    return <Step label={t('restoring', { name })} percent={undefined} note={t('restoringText')} />;
  }
  if (status === 'ready') return <RestorePreview restore={restore} onGone={onGone} />;
  if (status === 'completed') return <RestoreResult restore={restore} onGone={onGone} />;
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="alert" className="text-ui text-danger-text">
        {restore.error?.message ?? t('tryAgain')}
      </p>
      <DiscardRestoreButton restore={restore} label={t('another')} onGone={onGone} />
    </div>
  );
}

function RestoreResult({ restore, onGone }: RestoreProps) {
  const refresh = useEffectEvent(useRefreshEverything());
  useEffect(() => refresh(), []);
  const { added, trashed } = sumCounts(restore.counts);
  return (
    <div className="flex flex-col items-start gap-4">
      <output className="text-section">{t('done', { count: added })}</output>
      <RestoreTable counts={restore.counts} isDone />
      <div className="text-small text-muted">
        <TrashedNote count={trashed} />
      </div>
      <DiscardRestoreButton restore={restore} label={t('close')} onGone={onGone} />
    </div>
  );
}
