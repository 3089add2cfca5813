import { readFile } from 'node:fs/promises';

const routesFile = new URL('../../apps/web/src/app/app-routes.tsx', import.meta.url);

/** The routes of the app that no path in this list matches. */
export async function findUnmatchedRoutes(paths: readonly string[]): Promise<string[]> {
  const source = await readFile(routesFile, 'utf8');
  const routes = new Set([...source.matchAll(/'(\/[\w:/-]*)'/g)].map(([, route]) => route ?? ''));
  const names = paths.map((path) => new URL(path, 'http://app').pathname);
  return [...routes].filter((route) => {
    const pattern = new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`);
    return !names.some((name) => pattern.test(name));
  });
}
