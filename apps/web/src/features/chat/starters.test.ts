import type { Category } from '@app/contract/categories';
import type { Subcategory } from '@app/contract/subcategories';
import type { ConversationSummary } from '@app/contract/conversations';
import type { Import } from '@app/contract/imports';
import type { DueCard } from '@app/contract/learning';
import type { Task } from '@app/contract/tasks';
import { describe, expect, it } from 'vitest';
import { chooseStarters, type StarterSources } from './starters.ts';

const now = '2026-11-21T09:00:00Z';
const makeCategory = (name: string, conversationCount: number, subcategories: Partial<Subcategory>[] = []) =>
  ({ name, conversationCount, isProtected: name === 'Other', subcategories }) as Category;
const imported = {
  status: 'completed',
  counts: { created: 30 },
  sources: [{ source: 'chatgpt', created: 30 }],
  preview: { sources: [{ from: '2022-12-30T09:00:00Z' }] },
  finishedAt: '2026-11-20T09:00:00Z',
} as Import;
const makeTask = (fields: Partial<Task>) => ({ isDone: false, conversationId: 'c', dueDate: null, ...fields }) as Task;
const makeCard = (front: string) => ({ front, deckName: 'Italian', source: {} }) as DueCard;
const makeConversation = (title: string, messageCount: number) =>
  ({ title, messageCount, updatedAt: '2026-11-20T09:00:00Z' }) as ConversationSummary;

const noArchive: StarterSources['archive'] = { series: [], topics: [], questions: [] };

const chooseFrom = (sources: Partial<StarterSources>) =>
  chooseStarters(
    {
      categories: [],
      tasks: [],
      imports: [],
      cards: [],
      conversations: [],
      decision: null,
      archive: noArchive,
      ...sources,
    },
    now,
    'Europe/Berlin',
  );

describe('starters', () => {
  it('of an empty archive lead to importing and to what the assistant can do', () => {
    expect(chooseFrom({ categories: [makeCategory('Work', 0)] })).toMatchObject([
      { title: 'Import your conversations', path: '/imports' },
      { title: 'Plan something', text: 'Lunch with Ana on Tuesday at 1 pm' },
      { title: 'Set a reminder', text: 'Remind me to water the plants at 6 pm' },
      { title: 'See what the assistant can do', text: 'What can you do?' },
    ]);
  });

  it('are four questions, each with its evidence', () => {
    const starters = chooseFrom({
      categories: [makeCategory('Work', 20, [{ name: 'Contracts', conversationCount: 14 }])],
      tasks: [makeTask({ title: 'Call the roofer', dueDate: '2026-11-26' })],
      cards: [makeCard('What is the past participle of “vedere”?')],
      imports: [imported],
      decision: { title: 'Carrier rates', text: 'We decided to go with Vos.', conversationId: 'c', messageId: 'm' },
    });
    expect(starters.map(({ title, detail }) => [title, detail])).toEqual([
      ['What did I decide about “Carrier rates”?', '“We decided to go with Vos.”'],
      ['What did I say about “Call the roofer”?', 'Open task, due Nov 26, 2026'],
      ['What did I learn about Contracts?', '14 conversations in Work'],
      ['What is the past participle of “vedere”?', 'Card due today in Italian'],
    ]);
  });

  it('after a first import ask about what it brought', () => {
    const starters = chooseFrom({
      categories: [makeCategory('Other', 12), makeCategory('Work', 8)],
      imports: [imported],
      conversations: [
        makeConversation('New chat', 40),
        makeConversation('Sourdough', 2),
        makeConversation('A week in Lisbon', 12),
      ],
    });
    expect(starters.map(({ title, detail }) => [title, detail])).toEqual([
      ['What do I ask about most?', '30 imported from ChatGPT yesterday'],
      ['What was my first conversation?', 'Your archive begins on Dec 30, 2022'],
      ['Summarise the chat “A week in Lisbon”', '12 messages, last changed yesterday'],
      ['Show my conversations in Work', '8 conversations sorted there'],
    ]);
  });

  it('repeat a question that was asked several times, and ask about the largest subjects', () => {
    const starters = chooseFrom({
      categories: [makeCategory('Work', 20, [{ name: 'Contracts', conversationCount: 2 }])],
      archive: {
        series: ['2026-08', '2026-09', '2026-10'].map((month) => ({ month, conversations: 9, byCategory: [] })),
        topics: [
          { key: 'contract', name: 'contracts', conversations: 9, categoryId: 'w', counts: [9, 0, 0] },
          { key: 'marathon', name: 'Half marathon', conversations: 7, categoryId: 'w', counts: [3, 4, 0] },
          { key: 'roof', name: 'Roof', conversations: 2, categoryId: 'w', counts: [0, 2, 0] },
        ],
        questions: [
          {
            key: 'egg',
            text: 'How long does an egg need?',
            times: 3,
            categoryId: 'w',
            days: ['2025-01-02', '2026-10-12'],
          },
        ],
      },
    });
    expect(starters.map(({ title, detail }) => [title, detail])).toEqual([
      ['How long does an egg need?', 'You asked this 3 times, last on Oct 12, 2026'],
      ['What did I find out about Half marathon?', '7 conversations, last in September'],
      ['Show my conversations in Work', '20 conversations sorted there'],
    ]);
  });

  it('leave out what has no evidence in the archive, and are the first steps if nothing is left', () => {
    const starters = chooseFrom({
      categories: [makeCategory('Other', 2, [{ name: 'Odd', conversationCount: 2 }])],
      tasks: [makeTask({ title: 'Buy milk', conversationId: null }), makeTask({ title: 'Done', isDone: true })],
      cards: [{ ...makeCard('Capital of Peru?'), source: null }, makeCard('A card without a question')],
      imports: [{ ...imported, status: 'failed' }],
    });
    expect(starters.map(({ key }) => key)).toEqual(['upload', 'plan', 'reminder', 'help']);
  });
});
