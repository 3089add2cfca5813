import type { Import } from '@app/contract/imports';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { errorSentence } from '#lib/api-error.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { showToast } from '#ui/toast-store.ts';
import type { FoundFile } from '#lib/found-files.ts';
import { importsKey, storeImportInCache } from './imports.api.ts';
import { t } from './imports.messages.ts';
import { packFiles, UnsendableFilesError } from './pack-files.ts';
import { announceFiles, findRefusal, upload } from './upload-store.ts';

interface ImportRequest {
  found: readonly FoundFile[];
  /** Whether the user chooses from a preview what to import, once the files are uploaded. */
  hasPreview: boolean;
  /** An import whose upload stopped; it is continued if the chosen files are those of the import. */
  stopped: Import | undefined;
}

interface AnnouncedImport {
  record: Import;
  files: readonly File[];
}

/** Starts an import of dropped or chosen files: announces them, opens the import's page and uploads them. */
export function useStartImport() {
  const client = useQueryClient();
  const navigate = useNavigate();

  async function send({ record, files }: AnnouncedImport): Promise<void> {
    try {
      storeImportInCache(client, await upload(record, files));
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({ ...failureTexts(error), tone: 'danger' });
      await client.invalidateQueries({ queryKey: importsKey });
    }
  }

  const announcing = useMutation({
    mutationFn: announce,
    onSuccess: (announced) => {
      storeImportInCache(client, announced.record);
      void navigate(`/imports/${announced.record.id}`);
      void send(announced);
    },
    failureToast: failureTexts,
  });

  return {
    importFiles: (found: readonly FoundFile[], { hasPreview = true, stopped }: Partial<ImportRequest> = {}) => {
      if (found.length > 0) announcing.mutate({ found, hasPreview, stopped });
    },
    isPending: announcing.isPending,
  };
}

/** Throws UnsendableFilesError. */
async function announce({ found, hasPreview, stopped }: ImportRequest): Promise<AnnouncedImport> {
  const files = await packFiles(found);
  const ordered = stopped && inAnnouncedOrder(stopped, files);
  if (stopped !== undefined && ordered !== undefined) return { record: stopped, files: ordered };
  const refusal = findRefusal(files);
  if (refusal !== undefined) throw new UnsendableFilesError(refusal);
  return { record: await announceFiles(files, hasPreview), files };
}

function failureTexts(error: unknown): { title: string; description: string } {
  const description =
    error instanceof UnsendableFilesError ? error.message : errorSentence(error, t('startFailedText'));
  return { title: t('startFailed'), description };
}

/**
 * The files in the order in which the import announced them; undefined when an announced file is missing. Two announced
 * files of the same name and size need two files.
 */
export function inAnnouncedOrder(record: Import, files: readonly File[]): File[] | undefined {
  const remaining = [...files];
  const ordered: File[] = [];
  for (const { name, bytes } of record.files) {
    const index = remaining.findIndex((file) => file.name === name && file.size === bytes);
    if (index === -1) return undefined;
    ordered.push(...remaining.splice(index, 1));
  }
  return ordered;
}
