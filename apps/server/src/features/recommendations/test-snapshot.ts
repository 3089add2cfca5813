import { findRepeatedRequests } from '@app/understanding/repeated-requests';
import { findStatements, statementStems } from '@app/understanding/statements';
import { significantStems } from '@app/understanding/text/words';
import type { UserStatement, SnapshotConversation, UserMessage, PersonSnapshot } from './person-snapshot.ts';
import { DAY_MS } from './person-snapshot.ts';

export const NOW = new Date('2026-11-20T09:00:00Z');
export const HEALTH = 'c0000000-0000-4000-8000-000000000001';
export const WORK = 'c0000000-0000-4000-8000-000000000002';

export const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

/** A message sent `ago` days ago, in its own conversation unless `conversation` is given. */
export interface Line {
  text: string;
  ago: number;
  conversation?: string;
  categoryId?: string;
}

/** A snapshot made from these messages and this planner. */
export function snapshotOf(lines: readonly Line[], planner: Partial<PersonSnapshot> = {}): PersonSnapshot {
  const messages: UserMessage[] = lines.map(({ text, ago, conversation, categoryId = WORK }, at) => ({
    conversationId: conversation ?? `conversation-${at}`,
    conversationTitle: `Conversation ${at}`,
    categoryId,
    messageId: `message-${at}`,
    text,
    at: daysAgo(ago),
  }));
  const latestFirst = messages.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const latestOfEach = [...new Map(latestFirst.toReversed().map((one) => [one.conversationId, one])).values()];
  const conversations: SnapshotConversation[] = latestOfEach
    .map(({ conversationId, categoryId, at }) => ({
      id: conversationId,
      title: conversationId,
      categoryId,
      lastActivityAt: at,
    }))
    .toSorted((a, b) => b.lastActivityAt.getTime() - a.lastActivityAt.getTime());
  const statements: UserStatement[] = latestFirst.flatMap((one) =>
    findStatements(one.text).map((statement) => ({
      ...statement,
      message: one,
      stems: new Set(statementStems(statement)),
    })),
  );
  return {
    now: NOW,
    timeZone: 'UTC',
    conversations,
    messages: latestFirst,
    statements,
    repeatedRequests: findRepeatedRequests(latestFirst),
    categories: [],
    goals: [],
    activeGoalIds: new Set(),
    tasks: [],
    events: [],
    reminders: [],
    templates: [],
    planned: [],
    decidedMessages: new Set(),
    ...planner,
  };
}

/** Overrides for snapshotOf: the planner contains these titles. */
export const withPlannedTitles = (...titles: string[]) => ({
  planned: titles.map((title) => new Set(significantStems(title))),
});
