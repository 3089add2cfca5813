import type { SavedSearch, SaveSearchBody, SearchHistory } from '@app/contract/saved-searches';
import { limits } from '@app/contract/primitives';
import { type Database, inTransaction } from '#db/database.ts';
import { lockForUser } from '#db/user-lock.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import * as rows from './saved-searches.repository.ts';
import { savedSearchNotFound, tooManySavedSearches } from './search.errors.ts';

export type SearchHistoryService = ReturnType<typeof createSearchHistory>;

const MAX_RECENT = 20;
const MAX_SAVED = 100;

/** A user's recent and saved searches. */
export function createSearchHistory({ db, clock, newId }: { db: Database; clock: Clock; newId: NewId }) {
  const toSaved = ({ id, name, q, createdAt }: rows.SavedSearchRow): SavedSearch => ({
    id,
    name,
    q,
    createdAt: createdAt.toISOString(),
  });

  return {
    get: async (userId: string): Promise<SearchHistory> => {
      const [recent, saved] = await Promise.all([rows.listRecent(db, userId), rows.listSaved(db, userId)]);
      return {
        recent: recent.map(({ q, searchedAt }) => ({ q, searchedAt: searchedAt.toISOString() })),
        saved: saved.map(toSaved),
      };
    },

    remember: (userId: string, q: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        await rows.saveRecent(tx, userId, q, clock.now(), MAX_RECENT);
        await bumpUserVersion(tx, userId);
      }),

    forget: (userId: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        await rows.deleteRecent(tx, userId);
        await bumpUserVersion(tx, userId);
      }),

    /** A search that is saved again without a new name keeps its name. Throws search.too_many_saved. */
    save: (userId: string, { q, name: newName }: SaveSearchBody): Promise<SavedSearch> =>
      inTransaction(db, async (tx) => {
        await lockForUser(tx, userId, 'saved searches');
        const all = await rows.listSaved(tx, userId);
        const known = all.find((row) => row.q === q);
        if (known === undefined && all.length >= MAX_SAVED) throw tooManySavedSearches();
        const name = newName ?? known?.name ?? shorten(q);
        const row = known ?? { id: newId(), name, q, createdAt: clock.now() };
        if (known === undefined) await rows.insertSaved(tx, userId, row);
        else await rows.renameSaved(tx, userId, known.id, name);
        await bumpUserVersion(tx, userId);
        return toSaved({ ...row, name });
      }),

    /** Throws search.saved_not_found. */
    remove: (userId: string, id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        if (!(await rows.deleteSaved(tx, userId, id))) throw savedSearchNotFound();
        await bumpUserVersion(tx, userId);
      }),
  };
}

/** Shortens a text to a name. A pair of surrogates that was cut in two becomes U+FFFD, which is removed. */
function shorten(q: string): string {
  return q.length <= limits.nameLength
    ? q
    : `${q
        .slice(0, limits.nameLength - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`;
}
