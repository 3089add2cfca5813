import { Link } from 'react-router';
import { TextLink } from '#ui/text-link.tsx';
import { t } from './restore.messages.ts';

/** How many items of the backup are in the account's trash, where a restore leaves them. */
export function TrashedNote({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p>
      {t('trashed', { count })}{' '}
      <TextLink>
        <Link to="/trash">{t('openTrash', { count })}</Link>
      </TextLink>
    </p>
  );
}
