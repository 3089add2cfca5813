import { listCategories } from '@app/contract/categories';
import { getTrends, listTrendConversations, type Trends } from '@app/contract/trends';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { premiumAda } from '#test/people.ts';
import { emptyTrends } from '#test/empty-workspace.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

const work = '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0c01';
const conversation = {
  conversationId: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0c11',
  title: 'Feeding the starter',
  categoryId: work,
  source: 'chat',
  createdAt: '2026-11-20T09:00:00.000Z',
} as const;
const makeDay = (start: string, conversations: number) => ({
  start,
  end: start,
  conversations,
  byCategory: conversations === 0 ? [] : [{ categoryId: work, conversations }],
  bySource: conversations === 0 ? [] : [{ source: 'chat' as const, conversations }],
});
const full: Trends = {
  ...emptyTrends,
  firstDay: '2020-01-01',
  totals: { conversations: 3, messages: 10, questions: 5 },
  volume: [makeDay('2026-11-20', 3), makeDay('2026-11-21', 0)],
  sentiment: [
    { start: '2026-11-20', end: '2026-11-20', average: 0.72, conversations: 3 },
    { start: '2026-11-21', end: '2026-11-21', average: null, conversations: 0 },
  ],
  hours: [{ weekday: 5, hour: 10, messages: 10, questions: 5 }],
  topics: [
    {
      key: 'sourdough bread',
      label: 'Sourdough bread',
      conversations: 3,
      earlier: 0,
      later: 3,
      direction: 'rising',
      counts: [3, 0],
    },
  ],
  questions: [{ key: 'feed starter', label: 'How do I feed a starter?', times: 2, lastAsked: '2026-11-20' }],
  planner: [{ start: '2026-11-20', end: '2026-11-20', events: 2, minutes: 90, tasksDone: 1 }],
  goals: [],
};

// Without a layout, charts have no size and warn about that.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 250));
});
afterEach(() => {
  vi.restoreAllMocks();
});

function openPage(trends: Trends | ErrorResponse = full, path = '/trends') {
  testServer().answer(getTrends, trends);
  testServer().answer(listTrendConversations, [conversation]);
  testServer().answer(listCategories, [
    {
      id: work,
      name: 'Work',
      description: '',
      emoji: '💼',
      color: '#5b7fd4',
      conversationCount: 3,
      isProtected: false,
      subcategories: [],
    },
  ] as never);
  return renderApp(path, { as: premiumAda });
}

const getRegion = (name: string) => within(screen.getByRole('region', { name }));

describe('the trends', () => {
  it('of an empty account explain what would appear', async () => {
    openPage(emptyTrends);
    expect(await screen.findByText('No trends yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Import conversations' })).toHaveAttribute('href', '/imports');
  });

  it('show completed tasks of an account without conversations and events', async () => {
    openPage({
      ...emptyTrends,
      planner: [{ start: '2026-11-20', end: '2026-11-20', events: 0, minutes: 0, tasksDone: 2 }],
    });
    expect(await screen.findByRole('heading', { name: 'How full was your calendar?' })).toBeVisible();
    expect(screen.queryByText('No trends yet')).not.toBeInTheDocument();
  });

  it('offer to try again when they cannot be loaded', async () => {
    const { user } = openPage(new ErrorResponse('internal'));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(testServer().requests(getTrends).length).toBeGreaterThan(1);
  });

  it('show a chart as a table too, in which each number opens the conversations it counts', async () => {
    const { user, address } = openPage();
    const heading = await screen.findByRole('heading', { name: 'How many conversations did you have?' });
    const card = within(heading.closest('section') as HTMLElement);
    await user.click(card.getByRole('button', { name: 'Table' }));
    const table = card.getByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Time', 'Conversations', 'Work']);
    await user.click(card.getByRole('button', { name: 'Show 3 conversations: Work, Nov 20, 2026' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Work, Nov 20, 2026' }));
    expect(await sheet.findByRole('link', { name: /Feeding the starter/ })).toHaveAttribute(
      'href',
      `/conversation-chat/${conversation.conversationId}`,
    );
    expect(testServer().requests(listTrendConversations)[0]?.query).toMatchObject({
      from: '2026-11-20',
      to: '2026-11-20',
      categoryId: work,
    });
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/trends'));
  });

  it('begin with what changed against the thirty days before, and open its conversations', async () => {
    const { user } = openPage();
    testServer().answer(getTrends, ({ query }) => {
      const isBefore = query.to === '2026-10-22';
      return isBefore ? { ...full, volume: [makeDay('2026-10-01', 2), makeDay('2026-10-22', 5)] } : full;
    });
    expect(await screen.findByText(/, 4 fewer than before/)).toHaveTextContent('3 conversations');
    const [first] = screen.getAllByRole('heading', { level: 2 });
    expect(first).toHaveTextContent('What changed lately?');
    await user.click(screen.getByRole('button', { name: /Work 4 fewer 3/ }));
    await screen.findByRole('dialog', { name: 'Work' });
    expect(testServer().requests(listTrendConversations)[0]?.query).toMatchObject({
      from: '2026-09-23',
      to: '2026-11-21',
      categoryId: work,
    });
  });

  it('compare nothing while the archive is younger than thirty days', async () => {
    openPage({ ...full, firstDay: '2026-11-01' });
    await screen.findByRole('heading', { name: 'How many conversations did you have?' });
    expect(screen.queryByRole('heading', { name: 'What changed lately?' })).toBeNull();
  });

  it('say which topics rise, and open the conversations of a topic or of a repeated question', async () => {
    const { user } = openPage();
    const topic = await screen.findByRole('button', { name: 'Sourdough bread Rising 3 conversations, 0 then 3' });
    await user.click(topic);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: /How do I feed a starter.*2 times, last on Nov 20, 2026/ }));
    await screen.findByRole('dialog', { name: 'How do I feed a starter?' });
    await waitFor(() =>
      expect(
        testServer()
          .requests(listTrendConversations)
          .map(({ query }) => [query.topic, query.question]),
      ).toEqual([
        ['sourdough bread', undefined],
        [undefined, 'feed starter'],
      ]),
    );
  });

  it('let the arrow keys move through the hours of the week, with one tab stop', async () => {
    const { user } = openPage();
    const cell = await screen.findByRole('button', { name: 'Friday, 10 AM: 10 messages' });
    const cells = getRegion('When do you ask?').getAllByRole('button', { name: /: (nothing|\d+ messages?)$/ });
    expect(cells.filter((each) => each.tabIndex === 0)).toHaveLength(1);
    // The focus starts at the busiest hour.
    expect(cell).toHaveProperty('tabIndex', 0);
    cell.focus();
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}{ArrowLeft}');
    expect(cell).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Friday, 10 AM' })).toBeVisible();
  });

  it('are loaded for the chosen range, which is in the address', async () => {
    const { user, address } = openPage();
    const picker = await screen.findByRole('combobox', { name: 'Time' });
    expect(picker).toHaveDisplayValue('All time');
    expect(testServer().requests(getTrends)[0]?.query).toEqual({});
    await user.selectOptions(picker, 'Last 30 days');
    await waitFor(() => expect(address()).toMatch(/^\/trends\?from=\d{4}-\d\d-\d\d$/));
    expect(testServer().requests(getTrends).at(-1)?.query).toHaveProperty('from');
  });

  it('describe each chart in a sentence', async () => {
    openPage();
    expect(await screen.findByRole('img', { name: /Bars: .* in all, most of them in / })).toBeVisible();
    expect(await screen.findByRole('img', { name: /A line: darkest in .* of 100, brightest in / })).toBeVisible();
    expect(await screen.findByRole('img', { name: /Bars: 2 hours of events and 1 task done/ })).toBeVisible();
  });

  it('leave out charts without data', async () => {
    openPage({ ...full, topics: [], questions: [], hours: [], sentiment: [], planner: [], goals: [] });
    await screen.findByRole('heading', { name: 'How many conversations did you have?' });
    await screen.findByRole('heading', { name: 'What changed lately?' });
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  });

  it('explain that the mood is a trend and says little about a single day', async () => {
    openPage();
    expect(await screen.findByText(/A trend over many conversations/)).toBeVisible();
  });

  it('without Premium show the volume and what Premium adds', async () => {
    openPage({ ...full, isLimited: true, topics: [], questions: [], hours: [], sentiment: [], planner: [] });
    expect(await screen.findByRole('heading', { name: 'What Premium adds' })).toBeVisible();
    expect(screen.getByRole('img', { name: /^Example, not your data/ })).toBeVisible();
    const [first] = screen.getAllByRole('term');
    expect(first).toHaveTextContent('Conversations');
    expect(first?.nextSibling).toHaveTextContent('3');
    expect(screen.getByRole('heading', { name: 'How many conversations did you have?' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'When do you ask?' })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Time' })).toBeVisible();
  });

  it('open the point that a link of a report names', async () => {
    openPage(full, `/trends?from=2026-11-16&to=2026-11-22&category=${work}`);
    expect(await screen.findByRole('dialog', { name: 'Work' })).toBeVisible();
    expect(testServer().requests(listTrendConversations)[0]?.query).toMatchObject({
      from: '2026-11-16',
      to: '2026-11-22',
      categoryId: work,
    });
  });
});
