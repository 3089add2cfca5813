import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { chosenFiles } from '#lib/found-files.ts';
import { useStartImport } from './use-start-import.ts';
import { t } from './imports.messages.ts';

/** For users without an export: sample conversations, which one click removes again. */
export function SampleOffer({ className }: { className?: string }) {
  const { importFiles, isPending } = useStartImport();
  const create = useMutation({
    mutationFn: async () => (await import('./sample/sample-archive.ts')).makeSampleArchive(new Date()),
    onSuccess: (files) => importFiles(chosenFiles(files), { hasPreview: false }),
    failureToast: { title: t('sampleFailed'), fallback: t('tryAgain') },
  });

  return (
    <p className={cx('flex flex-wrap items-center justify-center gap-x-3 gap-y-1 text-ui text-muted', className)}>
      {t('sampleText')}
      <Button isPending={create.isPending || isPending} onClick={() => create.mutate()}>
        {t('sampleLoad')}
      </Button>
    </p>
  );
}
