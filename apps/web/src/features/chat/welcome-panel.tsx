import { memo } from 'react';
import { MessageCircleDashed } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { separatePart } from '#ui/separate-part.tsx';
import { t } from './chat.messages.ts';
import type { NewChat } from './settings/new-chat.ts';
import { NewChatButton } from './settings/new-chat-button.tsx';
import { WelcomeText } from './welcome-text.tsx';

const ArchiveLine = separatePart(async () => (await import('./archive-line.tsx')).ArchiveLine);

/** The content above the input of an empty chat. */
export const WelcomePanel = memo(function WelcomePanel({ newChat }: { newChat: NewChat }) {
  return (
    <WelcomeText>
      {/* As high as the line, so that nothing moves when it has loaded. */}
      <div className="mt-2 h-8.5 pointer-coarse:h-11">
        <ArchiveLine />
      </div>
      <Link to="/chat/temporary" className={buttonClass('ghost', 'small') + ' text-muted!'}>
        <MessageCircleDashed aria-hidden />
        {t('temporary')}
      </Link>
      <NewChatButton newChat={newChat} />
    </WelcomeText>
  );
});
