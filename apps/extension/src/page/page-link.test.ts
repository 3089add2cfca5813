import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(['page first', 'relay first'])('connects both scripts, %s, and nobody else', async (order) => {
  const { offerLink, takeLink } = await import('./page-link.ts');
  const received: string[] = [];
  const asked: string[] = [];
  let send: (value: string) => void = () => undefined;
  const startPage = () =>
    takeLink<string, string>((link) => {
      send = link.send;
      link.receive((value) => void asked.push(value));
    });
  let ask: (value: string) => void = () => undefined;
  const startRelay = () => {
    const link = offerLink<string, string>('nonce-1');
    link.receive((value) => void received.push(value));
    ask = link.send;
  };
  for (const start of order === 'page first' ? [startPage, startRelay] : [startRelay, startPage]) start();
  send('loaded');
  ask('load again');
  expect([received, asked]).toEqual([['loaded'], ['load again']]);

  // A script of the page that knows how the link is established runs too late to get the nonce.
  const heard: unknown[] = [];
  document.addEventListener('archive-extension:nonce', (event) => heard.push((event as CustomEvent).detail));
  document.dispatchEvent(new CustomEvent('archive-extension:greeting'));
  document.dispatchEvent(new CustomEvent('guess:from-page', { detail: '"forged"' }));
  document.dispatchEvent(new CustomEvent('nonce-1:from-page', { detail: { not: 'text' } }));
  expect(heard).toEqual([]);
  expect(received).toEqual(['loaded']);
});
