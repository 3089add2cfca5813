import { useEffect, useEffectEvent, useRef } from 'react';
import { errorSentence, hasErrorCode } from '#lib/api-error.ts';
import { formatBytes } from '#lib/bytes.ts';
import { useFileDrop } from '#lib/use-file-drop.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { RestoreStatus } from './restore-status.tsx';
import { uploadBackup, clearRestore, stopUpload, type Upload, useCurrentRestore } from './restore-store.ts';
import { useRestore } from './restore.api.ts';
import { t } from './restore.messages.ts';
import { Step } from './step.tsx';

/** Available on every plan: choose a backup or drop one on the page, preview the restore, then run or discard it. */
export function RestoreSection() {
  const { id: userId } = useViewer();
  const { upload, error, restoreId } = useCurrentRestore(userId);
  return (
    <SettingsSection title={t('title')} description={t('text')}>
      {upload !== undefined ? (
        <Sending upload={upload} />
      ) : restoreId !== null ? (
        <CurrentRestore key={restoreId} id={restoreId} onGone={() => clearRestore(userId)} />
      ) : (
        <ChooseFile error={error} onFile={(file) => void uploadBackup(userId, file)} />
      )}
    </SettingsSection>
  );
}

function ChooseFile({ error, onFile }: { error: unknown; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const isDragging = useFileDrop(([found]) => {
    if (found !== undefined) onFile(found.file);
  });
  return (
    <div className={cx('rounded-card', isDragging && 'outline-2 outline-offset-8 outline-accent outline-dashed')}>
      <Button onClick={() => input.current?.click()}>{t('choose')}</Button>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label={t('choose')}
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) onFile(file);
          // Allows the same file to be chosen again.
          target.value = '';
        }}
      />
      <p className="mt-2 text-small text-muted">{t('chooseText')}</p>
      {error !== undefined && (
        <p role="alert" className="mt-2 text-ui text-danger-text">
          {errorSentence(error, t('uploadFailed'))}
        </p>
      )}
    </div>
  );
}

function Sending({ upload: { fileName, sentBytes, totalBytes } }: { upload: Upload }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <Step
        label={t('uploading', { name: fileName, done: formatBytes(sentBytes), total: formatBytes(totalBytes) })}
        percent={(sentBytes / Math.max(1, totalBytes)) * 100}
      />
      <Button onClick={stopUpload}>{t('stop')}</Button>
    </div>
  );
}

function CurrentRestore({ id, onGone }: { id: string; onGone: () => void }) {
  const restore = useRestore(id);
  const isGone = hasErrorCode(restore.error, 'backups.restore_not_found');
  const callOnGone = useEffectEvent(onGone);
  useEffect(() => {
    if (isGone) callOnGone();
  }, [isGone]);
  if (restore.data !== undefined) return <RestoreStatus restore={restore.data} onGone={onGone} />;
  if (restore.isError && !isGone) {
    return (
      <ErrorState
        className="py-4"
        title={t('failed')}
        description={errorSentence(restore.error, t('tryAgain'))}
        retryLabel={t('retry')}
        onRetry={() => void restore.refetch()}
      />
    );
  }
  return (
    <output aria-label={t('loading')} className="block">
      <Skeleton className="h-16 w-full rounded-card" />
    </output>
  );
}
