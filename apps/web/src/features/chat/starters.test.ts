import type { ConversationSummary } from '@app/contract/conversations';
import type { Event } from '@app/contract/events';
import { describe, expect, it } from 'vitest';
import { chooseStarters } from './starters.ts';

const now = '2026-11-21T09:00:00Z';
const event = (id: string, eventDate: string) => ({ id, title: `Event ${id}`, eventDate }) as Event;
const summary = (id: string, title = `Chat ${id}`) =>
  ({ id, title, updatedAt: '2026-11-20T09:00:00Z' }) as ConversationSummary;
const choose = (conversations: ConversationSummary[], events: Event[]) =>
  chooseStarters({ conversations, events }, now, 'Europe/Berlin');

describe('starters', () => {
  it('are the first steps for a new account', () => {
    expect(choose([], [])).toMatchObject([
      { title: 'Import your conversations', path: '/imports' },
      { title: 'Plan something', text: 'Lunch with Ana on Tuesday at 1 pm' },
    ]);
  });

  it('are the next two events of the week, then the latest conversations, four at most', () => {
    const events = [
      event('past', '2026-11-21T08:00:00Z'),
      event('later', '2026-11-25T09:00:00Z'),
      event('soon', '2026-11-22T09:00:00Z'),
      event('last', '2026-11-26T09:00:00Z'),
      event('far', '2026-12-24T09:00:00Z'),
    ];
    const starters = choose([summary('1'), summary('2', ''), summary('3')], events);
    expect(starters.map(({ title }) => title)).toEqual([
      'Prepare for Event soon',
      'Prepare for Event later',
      'Chat 1',
      'Untitled Conversation',
    ]);
    expect(starters[0]).toMatchObject({ detail: 'Sunday, 10:00 AM', text: 'Help me prepare for Event soon.' });
    expect(starters[2]).toMatchObject({ detail: 'Continue · Yesterday', id: '1' });
  });
});
