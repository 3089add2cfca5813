import { setImmediate } from 'node:timers/promises';
import type { Category } from '@app/contract/categories';
import type { SubcategoryProposal } from '@app/contract/sorting';
import type { SubcategoryDetail } from '@app/contract/subcategories';
import { inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { MeaningService } from './meaning.service.ts';
import { type Afterwards, type Placements, type PlacementsDependencies, placementOf } from './placements.ts';
import { proposalNotFound } from './sorting.errors.ts';
import * as rows from './subcategory-proposals.repository.ts';
import { listUnsorted } from './topic-documents.repository.ts';

/** What is known of a conversation: its title, its first questions and, once it was read, its vector. */
export interface TopicDocument {
  id: string;
  title: string;
  openers: readonly string[];
  vector?: Float32Array | undefined;
}

/** What the local engine makes of a category's conversations; see packages/understanding. */
export type ProposeSubcategories = (
  documents: readonly TopicDocument[],
  options: { taken: readonly string[] },
) => { name: string; type: 'company' | 'topic'; memberIds: string[] }[];

export interface SubcategoryProposalsDependencies extends PlacementsDependencies {
  proposeSubcategories: ProposeSubcategories;
  meaning: Pick<MeaningService, 'openings'>;
}

const DOCUMENTS = 600;
const EXAMPLES = 3;

/** Subcategories that a category's conversations suggest: one click makes one of them, nothing happens unasked. */
export function createSubcategoryProposals(
  { db, clock, newId, categories, proposeSubcategories, meaning }: SubcategoryProposalsDependencies,
  placements: Placements,
) {
  async function findFor(userId: string, category: Category): Promise<void> {
    const ids = await listUnsorted(db, userId, category.id, DOCUMENTS);
    const [documents, declined] = await Promise.all([
      meaning.openings(userId, ids),
      rows.listDeclinedNames(db, userId, category.id),
    ]);
    const taken = [category.name, ...category.subcategories.map(({ name }) => name), ...declined];
    const found = proposeSubcategories(documents, { taken }).map(({ name, type, memberIds }) => ({
      id: newId(),
      categoryId: category.id,
      name,
      type,
      conversationIds: memberIds,
      createdAt: clock.now(),
    }));
    await inTransaction(db, async (tx) => {
      await rows.replacePending(tx, userId, category.id, found);
      await bumpUserVersion(tx, userId);
    });
  }

  async function list(userId: string): Promise<SubcategoryProposal[]> {
    const known = new Set((await categories.list(userId)).map(({ id }) => id));
    const pending = (await rows.listPending(db, userId)).filter(({ categoryId }) => known.has(categoryId));
    const titles = await rows.mapTitles(
      db,
      userId,
      pending.flatMap(({ conversationIds }) => conversationIds.slice(0, EXAMPLES)),
    );
    return pending.map((row) => toProposal(row, titles));
  }

  /** The subcategory an undone act had made goes, unless something else was filed in it, and is proposed again. */
  const takeBack: Afterwards = async (scope, kind, moves) => {
    if (kind !== 'subcategory') return;
    const { tx, userId } = scope;
    for (const id of new Set(moves.map(({ after }) => after.subcategoryId))) {
      const removed = id === null ? undefined : await categories.removeIfEmpty(scope, id);
      if (removed === undefined) continue;
      const filedIds = moves.filter(({ after }) => after.subcategoryId === id).map((move) => move.conversationId);
      await rows.proposeAgain(tx, userId, { categoryId: removed.categoryId, filedIds });
      await bumpUserVersion(tx, userId);
    }
  };

  return {
    list,
    takeBack,

    /** Looks at every category again. */
    findAll: async (userId: string, signal?: AbortSignal): Promise<void> => {
      for (const category of await categories.list(userId)) {
        signal?.throwIfAborted();
        await findFor(userId, category);
        // Requests that wait get their turn between two categories.
        await setImmediate();
      }
    },

    /** Looks at one category again. Throws categories.not_found. */
    find: async (userId: string, categoryId: string): Promise<SubcategoryProposal[]> => {
      await findFor(userId, await categories.get(userId, categoryId));
      return (await list(userId)).filter((proposal) => proposal.categoryId === categoryId);
    },

    /** Makes the subcategory and files in it what is still in the category and in no other subcategory. */
    accept: async (userId: string, id: string): Promise<{ subcategory: SubcategoryDetail; actId: string | null }> => {
      const { subcategoryId, actId } = await inTransaction(db, async (tx) => {
        const scope = { tx, userId };
        const proposal = await rows.lockProposal(tx, userId, id);
        if (proposal === undefined || proposal.state !== 'pending') throw proposalNotFound();
        const { categoryId, name, type, conversationIds } = proposal;
        const made = await categories.findOrAddSubcategory(scope, categoryId, { name, type });
        await rows.decideProposal(tx, userId, id, 'accepted');
        const act = await placements.place(scope, 'subcategory', conversationIds, (row) =>
          row.categoryId === categoryId && row.subcategoryId === null
            ? { ...placementOf(row), subcategoryId: made }
            : undefined,
        );
        await bumpUserVersion(tx, userId);
        return { subcategoryId: made, actId: act.actId };
      });
      return { subcategory: await categories.getSubcategory(userId, subcategoryId), actId };
    },

    /** It is not proposed again. */
    decline: (userId: string, id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const proposal = await rows.lockProposal(tx, userId, id);
        if (proposal === undefined || proposal.state === 'accepted') throw proposalNotFound();
        await rows.decideProposal(tx, userId, id, 'declined');
        await bumpUserVersion(tx, userId);
      }),
  };
}

function toProposal(row: rows.ProposalRow, titles: ReadonlyMap<string, string>): SubcategoryProposal {
  const examples = row.conversationIds.slice(0, EXAMPLES).flatMap((conversationId) => {
    const title = titles.get(conversationId);
    return title === undefined ? [] : [{ conversationId, title }];
  });
  const { id, categoryId, name, type } = row;
  return { id, categoryId, name, type, conversationCount: row.conversationIds.length, examples };
}
