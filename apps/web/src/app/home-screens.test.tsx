import { screen } from '@testing-library/react';
import { listCategories } from '@app/contract/categories';
import { getCurrentUser } from '@app/contract/identity';
import { expect, test } from 'vitest';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';

test('the dashboard is the categories page', async () => {
  const app = renderApp('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Categories', level: 1 })).toBeVisible();
  expect(testServer().requests(listCategories)).toHaveLength(1);
  expect(app.address()).toBe('/dashboard');
});

test.each(['/', '/chat'])('the chat at %s shows a spinner while the user is loading', async (path) => {
  testServer().answer(getCurrentUser, () => new Promise<never>(() => undefined));
  renderApp(path);
  const status = await screen.findByRole('status');
  expect(status).toHaveTextContent('Loading...');
  expect(status.querySelector('svg')).toHaveClass('animate-spin');
});
