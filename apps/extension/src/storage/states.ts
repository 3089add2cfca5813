import type { NotReadyReason } from '#reading/reading.ts';
import type { SiteKey } from '#sites/site.ts';
import type { Changes, Database } from './database.ts';

/**
 * What became of a conversation. `archived`: the archive has confirmed that it stored the conversation. `dropped`: the
 * queue was full, so the conversation was removed from it unsent.
 */
export type Outcome =
  | { status: 'queued' }
  | { status: 'archived'; conversationId: string }
  | { status: 'skipped' | 'format_changed'; reason: string }
  | { status: 'not_ready'; reason: NotReadyReason }
  | { status: 'temporary' | 'too_large' | 'dropped' }
  /** A new reply has ended, and the page has not loaded the conversation again. */
  | { status: 'grown' };

export type ConversationState = Outcome & {
  key: string;
  site: SiteKey;
  id: string;
  title?: string;
  /** Milliseconds. */
  at: number;
  /** The id of the conversation in the archive, as the latest response gave it; stays when the status changes. */
  archivedAs?: string;
};

const MAX_STATES = 500;

export const stateKey = (site: SiteKey, id: string): string => `${site}:${id}`;

export const readState = (database: Database, key: string) => database.get<ConversationState>('states', key);

/** The newest first. */
export const listStates = async (database: Database): Promise<ConversationState[]> =>
  (await database.list<ConversationState>('states')).toSorted((left, right) => right.at - left.at);

type NewState = Outcome & Pick<ConversationState, 'site' | 'id' | 'title' | 'at'>;

/** To be called within a change of the table `states`. */
export async function putState({ get, put }: Changes, state: NewState): Promise<void> {
  const key = stateKey(state.site, state.id);
  const before = await get<ConversationState>('states', key);
  const archivedAs = state.status === 'archived' ? state.conversationId : before?.archivedAs;
  const title = state.title ?? before?.title;
  put('states', key, {
    ...state,
    key,
    ...(archivedAs !== undefined && { archivedAs }),
    ...(title !== undefined && { title }),
  });
}

export const writeState = (database: Database, state: NewState): Promise<void> =>
  database.write(['states'], (changes) => putState(changes, state));

/** Keeps the newest states. */
export async function deleteOldStates(database: Database): Promise<void> {
  const old = (await listStates(database)).slice(MAX_STATES);
  if (old.length > 0)
    await database.write(['states'], ({ remove }) => {
      for (const { key } of old) remove('states', key);
    });
}
