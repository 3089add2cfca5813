import { describe, expect, it } from 'vitest';
import { siteOf } from '#sites/sites.table.ts';
import { chatgptPage, recordedPage } from '#test/site-responses.ts';
import type { PageMessage } from './page-messages.ts';
import { PageRelay } from './page-relay.ts';

function newRelay(start: string) {
  const tab = { address: start, now: 0 };
  const sent: PageMessage[] = [];
  const site = siteOf(new URL(start));
  if (site === undefined) throw new Error('no site');
  const relay = new PageRelay({
    site,
    pageAddress: () => tab.address,
    now: () => tab.now,
    send: (message) => void sent.push(message),
  });
  const listLoaded = () => sent.filter((message) => message.type === 'loaded');
  return { relay, tab, sent, loaded: listLoaded };
}

const toPageEvents = ({ address, loads }: ReturnType<typeof chatgptPage>) =>
  loads.map(({ method, path, body }) => ({ method, url: new URL(path, address).href, status: 200, body }));

describe('the content script', () => {
  it('passes on the open conversation, and no list', () => {
    const page = chatgptPage();
    const { relay, loaded } = newRelay(page.address);
    for (const event of toPageEvents(page)) relay.handle(event);
    expect(loaded()).toMatchObject([
      { page: page.address, url: `https://chatgpt.com/backend-api/conversation/${page.id}` },
    ]);
  });

  it('keeps a conversation that is loaded before it is shown, and forgets one that is never shown', () => {
    const page = chatgptPage();
    const { relay, tab, loaded } = newRelay('https://chatgpt.com/');
    for (const event of toPageEvents(page)) relay.handle(event);
    relay.checkPage();
    expect(loaded()).toEqual([]);
    tab.address = page.address;
    relay.checkPage();
    expect(loaded()).toMatchObject([{ page: page.address }]);

    const never = newRelay('https://chatgpt.com/');
    for (const event of toPageEvents(page)) never.relay.handle(event);
    never.tab.now = 61_000;
    never.relay.checkPage();
    never.tab.address = page.address;
    never.relay.checkPage();
    expect(never.loaded()).toEqual([]);
  });

  it.each(['gemini', 'copilot'] as const)('adds the title from the list of chats of %s', (site) => {
    const page = recordedPage(site);
    const { relay, loaded } = newRelay(page.address);
    for (const event of toPageEvents(page)) relay.handle(event);
    expect(loaded()).toMatchObject([{ title: page.title }]);
  });

  it('reports once that the page shows something else', () => {
    const { relay, tab, sent } = newRelay('https://claude.ai/new');
    relay.checkPage();
    relay.checkPage();
    tab.address = recordedPage('claude').address;
    relay.checkPage();
    expect(sent).toEqual([
      { type: 'shown', page: 'https://claude.ai/new' },
      { type: 'shown', page: tab.address },
    ]);
  });
});
