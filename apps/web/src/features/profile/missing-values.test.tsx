import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import type { Achievement } from '@app/contract/stats';
import { getUserStats, listAchievements } from '@app/contract/stats';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createQueryClient, endpointKey } from '#lib/query-client.ts';
import { ViewerContext } from '#lib/viewer.ts';
import { ada } from '#test/people.ts';
import { testServer } from '#test/test-server.ts';
import { AchievementCard } from './achievement-card.tsx';
import { ProfilePage } from './profile-page.tsx';

const viewer = { ...ada, photoUrl: null, isPremium: false };

test('a profile with missing numbers shows zeroes, a total of six achievements and an unknown start date', () => {
  const neverResolve = () => new Promise<never>(() => undefined);
  testServer().answer(getUserStats, neverResolve);
  testServer().answer(listAchievements, neverResolve);
  const client = createQueryClient();
  client.setQueryData(endpointKey(getUserStats), {});
  client.setQueryData(endpointKey(listAchievements), []);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ViewerContext value={viewer}>
          <ProfilePage planCard={null} isPlanCardPending={false} />
        </ViewerContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const getCard = (title: string) => within(screen.getByRole('heading', { name: title }).parentElement as HTMLElement);
  for (const text of ['0 days', '0 / 6', '0']) expect(getCard('Quick Stats').getByText(text)).toBeVisible();
  expect(getCard('Analytics & Activity').getByText('Unknown')).toBeVisible();
});

test('an achievement with an unknown icon shows the star', () => {
  const achievement: Achievement = {
    id: 'new',
    name: 'New',
    description: 'Made by a later version',
    icon: 'Rocket' as Achievement['icon'],
    completed: false,
    completedAt: null,
    progress: 10,
  };
  const { container } = render(
    <ViewerContext value={viewer}>
      <AchievementCard achievement={achievement} />
    </ViewerContext>,
  );
  expect(container.querySelector('.lucide-star')).toBeVisible();
});
