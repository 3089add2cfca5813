import { type ArchiveMap as ArchiveMapData, getArchiveMap } from '@app/contract/archive-map';
import { type Category, listCategories } from '@app/contract/categories';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import { ViewerContext } from '#lib/viewer.ts';
import { ErrorResponse } from '#test/fake-server.ts';
import { testServer } from '#test/test-server.ts';
import { ArchiveMap } from './archive-map.tsx';

const idOf = (at: number) => `0b6f1c9a-4a55-4a53-9d1f-${String(at).padStart(12, '0')}`;
const [work, family] = [idOf(901), idOf(902)];
const viewer = {
  id: idOf(900),
  firstName: 'Ada',
  lastName: 'Moss',
  email: '',
  photoUrl: null,
  timeZone: 'UTC',
  isPremium: false,
};

/** Twenty conversations in a row from left to right; the last five are about the family. */
const row: ArchiveMapData = {
  conversations: 20,
  isComputing: false,
  ids: Array.from({ length: 20 }, (_, at) => idOf(at)),
  titles: Array.from({ length: 20 }, (_, at) => (at === 3 ? '' : `Conversation ${at}`)),
  startedAt: Array.from({ length: 20 }, () => Date.parse('2026-11-20T12:00:00Z') / 1_000),
  x: Array.from({ length: 20 }, (_, at) => at * 500),
  y: Array.from({ length: 20 }, () => 5_000),
  category: Array.from({ length: 20 }, (_, at) => (at < 15 ? 0 : 1)),
  categoryIds: [work, family],
  regions: [{ name: 'Bedtime', x: 8_500, y: 5_000, radius: 1_000, conversations: 5 }],
};

function Address() {
  return <p>{useLocation().pathname}</p>;
}

const category: Omit<Category, 'id' | 'name'> = {
  description: '',
  emoji: '💼',
  color: '#5b7fd4',
  conversationCount: 3,
  isProtected: false,
  subcategories: [],
};

function openPage(map: ArchiveMapData | ErrorResponse) {
  testServer().answer(getArchiveMap, map);
  testServer().answer(listCategories, [
    { ...category, id: work, name: 'Work' },
    { ...category, id: family, name: 'Family' },
  ]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ViewerContext value={viewer}>
        <MemoryRouter>
          <ArchiveMap />
          <Address />
        </MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

test('the arrow keys go from point to point, each point is read out, and Enter opens it', async () => {
  const user = openPage(row);
  const map = await screen.findByRole('application', { name: 'Map of 20 conversations by meaning' });
  expect(within(map).getByRole('img', { name: 'Map of 20 conversations by meaning' })).toBeInTheDocument();
  map.focus();
  await user.keyboard('{ArrowRight}');
  const announced = within(map).getByRole('status');
  const start = Number(/Conversation (\d+), Work, Nov 20, 2026/.exec(announced.textContent)?.[1]);
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(announced).toHaveTextContent(`Conversation ${start + 1}, Work, Nov 20, 2026`);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(screen.getByText(`/conversation-chat/${idOf(start + 1)}`)).toBeInTheDocument();
});

test('once a category is chosen, the arrow keys go through its points only', async () => {
  const user = openPage(row);
  await user.click(await screen.findByRole('button', { name: 'Family 5' }));
  expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'false');
  const map = screen.getByRole('application');
  map.focus();
  await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(within(map).getByRole('status')).toHaveTextContent('Conversation 15, Family');
});

test('the table has every conversation with its category, its part of the map and its date', async () => {
  const user = openPage(row);
  await user.click(await screen.findByRole('button', { name: 'Show as table' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(21);
  expect(rows[0]).toHaveTextContent('ConversationCategoryPart of the mapDate');
  expect(rows[4]).toHaveTextContent('Untitled conversationWorkNov 20, 2026');
  expect(rows[19]).toHaveTextContent('Conversation 18FamilyBedtimeNov 20, 2026');
  expect(screen.getByRole('link', { name: 'Conversation 18' })).toHaveAttribute(
    'href',
    `/conversation-chat/${idOf(18)}`,
  );
});

const nothing = { ids: [], titles: [], startedAt: [], x: [], y: [], category: [], categoryIds: [], regions: [] };

test('says that the map is being drawn while no conversation has a place', async () => {
  openPage({ ...row, ...nothing, isComputing: true });
  expect(await screen.findByText('Your map is being drawn.')).toBeInTheDocument();
});

test('says how many new conversations have no place yet', async () => {
  openPage({ ...row, conversations: 23, isComputing: true });
  expect(await screen.findByText('3 new conversations are being placed.')).toBeInTheDocument();
});

test('shows nothing for fewer than twenty conversations', async () => {
  openPage({ ...row, ...nothing, conversations: 19 });
  await expect.poll(() => screen.queryByRole('region')).toBeNull();
});

test('can be loaded again after a failure', async () => {
  const user = openPage(new ErrorResponse('internal'));
  expect(await screen.findByText('The map couldn’t be loaded.')).toBeInTheDocument();
  testServer().answer(getArchiveMap, row);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('application')).toBeInTheDocument();
});
