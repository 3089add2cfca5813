import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { t } from './chat.messages.ts';

/** The texts of an empty chat, above its input. */
export function WelcomePanel() {
  return (
    <div className="px-4 py-6 text-center md:pt-0 md:pb-5">
      <h1 className="text-headline text-balance">{t('welcomeTitle')}</h1>
      <p className="mx-auto mt-2 max-w-md text-body text-pretty text-muted">{t('welcomeText')}</p>
      <Link to="/chat/temporary" className={buttonClass('ghost', 'small') + ' mt-2 text-muted!'}>
        {t('temporary')}
      </Link>
    </div>
  );
}
