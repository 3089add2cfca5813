import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { offerLink, type PageEvent } from '#page/page-link.ts';
import { isLoadRequest, type PageMessage } from '#page/page-messages.ts';
import { PageRelay } from '#page/page-relay.ts';
import { createSender } from '#page/send-in-turn.ts';
import { siteOf } from '#sites/sites.table.ts';

const CHECK_EVERY_MS = 700;

/** The content script: it shares the page's document, but not its variables. */
export default defineUnlistedScript(() => {
  const site = siteOf(new URL(location.href));
  if (site === undefined) return;
  const link = offerLink<readonly string[], PageEvent>(crypto.randomUUID());
  const isGone = () => browser.runtime?.id === undefined;
  const sendInTurn = createSender<PageMessage>({
    send: async (message) => (await browser.runtime.sendMessage(message)) === true,
    isGone,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  const send = async (message: PageMessage): Promise<void> => {
    await sendInTurn(message);
    if (isGone()) clearInterval(checking);
  };
  const relay = new PageRelay({
    site,
    pageAddress: () => location.href,
    now: () => Date.now(),
    send: (message) => void send(message),
  });
  const checking = setInterval(() => relay.checkPage(), CHECK_EVERY_MS);
  link.receive((event) => relay.handle(event));
  browser.runtime.onMessage.addListener((message: unknown) => {
    if (isLoadRequest(message)) link.send(message.paths);
  });
});
