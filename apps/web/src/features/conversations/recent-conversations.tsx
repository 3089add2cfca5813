import type { ConversationSummary } from '@app/contract/conversations';
import { NavLink } from 'react-router';
import { cx } from '#ui/cx.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useRecentConversations } from './conversations.api.ts';
import { conversationPath } from './open-conversation.ts';
import { t } from './conversations.messages.ts';

/** For the sidebar: pinned conversations, then the latest. */
export function RecentConversations({ onNavigate }: { onNavigate?: () => void }) {
  const { pinned, recent } = useRecentConversations();
  if (pinned.isPending || recent.isPending) {
    return (
      <output aria-label={t('loading')} className="flex flex-col gap-3 px-4.5 py-2">
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-4 w-2/3" />
      </output>
    );
  }
  const pinnedConversations = pinned.data ?? [];
  const latestConversations = recent.data ?? [];
  if (pinnedConversations.length + latestConversations.length === 0) {
    return pinned.isError || recent.isError ? null : (
      <p className="px-4.5 py-1.5 text-small text-muted">{t('recentEmpty')}</p>
    );
  }
  return (
    <nav aria-label={t('recentsLabel')} className="flex flex-col gap-4 px-2 pt-2 pb-2">
      <Group title={t('recentPinned')} conversations={pinnedConversations} onNavigate={onNavigate} />
      <Group title={t('recent')} conversations={latestConversations} onNavigate={onNavigate} />
    </nav>
  );
}

interface GroupProps {
  title: string;
  conversations: readonly ConversationSummary[];
  onNavigate: (() => void) | undefined;
}

function Group({ title, conversations, onNavigate }: GroupProps) {
  if (conversations.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="px-2.5 pb-1 text-small text-muted">{title}</h2>
      <ul>
        {conversations.map(({ id, title: name }) => (
          <li key={id}>
            <NavLink
              to={conversationPath(id)}
              onClick={onNavigate}
              className={({ isActive }) =>
                cx(
                  'block truncate rounded-control px-2.5 py-1.5 text-ui hover:bg-hover',
                  isActive ? 'bg-hover font-medium' : 'text-muted hover:text-text',
                )
              }
            >
              {name === '' ? t('untitled') : name}
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
