import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { Loader } from '#page/load-again.ts';
import { type PageEvent, takeLink } from '#page/page-link.ts';
import { watchRequests } from '#page/watch-requests.ts';
import { matchRequest } from '#sites/site.ts';
import { siteOf } from '#sites/sites.table.ts';

/** The largest number of responses that are kept until the content script is ready. */
const MAX_WAITING = 20;

/** Runs in the page's own JavaScript context, before its scripts. */
export default defineUnlistedScript(() => {
  const site = siteOf(new URL(location.href));
  if (site === undefined) return;
  const waiting: PageEvent[] = [];
  let send = (event: PageEvent): void => {
    if (waiting.length < MAX_WAITING) waiting.push(event);
  };
  const ownFetch = watchRequests(globalThis, {
    match: (method, url) => matchRequest(site, method, url)?.kind ?? null,
    send: (event) => send(event),
    onHeaders: (headers) => loader.rememberHeaders(headers),
  });
  const loader = new Loader(site, ownFetch);
  takeLink<PageEvent, readonly string[]>((link) => {
    send = link.send;
    for (const event of waiting) link.send(event);
    const loadAll = async (paths: readonly string[]) => {
      for (const path of paths) {
        const loaded = await loader.load(path).catch(() => null);
        if (loaded !== null) link.send({ ...loaded, method: 'GET' });
      }
    };
    link.receive((paths) => void loadAll(paths));
  });
});
