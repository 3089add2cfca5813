import { Link } from 'react-router';
import { PhotoRow } from '#features/profile/photo-card.tsx';
import { ProfileFields } from '#features/profile/profile-form.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { t } from './settings.messages.ts';

/** Name, email and photo; the statistics are on the profile's own screen. */
export function ProfileSection() {
  return (
    <SettingsSection title={t('profile')} description={t('profileText')}>
      <div className="flex flex-col gap-6">
        <PhotoRow />
        <ProfileFields />
        <p className="text-ui">
          <TextLink>
            <Link to="/profile">{t('statistics')}</Link>
          </TextLink>
        </p>
      </div>
    </SettingsSection>
  );
}
