import { Link } from 'react-router';
import { TextLink } from '#ui/text-link.tsx';
import { t } from './restore.messages.ts';

/** Items of the backup that the user deleted here: a restore leaves them in the trash. */
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
