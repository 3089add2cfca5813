import { SettingsSection } from '#ui/settings-section.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { t } from './recovery.messages.ts';
import { SessionList } from './session-list.tsx';
import { TwoFactorPart } from './two-factor-part.tsx';

export function SecuritySection() {
  return (
    <SettingsSection title={t('security.title')} description={t('security.text')}>
      <div className="flex flex-col gap-8">
        <ChangePasswordForm />
        <TwoFactorPart />
        <SessionList />
      </div>
    </SettingsSection>
  );
}
