import { DropZone } from './drop-zone.tsx';
import { ProviderHelp } from './provider-help.tsx';
import { SampleOffer } from './sample-offer.tsx';
import { useStartImport } from './use-start-import.ts';
import { t } from './imports.messages.ts';

/** The drop zone that begins imports. `welcome` greets an account without conversations. */
export function ImportDropZone({ tone = 'plain' }: { tone?: 'plain' | 'welcome' }) {
  const { importFiles, isPending } = useStartImport();
  return (
    <DropZone
      title={tone === 'welcome' ? t('welcomeTitle') : t('dropTitle')}
      description={t('dropText')}
      onFiles={(files) => importFiles(files)}
      isPending={isPending}
    >
      {tone === 'welcome' && <SampleOffer className="mt-5" />}
      <ProviderHelp className="mx-auto mt-8 max-w-2xl border-t border-line pt-5" />
    </DropZone>
  );
}
