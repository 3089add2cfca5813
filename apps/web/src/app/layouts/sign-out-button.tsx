import { LogOut } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { t } from './frame.messages.ts';
import { useSignOut } from './use-sign-out.ts';

export function SignOutButton() {
  const { isLeaving, leave } = useSignOut();
  return <IconButton label={t('header.signOut')} icon={<LogOut aria-hidden />} disabled={isLeaving} onClick={leave} />;
}
