import { MessageCircleDashed } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { t } from './chat.messages.ts';
import type { NewChat } from './settings/new-chat.ts';
import { NewChatButton } from './settings/new-chat-button.tsx';
import { WelcomeText } from './welcome-text.tsx';

/** The content above the input of an empty chat. */
export function WelcomePanel({ newChat }: { newChat: NewChat }) {
  return (
    <WelcomeText>
      <Link to="/chat/temporary" className={buttonClass('ghost', 'small') + ' mt-2 text-muted!'}>
        <MessageCircleDashed aria-hidden />
        {t('temporary')}
      </Link>
      <NewChatButton newChat={newChat} />
    </WelcomeText>
  );
}
