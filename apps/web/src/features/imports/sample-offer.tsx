import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { chosenFiles } from './found-files.ts';
import { useStartImport } from './use-start-import.ts';
import { t } from './imports.messages.ts';

/** For users without an export: sample conversations, which one click removes again. */
export function SampleOffer({ className }: { className?: string }) {
  const { importFiles, isPending } = useStartImport();
  const [isCreating, setCreating] = useState(false);

  async function load(): Promise<void> {
    setCreating(true);
    const { makeSampleArchive } = await import('./sample/sample-archive.ts');
    importFiles(chosenFiles([makeSampleArchive(new Date())]), { hasPreview: false });
    setCreating(false);
  }

  return (
    <p className={cx('flex flex-wrap items-center justify-center gap-x-3 gap-y-1 text-ui text-muted', className)}>
      {t('sampleText')}
      <Button isPending={isCreating || isPending} onClick={() => void load()}>
        {t('sampleLoad')}
      </Button>
    </p>
  );
}
