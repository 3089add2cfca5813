import { SquarePen } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { cx } from '#ui/cx.ts';
import { t } from './frame.messages.ts';
import { startNewChat } from '../start-new-chat.ts';

/** Starts an empty chat from any screen. A link, so that it can be opened in a new tab. */
export function NewChatLink({ isFolded }: { isFolded: boolean }) {
  const navigate = useNavigate();
  return (
    <Link
      to="/"
      title={isFolded ? t('sidebar.newChat') : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        startNewChat(navigate);
      }}
      className={cx(
        'flex h-9 min-w-0 items-center gap-2.5 rounded-control border border-line-button bg-panel text-ui font-[550] shadow-button transition-colors hover:bg-hover short:h-8 pointer-coarse:h-11',
        isFolded ? 'justify-center' : 'flex-1 px-2',
      )}
    >
      <SquarePen aria-hidden className="size-4 shrink-0 text-accent-text" strokeWidth={1.75} />
      <span className={isFolded ? 'sr-only' : 'truncate'}>{t('sidebar.newChat')}</span>
    </Link>
  );
}
