import { MessageCircleDashed } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { t } from './chat.messages.ts';
import { WelcomeText } from './welcome-text.tsx';

/** What stands above the input of an empty chat. */
export function WelcomePanel() {
  return (
    <WelcomeText>
      <Link to="/chat/temporary" className={buttonClass('ghost', 'small') + ' mt-2 text-muted!'}>
        <MessageCircleDashed aria-hidden />
        {t('temporary')}
      </Link>
    </WelcomeText>
  );
}
