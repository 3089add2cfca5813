import type { Category } from '@app/contract/categories';
import type { SubcategoryProposal } from '@app/contract/sorting';
import type { SubcategoryDetail } from '@app/contract/subcategories';
import { inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { yieldToRequests } from '#platform/yield-to-requests.ts';
import type { MeaningService } from './meaning.service.ts';
import { assignmentOf, type Assignments, type AssignmentsDependencies, type UndoListener } from './assignments.ts';
import { proposalNotFound } from './sorting.errors.ts';
import * as repository from './subcategory-proposals.repository.ts';
import { listWithoutSubcategory } from './topic-conversations.repository.ts';

/**
 * A conversation from which subcategories are proposed: its title, its first questions, and its vector if it has been
 * embedded already.
 */
export interface TopicConversation {
  id: string;
  title: string;
  openers: readonly string[];
  vector?: Float32Array | undefined;
}

/** How the local engine groups a category's conversations; see packages/understanding. */
export type ProposeSubcategories = (
  conversations: readonly TopicConversation[],
  options: { excludedNames: readonly string[] },
) => { name: string; type: 'company' | 'topic'; memberIds: string[] }[];

export interface SubcategoryProposalsDependencies extends AssignmentsDependencies {
  proposeSubcategories: ProposeSubcategories;
  meaning: Pick<MeaningService, 'openings'>;
}

const MAX_CONVERSATIONS = 600;
const MAX_EXAMPLES = 3;

/**
 * Subcategories that fit a category's conversations. A subcategory is added only when the user accepts its proposal.
 */
export function createSubcategoryProposals(dependencies: SubcategoryProposalsDependencies, assignments: Assignments) {
  return { ...createProposalFinder(dependencies), ...createProposalDecisions(dependencies, assignments) };
}

function createProposalFinder(dependencies: SubcategoryProposalsDependencies) {
  const { db, categories } = dependencies;

  async function list(userId: string): Promise<SubcategoryProposal[]> {
    const categoryIds = new Set((await categories.list(userId)).map(({ id }) => id));
    const pending = (await repository.listPending(db, userId)).filter(({ categoryId }) => categoryIds.has(categoryId));
    const exampleIds = pending.flatMap(({ conversationIds }) => conversationIds.slice(0, MAX_EXAMPLES));
    const titles = await repository.findTitles(db, userId, exampleIds);
    return pending.map((row) => toProposal(row, titles));
  }

  return {
    list,

    /** Replaces the pending proposals of every category by current ones. */
    findAll: async (userId: string, signal?: AbortSignal): Promise<void> => {
      for (const category of await categories.list(userId)) {
        signal?.throwIfAborted();
        await findProposals(dependencies, userId, category);
      }
    },

    /** Replaces the pending proposals of one category by current ones. Throws categories.not_found. */
    find: async (userId: string, categoryId: string): Promise<SubcategoryProposal[]> => {
      await findProposals(dependencies, userId, await categories.get(userId, categoryId));
      return (await list(userId)).filter((proposal) => proposal.categoryId === categoryId);
    },
  };
}

async function findProposals(
  { db, clock, newId, proposeSubcategories, meaning }: SubcategoryProposalsDependencies,
  userId: string,
  category: Category,
): Promise<void> {
  const ids = await listWithoutSubcategory(db, userId, category.id, MAX_CONVERSATIONS);
  const [conversations, declined] = await Promise.all([
    meaning.openings(userId, ids),
    repository.listDeclinedNames(db, userId, category.id),
  ]);
  await yieldToRequests();
  const excludedNames = [category.name, ...category.subcategories.map(({ name }) => name), ...declined];
  const found = proposeSubcategories(conversations, { excludedNames }).map(({ name, type, memberIds }) => ({
    id: newId(),
    categoryId: category.id,
    name,
    type,
    conversationIds: memberIds,
    createdAt: clock.now(),
  }));
  await inTransaction(db, async (tx) => {
    await repository.replacePending(tx, userId, category.id, found);
    await bumpUserVersion(tx, userId);
  });
}

function createProposalDecisions({ db, categories }: SubcategoryProposalsDependencies, assignments: Assignments) {
  /** If the subcategory that the undone act added is empty now, deletes it and proposes it again. */
  const onUndo: UndoListener = async (scope, kind, moves) => {
    if (kind !== 'subcategory') return;
    const { tx, userId } = scope;
    for (const id of new Set(moves.map(({ after }) => after.subcategoryId))) {
      const removed = id === null ? undefined : await categories.removeSubcategoryIfEmpty(scope, id);
      if (removed === undefined) continue;
      const conversationIds = moves
        .filter(({ after }) => after.subcategoryId === id)
        .map((move) => move.conversationId);
      await repository.proposeAgain(tx, userId, { categoryId: removed.categoryId, conversationIds });
      await bumpUserVersion(tx, userId);
    }
  };

  return {
    onUndo,

    /**
     * Adds the subcategory and assigns it to the conversations that are still in the category, without a subcategory.
     */
    accept: async (userId: string, id: string): Promise<{ subcategory: SubcategoryDetail; actId: string | null }> => {
      const { subcategoryId, actId } = await inTransaction(db, async (tx) => {
        const scope = { tx, userId };
        const proposal = await repository.lockProposal(tx, userId, id);
        if (proposal === undefined || proposal.state !== 'pending' || proposal.type === 'category') {
          throw proposalNotFound();
        }
        const { categoryId, name, type, conversationIds } = proposal;
        const added = await categories.findOrAddSubcategory(scope, categoryId, { name, type });
        await repository.decideProposal(tx, userId, id, 'accepted');
        const act = await assignments.assign(scope, 'subcategory', conversationIds, (row) =>
          row.categoryId === categoryId && row.subcategoryId === null
            ? { ...assignmentOf(row), subcategoryId: added }
            : undefined,
        );
        await bumpUserVersion(tx, userId);
        return { subcategoryId: added, actId: act.actId };
      });
      return { subcategory: await categories.getSubcategory(userId, subcategoryId), actId };
    },

    /** A declined subcategory is not proposed again. */
    decline: (userId: string, id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const proposal = await repository.lockProposal(tx, userId, id);
        if (proposal === undefined || proposal.state === 'accepted' || proposal.type === 'category') {
          throw proposalNotFound();
        }
        await repository.decideProposal(tx, userId, id, 'declined');
        await bumpUserVersion(tx, userId);
      }),
  };
}

function toProposal(row: repository.SubcategoryProposalRow, titles: ReadonlyMap<string, string>): SubcategoryProposal {
  const examples = row.conversationIds.slice(0, MAX_EXAMPLES).flatMap((conversationId) => {
    const title = titles.get(conversationId);
    return title === undefined ? [] : [{ conversationId, title }];
  });
  const { id, categoryId, name, type } = row;
  return { id, categoryId, name, type, conversationCount: row.conversationIds.length, examples };
}
