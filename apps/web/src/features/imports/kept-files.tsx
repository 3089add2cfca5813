import type { Import } from '@app/contract/imports';
import { downloadKeptFile, type KeptFile } from '@app/contract/kept-files';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { endpointUrl } from '#lib/api.ts';
import { formatBytes } from '#lib/bytes.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useRemoveKeptFile } from './imports.api.ts';
import { t } from './imports.messages.ts';

interface KeptFilesProps {
  record: Import;
  /** Whether the page already says that nothing was imported from these files. */
  isExplained: boolean;
}

/** Files in an unknown format: stored unchanged, and available for download. */
export function KeptFiles({ record, isExplained }: KeptFilesProps) {
  const { kept } = record;
  return (
    <section aria-labelledby="kept">
      <h2 id="kept" className="text-section">
        {t('keptTitle', { count: kept.length })}
      </h2>
      {!isExplained && <p className="mt-1 text-ui text-muted">{t('keptText', { count: kept.length })}</p>}
      <ul className="mt-3 max-h-120 divide-y divide-line overflow-y-auto rounded-card border border-line bg-panel">
        {kept.map((file) => (
          <KeptFileRow key={`${file.id} ${file.name}`} importId={record.id} file={file} />
        ))}
      </ul>
    </section>
  );
}

function KeptFileRow({ importId, file }: { importId: string; file: KeptFile }) {
  const [isConfirming, setConfirming] = useState(false);
  const remove = useRemoveKeptFile(importId);
  const { id, name } = file;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 text-ui">
      <div className="min-w-0 flex-1 basis-64">
        <p className="truncate font-medium" title={name}>
          {name}
        </p>
        <p className="tabular text-small text-muted">{formatBytes(file.bytes)}</p>
      </div>
      <div className="flex shrink-0 items-center gap-2">
        <Button asChild size="small">
          <a
            href={endpointUrl(downloadKeptFile, { id: importId, fileId: id })}
            aria-label={t('keptDownloadOf', { name })}
          >
            {t('keptDownload')}
          </a>
        </Button>
        <IconButton
          size="small"
          label={t('keptRemoveOf', { name })}
          icon={<Trash2 aria-hidden />}
          onClick={() => setConfirming(true)}
        />
      </div>
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        title={t('keptRemoveAsk', { name })}
        description={t('keptRemoveText')}
        confirmLabel={t('keptRemove')}
        cancelLabel={t('cancel')}
        isDestructive
        isPending={remove.isPending}
        onConfirm={() =>
          remove.mutate(id, {
            onSuccess: () => setConfirming(false),
          })
        }
      />
    </li>
  );
}
