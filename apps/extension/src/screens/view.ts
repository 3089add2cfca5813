import { readDeliveryState } from '#sending/delivery.ts';
import { conversationOf, type Site } from '#sites/site.ts';
import { siteOf } from '#sites/sites.table.ts';
import type { Database } from '#storage/database.ts';
import { listQueue } from '#storage/queue.ts';
import { type Connection, readConnection } from '#storage/settings.ts';
import { type ConversationState, stateKey, readState } from '#storage/states.ts';

/** The content of a tab's popup. */
export interface View {
  site: Site | undefined;
  isSiteOn: boolean;
  connection: Connection | undefined;
  /** Whether the page shows a conversation. */
  isConversation: boolean;
  state: ConversationState | undefined;
  /** How many conversations wait to be sent. */
  waiting: number;
  /** Why the last attempt to send failed. */
  problem: string | null;
}

export async function readView(
  database: Database,
  address: string | undefined,
  isSiteEnabled: (site: Site) => Promise<boolean>,
): Promise<View> {
  const page = address === undefined ? null : URL.parse(address);
  const site = page === null ? undefined : siteOf(page);
  const id = page === null || site === undefined ? null : conversationOf(site, page);
  return {
    site,
    isSiteOn: site !== undefined && (await isSiteEnabled(site)),
    connection: await readConnection(database),
    isConversation: id !== null,
    state: site === undefined || id === null ? undefined : await readState(database, stateKey(site.key, id)),
    waiting: (await listQueue(database)).length,
    problem: (await readDeliveryState(database)).problem,
  };
}
