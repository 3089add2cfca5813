import type { RecommendationSource } from '@app/contract/recommendations';
import type { Queryable } from '#db/database.ts';
import type { StoredSource } from './recommendations.repository.ts';
import * as live from './live-sources.repository.ts';

/** Returns a source as it is shown; undefined when it was deleted. */
export type ShowSource = (source: StoredSource) => RecommendationSource | undefined;

/** Reads which of these sources still exist, with their current titles, and returns a function that shows one. */
export async function findLiveSources(
  db: Queryable,
  userId: string,
  sources: readonly StoredSource[],
): Promise<ShowSource> {
  const idsOf = (kind: StoredSource['kind']) => [
    ...new Set(sources.filter((source) => source.kind === kind).map(({ id }) => rootId(id))),
  ];
  const conversationIds = idsOf('conversation');
  const messageIds = [...new Set(sources.flatMap(({ messageId }) => messageId ?? []))];
  const [conversation, messages, goal, event, task] = await Promise.all([
    live.findConversationTitles(db, userId, conversationIds),
    live.listMessageIds(db, userId, conversationIds, messageIds),
    live.findGoalTitles(db, userId, idsOf('goal')),
    live.findEventTitles(db, userId, idsOf('event')),
    live.findTaskTitles(db, userId, idsOf('task')),
  ]);
  const titles = { conversation, goal, event, task };
  return ({ kind, id, messageId = null, quote = null, at }) => {
    const title = titles[kind].get(rootId(id));
    if (title === undefined || (messageId !== null && !messages.has(messageId))) return undefined;
    return { kind, id, messageId, title, quote, at: at ?? new Date(0).toISOString() };
  };
}

/** For an occurrence, whose id is `{seriesId}~{start}`, the id of its series; every other id as it is. */
function rootId(id: string): string {
  return id.split('~')[0] ?? id;
}
