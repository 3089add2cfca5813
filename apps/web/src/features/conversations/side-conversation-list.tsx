import type { ConversationSummary } from '@app/contract/conversations';
import { Pin } from 'lucide-react';
import { useId, type CSSProperties } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useReachedEnd } from '#lib/use-reached-end.ts';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useSideConversations } from './conversations.api.ts';
import { groupByDate } from './date-groups.ts';
import { conversationPath } from './open-conversation.ts';
import { t } from './conversations.messages.ts';

export interface SideConversationListProps {
  /** The colour of a category's dot. */
  dotStyle: (categoryId: string) => CSSProperties;
}

/** For the sidebar: pinned conversations, then all others by date; more are loaded while the list is scrolled. */
export function SideConversationList({ dotStyle }: SideConversationListProps) {
  const { pinned, others } = useSideConversations();
  const { timeZone } = useViewer();
  const now = useNow();
  const end = useReachedEnd(() => {
    if (others.hasNextPage && !others.isFetching && !others.isError) void others.fetchNextPage();
  });
  if (pinned.isPending || others.isPending) return <LoadingList />;
  const pinnedConversations = pinned.data ?? [];
  const groups = groupByDate(others.data?.pages.flatMap(({ items }) => items) ?? [], now, timeZone);
  if (pinned.isError || (others.isError && groups.length === 0)) {
    const retry = () => void Promise.all([pinned.refetch(), others.refetch()]);
    return (
      <div className="flex flex-col items-start gap-2 px-4.25 py-1.5">
        <p className="text-small text-muted">{t('sideFailed')}</p>
        <Button size="small" onClick={retry}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (pinnedConversations.length + groups.length === 0) {
    return <p className="px-4.25 py-1.5 text-small text-muted">{t('sideEmpty')}</p>;
  }
  return (
    <nav aria-label={t('sideLabel')} className="px-2 pb-2">
      <Group title={t('sidePinned')} conversations={pinnedConversations} dotStyle={dotStyle} />
      {groups.map((group) => (
        <Group key={group.title} {...group} dotStyle={dotStyle} />
      ))}
      <div ref={end} className="flex min-h-px justify-center">
        {others.isFetchingNextPage && <Spinner label={t('loadingMore')} />}
        {others.isFetchNextPageError && (
          <Button size="small" onClick={() => void others.fetchNextPage()}>
            {t('retry')}
          </Button>
        )}
      </div>
    </nav>
  );
}

interface GroupProps extends SideConversationListProps {
  title: string;
  conversations: readonly ConversationSummary[];
}

function Group({ title, conversations, dotStyle }: GroupProps) {
  const titleId = useId();
  // The home chat has the id of its conversation in the query of the URL.
  const openId = new URLSearchParams(useLocation().search).get('conversation');
  if (conversations.length === 0) return null;
  return (
    <div className="not-first:mt-2 short:not-first:mt-0.5">
      <h2 id={titleId} className="px-2.25 text-[12px] leading-6 font-medium text-muted short:leading-5">
        {title}
      </h2>
      <ul aria-labelledby={titleId}>
        {conversations.map(({ id, title: name, categoryId, isPinned }) => (
          <li key={id}>
            <NavLink
              to={conversationPath(id)}
              {...(id === openId && { 'aria-current': 'page' })}
              className={({ isActive }) =>
                cx(
                  'flex h-7.25 items-center gap-2.75 rounded-control pr-2.25 pl-3.25 text-list transition-colors short:h-6.5 pointer-coarse:h-11',
                  isActive || id === openId ? 'bg-hover font-medium text-text' : 'text-second hover:bg-hover',
                )
              }
            >
              <span aria-hidden className="size-1.75 shrink-0 rounded-full" style={dotStyle(categoryId)} />
              <span className="min-w-0 flex-1 truncate">{name === '' ? t('untitled') : name}</span>
              {isPinned && <Pin aria-hidden className="size-3.25 shrink-0 text-muted" strokeWidth={1.75} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function LoadingList() {
  return (
    <output aria-label={t('loading')} className="block px-4.25 pt-6">
      {Array.from({ length: 8 }, (_, index) => (
        <span key={index} className="flex h-7.25 items-center short:h-6.5">
          <Skeleton className={cx('h-3', index % 3 === 0 ? 'w-4/5' : 'w-3/5')} />
        </span>
      ))}
    </output>
  );
}
