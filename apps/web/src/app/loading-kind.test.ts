import { expect, it } from 'vitest';
import { loadingKindOf } from './loading-kind.ts';

const files = import.meta.glob<string>('../../paint-frame.js', { eager: true, query: '?raw', import: 'default' });
const script = files['../../paint-frame.js'] ?? '';

/** What the script of the page shows before the app has loaded. */
function paintedKind(location: { pathname: string; search: string }): string | undefined {
  const document = { documentElement: { dataset: {} as Record<string, string> } };
  // oxlint-disable-next-line typescript/no-implied-eval -- The build puts these names in front of the script.
  new Function('hasSession', 'PUBLIC_PATHS', 'location', 'document', script)(() => true, '/login', location, document);
  return document.documentElement.dataset['framed'];
}

it('shows the same before and after the app has loaded', () => {
  const kinds = [
    ['/', 'chat'],
    ['/chat', 'chat'],
    ['/chat?conversation=7', 'screen'],
    ['/inbox', 'list'],
    ['/inbox/', 'list'],
    ['/schedule?view=week', 'calendar'],
    ['/goals', 'screen'],
  ] as const;
  for (const [address, kind] of kinds) {
    const { pathname, search } = new URL(address, 'http://app');
    expect([address, loadingKindOf({ pathname, search })]).toEqual([address, kind]);
    expect([address, paintedKind({ pathname, search })]).toEqual([address, kind]);
  }
  expect(paintedKind({ pathname: '/login', search: '' })).toBeUndefined();
});
