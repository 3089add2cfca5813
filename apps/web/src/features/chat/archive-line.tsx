import { listConversations } from '@app/contract/conversations';
import { listEvents } from '@app/contract/events';
import { listImports } from '@app/contract/imports';
import { getLearning } from '@app/contract/learning';
import { listTasks } from '@app/contract/tasks';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, ChevronRight, GraduationCap, History, ListTodo, type LucideIcon, Upload } from 'lucide-react';
import { Link } from 'react-router';
import { endpointQuery } from '#lib/query-client.ts';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import { type ArchiveLineKind, type ArchiveLineSources, chooseArchiveLine } from './choose-archive-line.ts';

const icons: Record<ArchiveLineKind, LucideIcon> = {
  event: CalendarDays,
  tasks: ListTodo,
  cards: GraduationCap,
  import: Upload,
  conversation: History,
};

/** Under the welcome text: what is next, or what arrived last. Nothing in an empty workspace. */
export function ArchiveLine() {
  const { timeZone } = useViewer();
  const now = useNow();
  const sources = useArchiveLineSources();
  const line = sources === undefined ? undefined : chooseArchiveLine(sources, new Date(now), timeZone);
  if (line === undefined) return null;
  const Icon = icons[line.kind];
  return (
    <Link
      to={line.path}
      title={line.text}
      className="inline-flex h-full max-w-full items-center gap-2 rounded-control text-ui font-medium hover:bg-hover sm:px-2.5"
    >
      <Icon aria-hidden className="size-(--size-icon) shrink-0 text-accent-text" strokeWidth={1.75} />
      <span className="min-w-0 truncate">{line.text}</span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-muted max-sm:hidden" strokeWidth={1.75} />
    </Link>
  );
}

/** Undefined while loading. What fails to load is left out. Apart from the events, the starters load the same data. */
function useArchiveLineSources(): ArchiveLineSources | undefined {
  const events = useQuery(endpointQuery(listEvents, { isRevalidated: true }));
  const tasks = useQuery(endpointQuery(listTasks, { query: { done: 'false' } }));
  const learning = useQuery(endpointQuery(getLearning));
  const imports = useQuery(endpointQuery(listImports));
  const conversations = useQuery(endpointQuery(listConversations, { query: { limit: 12, pinned: false } }));
  if ([events, tasks, learning, imports, conversations].some(({ isPending }) => isPending)) return undefined;
  return {
    events: events.data ?? [],
    tasks: tasks.data ?? [],
    dueCards: learning.data?.dueCount ?? 0,
    imports: imports.data ?? [],
    conversations: conversations.data ?? [],
  };
}
