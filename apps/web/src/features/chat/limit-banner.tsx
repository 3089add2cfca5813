import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { t } from './chat.messages.ts';

export function LimitBanner() {
  return (
    <output className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-warning-soft py-2 pr-2 pl-4 text-ui text-warning-text">
      {t('limitReached')}
      <Link to="/profile" className={buttonClass('primary', 'small')}>
        {t('upgrade')}
      </Link>
    </output>
  );
}
