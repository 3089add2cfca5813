import { type Archive, getArchive } from '@app/contract/archive';
import { listCategories } from '@app/contract/categories';
import { listTrendConversations } from '@app/contract/trends';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { ada } from '#test/people.ts';
import { emptyArchive } from '#test/empty-workspace.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { headlineOf } from './headline.ts';
import { axisOf, foldMonths, namedMonths, placeChapters, yearMarks } from './timeline-scale.ts';

/** `count` months, starting with `first`, such as 2026-11. */
const monthsFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const date = new Date(`${first}-01T00:00:00Z`);
    date.setUTCMonth(date.getUTCMonth() + at);
    return date.toISOString().slice(0, 7);
  });

const family = '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0c01';
const id = '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0c11';
const series = monthsFrom('2023-01', 36).map((month) => ({
  month,
  conversations: 10,
  byCategory: [{ categoryId: family, conversations: 10 }],
}));
const full: Archive = {
  ...emptyArchive,
  years: [2023, 2024, 2025].map((year) => ({ year, conversations: 120 })),
  counts: { conversations: 360, messages: 5_120, documents: 12 },
  sources: [{ source: 'chatgpt', conversations: 360 }],
  firstDay: '2023-01-04',
  lastDay: '2025-12-20',
  series,
  chapters: [
    { key: 'hous hunt', name: 'House hunt', from: '2024-01', to: '2024-05', conversations: 88, categoryId: family },
  ],
  topics: [{ key: 'italian', name: 'Italian', conversations: 141, categoryId: family, counts: series.map(() => 4) }],
  questions: [
    {
      key: 'cook minut',
      text: 'What can I cook in 20 minutes?',
      times: 3,
      categoryId: family,
      days: ['2023-02-01', '2024-02-01', '2025-02-01'],
    },
  ],
  firstQuestion: { conversationId: id, text: 'Can you explain what you are?', at: '2023-01-04T21:47:00.000Z' },
  longest: { conversationId: id, title: 'The garden or the extra room?', messages: 214, days: 9 },
  hours: [{ weekday: 2, hour: 21, messages: 80, questions: 40 }],
  toReview: 34,
  found: {
    plans: { count: 9, example: 'The surgeon sees her' },
    cards: { count: 126, decks: 7 },
    decisions: {
      count: 1,
      latest: [{ text: 'We take the garden.', conversationId: id, messageId: id, day: '2024-05-02' }],
    },
  },
};

function openPage(archive: Archive | ErrorResponse = full, path = '/archive') {
  testServer().answer(getArchive, archive);
  testServer().answer(listCategories, [
    {
      id: family,
      name: 'Family',
      description: '',
      emoji: '👪',
      color: '#c9679b',
      conversationCount: 360,
      isProtected: false,
      subcategories: [],
    },
  ]);
  testServer().answer(listTrendConversations, []);
  return renderApp(path, { as: ada });
}

describe('the archive', () => {
  it('says what there is: a sentence, figures, months, chapters, subjects, repeats, hours, sorting and finds', async () => {
    openPage();
    expect(await screen.findByText('Three years of asking, now in one place.')).toBeVisible();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Conversations',
      'Messages',
      'Documents',
      'Source',
    ]);
    expect(screen.getByText('5,120')).toBeVisible();
    expect(screen.getByRole('button', { name: 'March 2024: 10 conversations, mostly Family' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'House hunt, 88 conversations, Jan – May 2024' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'House hunt, Jan – May 2024, 88 conversations' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Italian, 141 conversations' })).toBeVisible();
    expect(
      screen.getByRole('button', {
        name: 'What can I cook in 20 minutes? Asked 3 times, from Feb 1, 2023 to Feb 1, 2025',
      }),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Tuesday, 9 PM' })).toBeVisible();
    expect(screen.getByRole('img', { name: /You ask most on Tuesdays at 9 PM/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /The garden or the extra room/ })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Review' })).toHaveAttribute('href', '/review');
    expect(screen.getByRole('link', { name: 'Look through' })).toHaveAttribute('href', '/inbox');
  });

  it('offers the first three next steps that apply, and asks a question from the archive', async () => {
    const { user, address } = openPage();
    const steps = within(await screen.findByRole('region', { name: 'Where to go from here' }));
    expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Check 34 conversations with an unsure category',
      'Put 9 plans in your schedule',
      'Ask your archive something',
    ]);
    await user.click(steps.getByRole('button', { name: 'Ask this' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(window.localStorage.getItem(`chat_draft_${ada.id}`)).toBe('What did I find out about House hunt?');
  });

  it('lists the conversations of the month that the arrow keys reach, and quotes decisions', async () => {
    const { user, address } = openPage();
    const last = await screen.findByRole('button', { name: /^December 2025/ });
    last.focus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('button', { name: /^November 2025/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'November 2025' })).toBeVisible();
    expect(address()).toContain('start=2025-11-01&end=2025-11-30');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Read' }));
    expect(screen.getByRole('link', { name: /We take the garden\.”/ })).toBeVisible();
  });

  it('is read year by year', async () => {
    const { user, address } = openPage();
    testServer().answer(getArchive, { ...full, year: 2023, series: series.slice(0, 12) });
    await user.click(await screen.findByRole('link', { name: '2023' }));
    expect(address()).toBe('/archive?year=2023');
    expect(await screen.findByText('2023 in questions')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Where to go from here' })).not.toBeInTheDocument();
  });

  it('leaves out the parts that a single conversation has no data for', async () => {
    openPage({
      ...emptyArchive,
      years: [{ year: 2026, conversations: 1 }],
      counts: { conversations: 1, messages: 2, documents: 0 },
      sources: [{ source: 'chat', conversations: 1 }],
      firstDay: '2026-11-20',
      lastDay: '2026-11-20',
      series: [{ month: '2026-11', conversations: 1, byCategory: [{ categoryId: family, conversations: 1 }] }],
      firstQuestion: { conversationId: id, text: 'What is a fair rent?', at: '2026-11-20T10:00:00.000Z' },
      hours: [{ weekday: 5, hour: 10, messages: 2, questions: 1 }],
    });
    expect(await screen.findByText('Your first conversation.')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Your archive',
      'How it was sorted',
      'Where to go from here',
      'Bring the rest',
    ]);
    expect(screen.queryByRole('navigation', { name: 'Years' })).not.toBeInTheDocument();
  });

  it('leads to the import while it is empty', async () => {
    openPage(emptyArchive);
    expect(await screen.findByRole('heading', { name: 'Your archive is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Import conversations' })).toHaveAttribute('href', '/imports');
  });

  it('can be loaded again after a failure', async () => {
    const { user } = openPage(new ErrorResponse('internal', 'Something went wrong.'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    testServer().answer(getArchive, full);
    await user.click(retry);
    expect(await screen.findByText('Three years of asking, now in one place.')).toBeVisible();
  });
});

test.each([
  [1, 1, 'Your first conversation.'],
  [5, 30, 'Your first 5 conversations.'],
  [40, 5, 'Five months of asking, now in one place.'],
  [40, 12, 'A year of asking, now in one place.'],
  [400, 46, 'Four years of asking, now in one place.'],
  [400, 200, '17 years of asking, now in one place.'],
])('%d conversations of %d months are: %s', (conversations, months, sentence) => {
  const counts = { ...emptyArchive.counts, conversations };
  const long = monthsFrom('2010-01', months).map((month) => ({ month, conversations: 1, byCategory: [] }));
  expect(headlineOf({ year: null, counts, series: long })).toBe(sentence);
});

test('the axis has at most five marks, and years are named where there is room', () => {
  expect(axisOf(64)).toEqual({ top: 64, marks: [0, 20, 40, 60] });
  expect(axisOf(1).marks).toEqual([0, 1]);
  expect(yearMarks(monthsFrom('2022-12', 26).map((month) => ({ month, conversations: 1, byCategory: [] })))).toEqual([
    { year: '2023', at: 1 },
    { year: '2024', at: 13 },
  ]);
});

test('a long pause takes the width of one month, and the year after it is named', () => {
  const counts = [...Array.from({ length: 12 }, () => 1), ...Array.from({ length: 30 }, () => 0), 1, 0, 1];
  const months = monthsFrom('2023-01', counts.length).map((month, index) => ({
    month,
    conversations: counts[index] ?? 0,
    byCategory: [],
  }));
  const folded = foldMonths(months);
  expect(folded.map(({ month, skipped }) => (skipped === undefined ? month : skipped)).slice(11)).toEqual([
    '2023-12',
    30,
    '2026-07',
    '2026-08',
    '2026-09',
  ]);
  expect(yearMarks(folded)).toEqual([
    { year: '2023', at: 0 },
    { year: '2026', at: 13 },
  ]);
  expect(headlineOf({ year: null, counts: { ...emptyArchive.counts, conversations: 14 }, series: months })).toBe(
    '15 months of asking, now in one place.',
  );
});

test('chapters whose names would touch are placed below each other, within the axis', () => {
  const makeChapter = (name: string, from: string, to: string) => ({ ...full.chapters[0]!, key: name, name, from, to });
  const placed = placeChapters({
    series,
    chapters: [
      makeChapter('House hunt', '2023-01', '2023-02'),
      makeChapter('New job', '2023-02', '2023-03'),
      makeChapter('Half marathon', '2025-12', '2025-12'),
    ],
  });
  expect(placed.map(({ lane, isAtEnd }) => [lane, isAtEnd])).toEqual([
    [0, false],
    [1, false],
    [0, true],
  ]);
  expect(placed.every(({ left, right }) => left >= 0 && right <= 100)).toBe(true);
});

it('places a chapter in the lane of a chapter that ends in the month before', () => {
  const makeChapter = (from: string, to: string) => ({
    key: from,
    name: 'Flat',
    from,
    to,
    conversations: 3,
    categoryId: family,
  });
  const placed = placeChapters({
    series,
    chapters: [makeChapter('2023-01', '2023-06'), makeChapter('2023-07', '2023-12')],
  });
  expect(placed.map(({ lane }) => lane)).toEqual([0, 0]);
});

it('names the months of a short time, except those of a pause', () => {
  const year = series.slice(0, 12);
  expect(namedMonths(year)).toHaveLength(12);
  expect(namedMonths([...year.slice(0, 2), { ...year[2]!, skipped: 9 }, ...year.slice(3)]).map(({ at }) => at)).toEqual(
    [0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  );
  expect(namedMonths(series)).toEqual([]);
});
