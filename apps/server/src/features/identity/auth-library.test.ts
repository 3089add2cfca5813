import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const routes = [
  'POST /sign-in/email',
  'POST /sign-up/email',
  'POST /sign-out',
  'GET /get-session',
  'GET /list-sessions',
  'POST /request-password-reset',
  'POST /change-email',
  'POST /delete-user',
  'GET /ok',
];

test.each(routes)('the route %s of the auth library is not reachable from outside', async (route) => {
  const [method, path] = route.split(' ');
  const ann = await app.signUp(`Ann ${route}`);
  for (const base of ['/auth', '/api/auth']) {
    const body = method === 'POST' ? { email: ann.email, password: 'secret', name: 'Ann' } : undefined;
    const response = await app.request(`${method} ${base}${path}`, { as: ann, body });
    expect(response.status).toBe(404);
  }
});
