import { FolderPlus } from 'lucide-react';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useUpdateFile } from './files.api.ts';
import { t } from './files.messages.ts';

/** Adds a file of a message to the library. */
export function KeepFile({ fileId, name }: { fileId: string; name: string }) {
  const update = useUpdateFile();
  const keep = () =>
    update.mutate(
      { id: fileId, isKept: true },
      { onSuccess: () => showToast({ title: t('kept', { name }), description: t('keptText') }) },
    );
  return (
    <PlainIconButton
      size="small"
      label={t('keep', { name })}
      title={t('keep', { name })}
      icon={<FolderPlus aria-hidden />}
      disabled={update.isPending}
      onClick={keep}
      className="pointer-coarse:size-11"
    />
  );
}
