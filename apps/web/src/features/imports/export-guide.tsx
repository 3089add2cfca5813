import type { Import } from '@app/contract/imports';
import { Card } from '#ui/card.tsx';
import { likelySource } from './likely-source.ts';
import { ProviderHelp } from './provider-help.tsx';
import { t as tFinished } from './finished.messages.ts';
import { t } from './imports.messages.ts';

/** For a refused file: how to get an export of the assistant that the file seems to be from, then of all others. */
export function ExportGuide({ record }: { record: Import }) {
  const likely = likelySource(record);
  const source = likely ?? 'chatgpt';
  return (
    <Card className="mt-6">
      <h2 className="text-section">
        {tFinished(likely === undefined ? 'guideExample' : 'guideTitle', { source: t(source) })}
      </h2>
      {likely !== undefined && (
        <p className="mt-1 text-ui text-muted">{tFinished('guideLikely', { source: t(source) })}</p>
      )}
      <p className="mt-1 text-ui text-pretty">
        {t(`${source}How`)} {tFinished('guideThen')}
      </p>
      <ProviderHelp isFolded title={t('otherAssistants')} className="mt-4 border-t border-line pt-3" />
    </Card>
  );
}
