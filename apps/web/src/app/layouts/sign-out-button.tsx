import { useState } from 'react';
import { LogOut } from 'lucide-react';
import { signOut } from '#features/identity/identity.api.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { t } from '../app.messages.ts';

/** Ends the session and reloads the page at /, so that nothing stays in memory. */
export function SignOutButton() {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <IconButton
      label={t('header.signOut')}
      icon={<LogOut aria-hidden />}
      disabled={isLeaving}
      onClick={() => {
        setIsLeaving(true);
        void signOut().then(() => window.location.assign('/'));
      }}
    />
  );
}
