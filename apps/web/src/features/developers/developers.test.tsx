import { getOpenApi } from '@app/contract/system';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { type Description, toShownDescription } from './shown-description.ts';

const description: Description & Record<string, unknown> = {
  openapi: '3.1.0',
  servers: [{ url: 'https://elsewhere.test' }],
  components: { schemas: { Task: {} }, securitySchemes: { cookie: {} } },
  paths: {
    '/api/tasks': {
      get: { summary: 'Tasks.', security: [{ cookie: [] }, { accessToken: ['plan:read'] }] },
      post: { summary: 'Creates a task.', security: [{ cookie: [] }] },
    },
    '/api/auth/login': { post: { summary: 'Signs in.', security: [] } },
  },
};

it('shows the calls that accept a token, each with its scope, and sends them to this server', () => {
  expect(toShownDescription(description, { isForTokensOnly: true })).toEqual({
    openapi: '3.1.0',
    servers: [{ url: location.origin }],
    components: { schemas: { Task: {} } },
    paths: { '/api/tasks': { get: { summary: 'Tasks.', description: 'Needs the scope `plan:read`.' } } },
  });
});

it('shows all calls on request, and says which are closed to tokens', () => {
  const { paths } = toShownDescription(description, { isForTokensOnly: false });
  expect(Object.keys(paths)).toEqual(['/api/tasks', '/api/auth/login']);
  expect(paths['/api/tasks']?.['post']?.['description']).toBe('Closed to access tokens.');
});

it('is a page for visitors, which can load the description again', async () => {
  testServer().answer(getOpenApi, new ErrorResponse('server.database_unavailable'));
  const { user } = renderApp('/developers', { as: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'API' })).toBeVisible();
  expect(screen.getByLabelText('Access token', { selector: 'input[type=password]' })).toBeVisible();
  testServer().answer(getOpenApi, description);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Calls of the API' })).toBeInTheDocument();
});

it('is linked from the access tokens', async () => {
  renderApp('/settings/tokens');
  const link = await screen.findByRole('link', { name: 'The calls that programs can make' });
  expect(link).toHaveAttribute('href', '/developers');
});
