import { getConversation } from '@app/contract/conversations';
import { getGoal } from '@app/contract/goals';
import { useQuery } from '@tanstack/react-query';
import { matchPath, useLocation } from 'react-router';
import type { ScreenTopic } from '#features/chat/widget/screen-topic.ts';
import { formatWholeDay } from '#lib/calendar-days.ts';
import { endpointQuery } from '#lib/query-client.ts';
import { useToday } from '#lib/use-today.ts';
import { t } from './assistant.messages.ts';

/** The topics that the user can ask about: the conversation, day or goal on the screen, read from the query cache. */
export function useScreenTopics(): ScreenTopic[] {
  const { pathname, search } = useLocation();
  const today = useToday();
  const conversation = useOpenConversation(matchId('/conversation-chat/:id', pathname));
  const goal = useOpenGoal(matchId('/goals/:id', pathname));
  const shownDay = new URLSearchParams(search).get('date') ?? today;
  const day = pathname === '/schedule' ? topicOfDay(shownDay) : undefined;
  return [conversation, goal, day].filter((topic) => topic !== undefined);
}

function matchId(pattern: string, pathname: string): string | undefined {
  return matchPath(pattern, pathname)?.params['id'];
}

/** Reads only the cache, because the screen itself fetches the conversation. */
function useOpenConversation(id: string | undefined): ScreenTopic | undefined {
  const { data } = useQuery({ ...endpointQuery(getConversation, { params: { id: id ?? '' } }), enabled: false });
  if (id === undefined || data === undefined) return undefined;
  return { kind: 'continue', label: t('continue'), conversation: { id, title: data.title } };
}

function useOpenGoal(id: string | undefined): ScreenTopic | undefined {
  const { data } = useQuery({ ...endpointQuery(getGoal, { params: { id: id ?? '' } }), enabled: false });
  if (id === undefined || data === undefined) return undefined;
  const { title, targetDate } = data;
  const progress = Math.round(data.progress);
  const text =
    targetDate === null
      ? t('goalText', { title, progress })
      : t('goalTextUntil', { title, progress, date: formatWholeDay(targetDate) });
  return { kind: 'ask', label: t('goal', { title }), text };
}

function topicOfDay(day: string): ScreenTopic | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  const shortDay = date.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return { kind: 'ask', label: t('day', { day: shortDay }), text: t('dayText', { day: formatWholeDay(day) }) };
}
