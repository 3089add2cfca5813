import { describe, expect, it } from 'vitest';
import { siteOf } from '#sites/sites.table.ts';
import { chatgptPage, recordedPage } from '#test/site-answers.ts';
import type { PageMessage } from './page-messages.ts';
import { PageRelay } from './page-relay.ts';

function newRelay(start: string) {
  const around = { address: start, now: 0 };
  const sent: PageMessage[] = [];
  const site = siteOf(new URL(start));
  if (site === undefined) throw new Error('no site');
  const relay = new PageRelay({
    site,
    pageAddress: () => around.address,
    now: () => around.now,
    send: (message) => void sent.push(message),
  });
  const listLoaded = () => sent.filter((message) => message.type === 'loaded');
  return { relay, around, sent, loaded: listLoaded };
}

const toPageEvents = ({ address, loads }: ReturnType<typeof chatgptPage>) =>
  loads.map(({ method, path, body }) => ({ method, url: new URL(path, address).href, status: 200, body }));

describe('the script beside the page', () => {
  it('passes on the open conversation, and no list', () => {
    const page = chatgptPage();
    const { relay, loaded } = newRelay(page.address);
    for (const event of toPageEvents(page)) relay.take(event);
    expect(loaded()).toMatchObject([
      { page: page.address, url: `https://chatgpt.com/backend-api/conversation/${page.id}` },
    ]);
  });

  it('holds one that is loaded before it is shown, and forgets one that never is', () => {
    const page = chatgptPage();
    const { relay, around, loaded } = newRelay('https://chatgpt.com/');
    for (const event of toPageEvents(page)) relay.take(event);
    relay.look();
    expect(loaded()).toEqual([]);
    around.address = page.address;
    relay.look();
    expect(loaded()).toMatchObject([{ page: page.address }]);

    const never = newRelay('https://chatgpt.com/');
    for (const event of toPageEvents(page)) never.relay.take(event);
    never.around.now = 61_000;
    never.relay.look();
    never.around.address = page.address;
    never.relay.look();
    expect(never.loaded()).toEqual([]);
  });

  it.each(['gemini', 'copilot'] as const)('of %s adds the title from the list of chats', (site) => {
    const page = recordedPage(site);
    const { relay, loaded } = newRelay(page.address);
    for (const event of toPageEvents(page)) relay.take(event);
    expect(loaded()).toMatchObject([{ title: page.title }]);
  });

  it('reports once that the page shows something else', () => {
    const { relay, around, sent } = newRelay('https://claude.ai/new');
    relay.look();
    relay.look();
    around.address = recordedPage('claude').address;
    relay.look();
    expect(sent).toEqual([
      { type: 'shown', page: 'https://claude.ai/new' },
      { type: 'shown', page: around.address },
    ]);
  });
});
