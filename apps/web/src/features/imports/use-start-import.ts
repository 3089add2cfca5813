import type { Import } from '@app/contract/imports';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { errorSentence } from '#lib/api-error.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { showToast } from '#ui/toast-store.ts';
import type { FoundFile } from './found-files.ts';
import { importsKey, keepImport } from './imports.api.ts';
import { t } from './imports.messages.ts';
import { packFiles, UnfitFiles } from './pack-files.ts';
import { announceFiles, findRefusal, upload } from './upload-store.ts';

interface Choice {
  found: readonly FoundFile[];
  isChosenFrom: boolean;
  /** An import whose upload stopped: continued if these are its files. */
  stopped: Import | undefined;
}

interface Upload {
  record: Import;
  files: readonly File[];
}

/** Starts an import of dropped or chosen files: announces them, opens the import's page and uploads them. */
export function useStartImport() {
  const client = useQueryClient();
  const navigate = useNavigate();

  async function send({ record, files }: Upload): Promise<void> {
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
      keepImport(client, announced.record);
      void navigate(`/imports/${announced.record.id}`);
      void send(announced);
    },
    failureToast: failureTexts,
  });

  return {
    /** `isChosenFrom`: after the upload the user chooses what to import from a preview. */
    importFiles: (found: readonly FoundFile[], { isChosenFrom = true, stopped }: Partial<Choice> = {}) => {
      if (found.length > 0) announcing.mutate({ found, isChosenFrom, stopped });
    },
    isPending: announcing.isPending,
  };
}

/** Throws UnfitFiles. */
async function announce({ found, isChosenFrom, stopped }: Choice): Promise<Upload> {
  const files = await packFiles(found);
  const ordered = stopped && orderLike(stopped, files);
  if (stopped !== undefined && ordered !== undefined) return { record: stopped, files: ordered };
  const refusal = findRefusal(files);
  if (refusal !== undefined) throw new UnfitFiles(refusal);
  return { record: await announceFiles(files, isChosenFrom), files };
}

function failureTexts(error: unknown): { title: string; description: string } {
  const description = error instanceof UnfitFiles ? error.message : errorSentence(error, t('startFailedText'));
  return { title: t('startFailed'), description };
}

/** The files in the order the import announced them; undefined when they are other files. */
function orderLike(record: Import, files: readonly File[]): File[] | undefined {
  const ordered = record.files.map(({ name, bytes }) =>
    files.find((file) => file.name === name && file.size === bytes),
  );
  return ordered.every((file) => file !== undefined) ? ordered : undefined;
}
