import { Link } from 'react-router';
import { TextLink } from '#ui/text-link.tsx';
import { t } from './restore.messages.ts';

/** What a backup has and the person deleted here: a restore leaves it in the trash, where one click brings it back. */
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
