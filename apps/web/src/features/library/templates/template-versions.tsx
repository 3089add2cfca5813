import type { TemplateVersion } from '@app/contract/templates';
import { formatExact } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { useTemplateVersions } from './templates.api.ts';
import { t } from './templates.messages.ts';

export interface TemplateVersionsProps {
  id: string;
  /** Loads an earlier version into the form; it takes effect on save. */
  onRestore: (version: TemplateVersion) => void;
}

export function TemplateVersions({ id, onRestore }: TemplateVersionsProps) {
  const { timeZone } = useViewer();
  const versions = useTemplateVersions(id);
  return (
    <Disclosure title={t('versions')}>
      {versions.isError && <p className="text-ui text-danger-text">{t('versionsFailed')}</p>}
      <ul className="divide-y divide-line">
        {versions.data?.map((version) => (
          <li key={version.version} className="flex items-start gap-3 py-2.5">
            <div className="min-w-0 flex-1">
              <p className="text-small text-muted">
                {t('version', { version: version.version })} · {formatExact(version.savedAt, timeZone)}
              </p>
              <p className="mt-0.5 line-clamp-2 text-ui break-words">{version.body}</p>
            </div>
            <Button size="small" onClick={() => onRestore(version)}>
              {t('restore')}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
