import { Laptop } from 'lucide-react';
import { Link } from 'react-router';
import { TextLink } from '#ui/text-link.tsx';
import { t } from './finished.messages.ts';

/** One line after an import: how to get new conversations into the app automatically. */
export function KeepCurrent() {
  return (
    <p className="flex items-start gap-2 text-ui text-muted">
      <Laptop aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      <span>
        <TextLink>
          <Link to="/settings/devices">{t('keepCurrent')}</Link>
        </TextLink>{' '}
        {t('keepCurrentText')}
      </span>
    </p>
  );
}
