import { getAccountData } from '@app/contract/account';
import type { ReactNode } from 'react';
import { endpointUrl } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { t } from './account.messages.ts';
import { StorageUse } from './storage-use.tsx';

/** Downloads everything the app stores about the user; `children` are other export formats. */
export function DataSection({ children }: { children?: ReactNode }) {
  return (
    <SettingsSection title={t('title')} description={t('text')}>
      <Button asChild>
        <a href={endpointUrl(getAccountData)}>{t('download')}</a>
      </Button>
      <p className="mt-2 text-small text-muted">{t('downloadText')}</p>
      {children}
      {/* Last, because it appears only once it has loaded. */}
      <StorageUse />
    </SettingsSection>
  );
}
