import { browser } from 'wxt/browser';
import { originsOf, type Site } from '#sites/site.ts';
import { sites } from '#sites/sites.table.ts';

/** The two scripts of a site, which run before the scripts of its pages, in the top frame only. */
const scriptsOf = (site: Site) => {
  const common = {
    matches: originsOf(site),
    runAt: 'document_start' as const,
    allFrames: false,
    persistAcrossSessions: true,
  };
  return [
    { ...common, id: `${site.key}-relay`, js: ['page-relay.js'], world: 'ISOLATED' as const },
    { ...common, id: `${site.key}-hook`, js: ['page-hook.js'], world: 'MAIN' as const },
  ];
};

/** Whether the person has switched on this site. */
export const isSiteEnabled = (site: Site): Promise<boolean> =>
  browser.permissions.contains({ origins: originsOf(site) });

let registering = Promise.resolve();

/** Registers the scripts of the sites that are switched on, and no others. Calls run one after the other. */
export function registerScripts(): Promise<void> {
  registering = registering.catch(() => undefined).then(register);
  return registering;
}

async function register(): Promise<void> {
  const registered = new Set((await browser.scripting.getRegisteredContentScripts()).map(({ id }) => id));
  const enabledScripts = new Map<string, ReturnType<typeof scriptsOf>[number]>();
  for (const site of sites)
    if (await isSiteEnabled(site)) for (const script of scriptsOf(site)) enabledScripts.set(script.id, script);
  const superfluous = [...registered].filter((id) => !enabledScripts.has(id));
  const missing = [...enabledScripts.values()].filter(({ id }) => !registered.has(id));
  if (superfluous.length > 0) await browser.scripting.unregisterContentScripts({ ids: superfluous });
  if (missing.length > 0) await browser.scripting.registerContentScripts(missing);
}
