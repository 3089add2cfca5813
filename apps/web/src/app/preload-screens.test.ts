import { expect, test } from 'vitest';
import { readRoutes } from '../../preload-screens.ts';

const files = import.meta.glob<string>('./app-routes.tsx', { eager: true, query: '?raw', import: 'default' });
const source = files['./app-routes.tsx'] ?? '';

test('the build finds every path of the app with its module, and whether it needs a session', () => {
  const routes = readRoutes(source);
  const findRoutes = (routePath: string) => routes.filter(({ path }) => path === routePath);
  expect(findRoutes('/chat')).toEqual([{ path: '/chat', module: 'src/app/routes/chat.tsx', needsSession: true }]);
  expect(findRoutes('/learning/:deckId')).toEqual([
    { path: '/learning/:deckId', module: 'src/app/routes/deck.tsx', needsSession: true },
  ]);
  expect(findRoutes('/login')).toEqual([{ path: '/login', module: 'src/app/routes/login.tsx', needsSession: false }]);
  const imported = new Set(source.match(/routes\/[\w-]+\.tsx/g));
  expect(new Set(routes.map(({ module }) => module)).size).toBe(imported.size);
});

test('a screen without a path stops the build', () => {
  expect(() => readRoutes("const publicRoutes = [];\nimport('./routes/new.tsx')")).toThrow(
    'No path leads to routes/new.tsx.',
  );
});
