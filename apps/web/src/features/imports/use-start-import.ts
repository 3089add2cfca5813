import type { Import } from '@app/contract/imports';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { errorSentence } from '#lib/api-error.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { showToast } from '#ui/toast-store.ts';
import { importsKey, storeImportInCache } from './imports.api.ts';
import { t } from './imports.messages.ts';
import { announceFiles, findRefusal, upload } from './upload-store.ts';

interface Announcement {
  files: readonly File[];
  /** Whether the user chooses from a preview what to import, once the files are uploaded. */
  hasPreview: boolean;
}

/** Starts an import of dropped or chosen files: announces them, opens the import's page and uploads them. */
export function useStartImport() {
  const client = useQueryClient();
  const navigate = useNavigate();

  async function send(record: Import, files: readonly File[]): Promise<void> {
    try {
      storeImportInCache(client, await upload(record, files));
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({ title: t('startFailed'), description: errorSentence(error, t('startFailedText')), tone: 'danger' });
      await client.invalidateQueries({ queryKey: importsKey });
    }
  }

  const announcing = useMutation({
    mutationFn: ({ files, hasPreview }: Announcement) => announceFiles(files, hasPreview),
    onSuccess: (record, { files }) => {
      storeImportInCache(client, record);
      void navigate(`/imports/${record.id}`);
      void send(record, files);
    },
    failureToast: { title: t('startFailed'), fallback: t('startFailedText') },
  });

  return {
    importFiles: (files: readonly File[], { hasPreview }: Pick<Announcement, 'hasPreview'> = { hasPreview: true }) => {
      if (files.length === 0) return;
      const refusal = findRefusal(files);
      if (refusal === undefined) announcing.mutate({ files, hasPreview });
      else showToast({ title: t('startFailed'), description: refusal, tone: 'danger' });
    },
    /** Resumes an interrupted upload; the files must be in the order in which the import announced them. */
    resume: (record: Import, files: readonly File[]) => void send(record, files),
    isPending: announcing.isPending,
  };
}

/** The files in the order in which the import announced them; undefined when an announced file is missing. */
export function inAnnouncedOrder(record: Import, files: readonly File[]): File[] | undefined {
  const ordered = record.files.map(({ name, bytes }) =>
    files.find((file) => file.name === name && file.size === bytes),
  );
  return ordered.every((file) => file !== undefined) ? ordered : undefined;
}
