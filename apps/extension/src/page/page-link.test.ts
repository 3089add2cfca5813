import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(['page first', 'relay first'])('connects the two scripts and no others, %s', async (order) => {
  const { offerLink, takeLink } = await import('./page-link.ts');
  const received: string[] = [];
  const requested: string[] = [];
  let send: (value: string) => void = () => undefined;
  const startPage = () =>
    takeLink<string, string>((link) => {
      send = link.send;
      link.receive((value) => void requested.push(value));
    });
  let request: (value: string) => void = () => undefined;
  const startRelay = () => {
    const link = offerLink<string, string>('nonce-1');
    link.receive((value) => void received.push(value));
    request = link.send;
  };
  for (const start of order === 'page first' ? [startPage, startRelay] : [startRelay, startPage]) start();
  send('loaded');
  request('load again');
  expect([received, requested]).toEqual([['loaded'], ['load again']]);

  // A script of the page that knows how the link is established runs too late to get the nonce.
  const overheard: unknown[] = [];
  document.addEventListener('archive-extension:nonce', (event) => overheard.push((event as CustomEvent).detail));
  document.dispatchEvent(new CustomEvent('archive-extension:greeting'));
  document.dispatchEvent(new CustomEvent('guess:from-page', { detail: '"forged"' }));
  document.dispatchEvent(new CustomEvent('nonce-1:from-page', { detail: { not: 'text' } }));
  expect(overheard).toEqual([]);
  expect(received).toEqual(['loaded']);
});
