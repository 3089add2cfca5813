import type { ConversationSummary } from '@app/contract/conversations';
import { describe, expect, it } from 'vitest';
import { groupByDate } from './date-groups.ts';

const now = '2026-11-23T09:00:00.000Z';

const makeConversation = (updatedAt: string): ConversationSummary => ({
  id: updatedAt,
  title: updatedAt,
  createdAt: '2020-01-01T00:00:00.000Z',
  updatedAt,
  sentiment: null,
  categoryId: 'c',
  subcategory: null,
  source: 'chat',
  isPinned: false,
  isArchived: false,
  needsReview: false,
  messageCount: 1,
  activeLeafId: null,
  preview: '',
});

const groupTitles = (instants: string[], timeZone = 'UTC') =>
  groupByDate(instants.map(makeConversation), now, timeZone).map(({ title, conversations }) => [
    title,
    conversations.length,
  ]);

describe('the conversations of the sidebar', () => {
  it('are grouped by the date of their last message', () => {
    expect(
      groupTitles([
        '2026-11-23T08:00:00.000Z',
        '2026-11-23T00:00:00.000Z',
        '2026-11-22T12:00:00.000Z',
        '2026-11-21T12:00:00.000Z',
        '2026-11-17T12:00:00.000Z',
        '2026-11-16T12:00:00.000Z',
        '2026-10-31T12:00:00.000Z',
        '2025-10-31T12:00:00.000Z',
      ]),
    ).toEqual([
      ['Today', 2],
      ['Yesterday', 1],
      ['Last 7 days', 2],
      ['Earlier in November', 1],
      ['October', 1],
      ['October 2025', 1],
    ]);
  });

  it("use the person's zone, and are listed under Today if their date is in the future", () => {
    expect(groupTitles(['2026-11-24T01:00:00.000Z', '2026-11-23T02:00:00.000Z'], 'America/New_York')).toEqual([
      ['Today', 1],
      ['Yesterday', 1],
    ]);
  });
});
