import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { updateProfile } from '@app/contract/identity';
import { offeredTimeZone } from '#lib/browser-storage.ts';
import { browserTimeZone } from '#lib/dates.ts';
import { ada } from '#test/people.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { findToast } from '#test/toasts.ts';

const abroad = { ...ada, timeZone: 'America/New_York' };

test('if the browser and the account differ in time zone, a toast offers once to change the account’s', async () => {
  testServer().answer(updateProfile, ({ body }) => ({ ...abroad, timeZone: body.timeZone ?? '' }));
  const app = renderApp('/settings', { as: abroad });
  const toast = await findToast('You seem to be in the Berlin time zone', 'Times are shown in the New York time zone.');
  await app.user.click(within(toast).getByRole('button', { name: 'Change it' }));
  await expect.poll(() => testServer().requests(updateProfile).length).toBe(1);
  expect(testServer().requests(updateProfile)[0]?.body).toEqual({
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    timeZone: browserTimeZone(),
  });
  expect(offeredTimeZone.read()).toBe('Europe/Berlin');
});

test('a zone that was offered before, or is already the account’s, is not offered', async () => {
  offeredTimeZone.write('Europe/Berlin');
  const app = renderApp('/settings', { as: abroad });
  await screen.findByRole('button', { name: 'Sign out' });
  app.unmount();
  offeredTimeZone.remove();
  renderApp('/settings');
  await screen.findByRole('button', { name: 'Sign out' });
  expect(screen.queryByText(/time zone/)).not.toBeInTheDocument();
});
