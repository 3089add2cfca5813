import { cx } from '#ui/cx.ts';
import { DropZone } from './drop-zone.tsx';
import { useLatestImports } from './imports.api.ts';
import { ProviderHelp } from './provider-help.tsx';
import { SampleOffer } from './sample-offer.tsx';
import { useStartImport } from './use-start-import.ts';
import { t } from './imports.messages.ts';

/** The drop zone that starts imports. An account without conversations gets the tone `welcome`. */
export function ImportDropZone({ tone = 'plain' }: { tone?: 'plain' | 'welcome' }) {
  const { importFiles, isPending } = useStartImport();
  // After the first import the help is folded, so that the history below is in view.
  const latest = useLatestImports().data;
  const isFolded = latest === undefined || latest.length > 0;
  return (
    <DropZone
      title={tone === 'welcome' ? t('welcomeTitle') : t('dropTitle')}
      description={t('dropText')}
      onFiles={(found) => importFiles(found)}
      isPending={isPending}
    >
      {tone === 'welcome' && <SampleOffer className="mt-5" />}
      <ProviderHelp isFolded={isFolded} className={cx('mx-auto max-w-2xl', isFolded ? 'mt-4' : 'mt-8')} />
    </DropZone>
  );
}
