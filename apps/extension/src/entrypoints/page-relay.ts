import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { offerLink, type PageEvent } from '#page/page-link.ts';
import { isLoadRequest } from '#page/page-messages.ts';
import { PageRelay } from '#page/page-relay.ts';
import { siteOf } from '#sites/sites.table.ts';

const LOOK_EVERY_MS = 700;

/** The content script: it shares the page's document, but not its variables. */
export default defineUnlistedScript(() => {
  const site = siteOf(new URL(location.href));
  if (site === undefined) return;
  const link = offerLink<readonly string[], PageEvent>(crypto.randomUUID());
  const relay = new PageRelay({
    site,
    pageAddress: () => location.href,
    now: () => Date.now(),
    // Rejects when the extension was updated while the page was open: until the page is reloaded nothing listens.
    send: (message) => void browser.runtime.sendMessage(message).catch(() => clearInterval(looking)),
  });
  const looking = setInterval(() => relay.look(), LOOK_EVERY_MS);
  link.receive((event) => relay.take(event));
  browser.runtime.onMessage.addListener((message: unknown) => {
    if (isLoadRequest(message)) link.send(message.paths);
  });
});
