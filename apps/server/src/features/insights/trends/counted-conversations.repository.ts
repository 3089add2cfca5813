import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#db/database.ts';
import { conversations } from '#db/schema/conversations.ts';
import { trendConversations, trendHours, trendPhrases } from '#db/schema/trends.ts';

export interface CountedConversationFilter {
  start?: string;
  end?: string;
  categoryId?: string | undefined;
  source?: string | undefined;
  topic?: string | undefined;
  question?: string | undefined;
  /** 1 is Monday. */
  weekday?: number | undefined;
  hour?: number | undefined;
  after?: { day: string; id: string };
  limit: number;
}

/** The counted conversations that match, newest day first. */
export async function listCountedConversations(db: Queryable, userId: string, filter: CountedConversationFilter) {
  return db
    .select({
      id: trendConversations.conversationId,
      day: trendConversations.day,
      title: conversations.title,
      categoryId: conversations.categoryId,
      source: conversations.source,
      createdAt: conversations.createdAt,
    })
    .from(trendConversations)
    .innerJoin(
      conversations,
      and(
        eq(conversations.userId, trendConversations.userId),
        eq(conversations.id, trendConversations.conversationId),
        sql`${conversations.deletedAt} is null`,
      ),
    )
    .where(and(eq(trendConversations.userId, userId), ...conditions(userId, filter)))
    .orderBy(desc(trendConversations.day), desc(trendConversations.conversationId))
    .limit(filter.limit);
}

function conditions(userId: string, filter: CountedConversationFilter): (SQL | undefined)[] {
  const { start, end, categoryId, source, topic, question, weekday, hour, after } = filter;
  const isByHour = weekday !== undefined || hour !== undefined;
  return [
    categoryId === undefined ? undefined : eq(trendConversations.categoryId, categoryId),
    source === undefined ? undefined : eq(trendConversations.source, source),
    topic === undefined ? undefined : mentionsCondition(userId, 'topic', topic),
    question === undefined ? undefined : mentionsCondition(userId, 'question', question),
    start === undefined || isByHour ? undefined : gte(trendConversations.day, start),
    end === undefined || isByHour ? undefined : lte(trendConversations.day, end),
    isByHour ? hasMessagesCondition(userId, filter) : undefined,
    after === undefined
      ? undefined
      : sql`(${trendConversations.day}, ${trendConversations.conversationId}) < (${after.day}::date, ${after.id}::uuid)`,
  ];
}

const mentionsCondition = (userId: string, kind: 'topic' | 'question', key: string) =>
  sql`${trendConversations.conversationId} in (select ${trendPhrases.conversationId} from ${trendPhrases}
    where ${trendPhrases.userId} = ${userId} and ${trendPhrases.kind} = ${kind} and ${trendPhrases.key} = ${key})`;

/** A weekday and an hour are matched with the times of messages, not with the start of the conversation. */
function hasMessagesCondition(userId: string, { start, end, weekday, hour }: CountedConversationFilter): SQL {
  const within = and(
    eq(trendHours.userId, userId),
    start === undefined ? undefined : gte(trendHours.day, start),
    end === undefined ? undefined : lte(trendHours.day, end),
    weekday === undefined ? undefined : sql`extract(isodow from ${trendHours.day}) = ${weekday}`,
    hour === undefined ? undefined : eq(trendHours.hour, hour),
  );
  return sql`${trendConversations.conversationId} in (select ${trendHours.conversationId} from ${trendHours} where ${within})`;
}
