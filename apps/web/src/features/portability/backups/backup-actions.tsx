import type { Backup } from '@app/contract/backups';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { backupUrl, useDeleteBackup, useVerifyBackup } from './backups.api.ts';
import { t } from './backups.messages.ts';

/** Download, verify and delete. `when` is the backup's formatted date, for the buttons' labels. */
export function BackupActions({ backup, when }: { backup: Backup; when: string }) {
  const verify = useVerifyBackup(backup.id);
  return (
    <div className="flex shrink-0 items-center gap-2">
      {backup.status === 'ready' && (
        <>
          <Button asChild size="small">
            <a href={backupUrl(backup.id)} aria-label={t('downloadOf', { when })}>
              {t('download')}
            </a>
          </Button>
          <Button
            size="small"
            aria-label={t('verifyOf', { when })}
            disabled={backup.isVerifying || verify.isPending}
            onClick={() => verify.mutate()}
          >
            {t('verify')}
          </Button>
        </>
      )}
      <DeleteAction id={backup.id} when={when} />
    </div>
  );
}

function DeleteAction({ id, when }: { id: string; when: string }) {
  const [isConfirming, setConfirming] = useState(false);
  const remove = useDeleteBackup(id);
  return (
    <>
      <IconButton
        size="small"
        className="max-sm:ml-auto"
        label={t('removeOf', { when })}
        icon={<Trash2 aria-hidden />}
        onClick={() => setConfirming(true)}
      />
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        title={t('removeAsk', { when })}
        description={t('removeText')}
        confirmLabel={t('remove')}
        cancelLabel={t('cancel')}
        isDestructive
        isPending={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, { onSuccess: () => showToast({ title: t('removed'), tone: 'success' }) })
        }
      />
    </>
  );
}
