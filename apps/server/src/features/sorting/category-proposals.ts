import type { Category } from '@app/contract/categories';
import type { CategoryProposal } from '@app/contract/category-proposals';
import { inTransaction } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { yieldToRequests } from '#platform/yield-to-requests.ts';
import type { MeaningService } from './meaning.service.ts';
import { assignmentOf, type Assignments, type AssignmentsDependencies, type UndoListener } from './assignments.ts';
import * as repository from './category-proposals.repository.ts';
import { listAssignedByEngine } from './topic-conversations.repository.ts';
import { proposalNotFound } from './sorting.errors.ts';
import { decideProposal, findTitles, lockProposal, proposeAgain } from './subcategory-proposals.repository.ts';

export interface CategoryProposalsDependencies extends AssignmentsDependencies {
  meaning: Pick<MeaningService, 'openings' | 'engineFor'>;
}

/** A subject with fewer conversations gets no category of its own. */
const MIN_CONVERSATIONS = 5;
/** Only the latest conversations of Other are read, because they show what occupies the person now. */
const MAX_CONVERSATIONS = 400;
const MAX_EXAMPLES = 3;

/** Offers a ready-made category when at least five conversations of Other are about its subject. */
export function createCategoryProposals(dependencies: CategoryProposalsDependencies, assignments: Assignments) {
  const { db, categories } = dependencies;
  return {
    ...createDecisions(dependencies, assignments),

    list: async (userId: string): Promise<CategoryProposal[]> => {
      const [rows, missing] = await Promise.all([
        repository.listCategoryProposals(db, userId),
        categories.missingReadyMade(db, userId),
      ]);
      const pending = rows.filter(({ state }) => state === 'pending');
      const exampleIds = pending.flatMap(({ conversationIds }) => conversationIds.slice(0, MAX_EXAMPLES));
      const titles = await findTitles(db, userId, exampleIds);
      return pending.flatMap(({ id, name, conversationIds }) => {
        const category = missing.find((readyMade) => readyMade.name === name);
        if (category === undefined) return [];
        const { description, emoji, color } = category;
        const examples = conversationIds.slice(0, MAX_EXAMPLES).flatMap((conversationId) => {
          const title = titles.get(conversationId);
          return title === undefined ? [] : [{ conversationId, title }];
        });
        return [{ id, name, description, emoji, color, conversationCount: conversationIds.length, examples }];
      });
    },

    /** Replaces the pending proposals by current ones; declined categories are left out. */
    find: (userId: string, signal?: AbortSignal): Promise<void> => findProposals(dependencies, userId, signal),
  };
}

async function findProposals(
  dependencies: CategoryProposalsDependencies,
  userId: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db, clock, newId, categories } = dependencies;
  const [missing, before] = await Promise.all([
    categories.missingReadyMade(db, userId),
    repository.listCategoryProposals(db, userId),
  ]);
  const declined = new Set(before.flatMap(({ state, name }) => (state === 'declined' ? [name] : [])));
  const open = missing.filter(({ name }) => !declined.has(name));
  const otherId = (await inTransaction(db, (tx) => categories.idsBySlug({ tx, userId }))).get('other');
  if (open.length === 0 || otherId === undefined) return;
  const members = await groupBySubject(dependencies, userId, { otherId, slugs: open.map(({ slug }) => slug), signal });
  const found = open.flatMap(({ slug, name }) => {
    const conversationIds = members.get(slug) ?? [];
    if (conversationIds.length < MIN_CONVERSATIONS) return [];
    return [
      { id: newId(), categoryId: otherId, name, type: 'category' as const, conversationIds, createdAt: clock.now() },
    ];
  });
  const pending = before.filter(({ state }) => state === 'pending');
  // The common case: nothing has changed, so the person's pages need not load again.
  if (fingerprintOf(pending) === fingerprintOf(found)) return;
  await inTransaction(db, async (tx) => {
    await repository.replacePendingCategories(tx, userId, found);
    await bumpUserVersion(tx, userId);
  });
}

/** The same text for the same categories with the same conversations, whatever their order. */
function fingerprintOf(proposals: readonly { name: string; conversationIds: readonly string[] }[]): string {
  return proposals
    .map(({ name, conversationIds }) => [name, ...conversationIds.toSorted()].join(' '))
    .toSorted()
    .join('\n');
}

/** The conversations of Other that an engine with these subjects would assign to one of them, by slug. */
async function groupBySubject(
  { db, meaning }: CategoryProposalsDependencies,
  userId: string,
  { otherId, slugs, signal }: { otherId: string; slugs: readonly string[]; signal: AbortSignal | undefined },
): Promise<ReadonlyMap<string, string[]>> {
  const ids = await listAssignedByEngine(db, userId, otherId, MAX_CONVERSATIONS);
  const members = new Map<string, string[]>(slugs.map((slug) => [slug, []]));
  if (ids.length < MIN_CONVERSATIONS) return members;
  const engine = await meaning.engineFor(userId, slugs);
  for (const opening of await meaning.openings(userId, ids)) {
    signal?.throwIfAborted();
    await yieldToRequests();
    const { categoryId, needsReview } = engine.categorise(opening);
    if (!needsReview) members.get(categoryId)?.push(opening.id);
  }
  return members;
}

function createDecisions({ db, categories, conversations }: CategoryProposalsDependencies, assignments: Assignments) {
  /** Locks a proposal of a ready-made category in one of these states. Throws sorting.proposal_not_found. */
  async function lockInState({ tx, userId }: OwnerScope, id: string, states: readonly string[]) {
    const proposal = await lockProposal(tx, userId, id);
    if (proposal?.type !== 'category' || !states.includes(proposal.state)) throw proposalNotFound();
    return proposal;
  }

  /** Deletes the category that the undone act added, unless it has other conversations, and offers it again. */
  const onUndo: UndoListener = async (scope, kind, moves) => {
    if (kind !== 'category') return;
    for (const id of new Set(moves.map(({ after }) => after.categoryId))) {
      if (!(await conversations.deleteEmptyCategory(scope, id))) continue;
      const movesToCategory = moves.filter(({ after }) => after.categoryId === id);
      const categoryId = movesToCategory[0]?.before.categoryId ?? '';
      const conversationIds = movesToCategory.map((move) => move.conversationId);
      await proposeAgain(scope.tx, scope.userId, { categoryId, conversationIds });
    }
  };

  return {
    onUndo,

    /**
     * Adds the category and moves the conversations of the proposal to it, except those that were moved or filed by the
     * user meanwhile. Throws sorting.proposal_not_found and categories.name_taken.
     */
    accept: async (userId: string, id: string): Promise<{ category: Category; actId: string | null }> => {
      const { categoryId, actId } = await inTransaction(db, async (tx) => {
        const scope = { tx, userId };
        const proposal = await lockInState(scope, id, ['pending']);
        const readyMade = (await categories.missingReadyMade(tx, userId)).find(({ name }) => name === proposal.name);
        if (readyMade === undefined) throw proposalNotFound();
        const added = await categories.addReadyMade(scope, readyMade);
        await decideProposal(tx, userId, id, 'accepted');
        const act = await assignments.assign(scope, 'category', proposal.conversationIds, (row) =>
          row.categoryId === proposal.categoryId && row.placedBy === 'engine'
            ? { ...assignmentOf(row), categoryId: added, subcategoryId: null, needsReview: false, guesses: [] }
            : undefined,
        );
        await bumpUserVersion(tx, userId);
        return { categoryId: added, actId: act.actId };
      });
      return { category: await categories.get(userId, categoryId), actId };
    },

    /** A declined category is not offered again. */
    decline: (userId: string, id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        await lockInState({ tx, userId }, id, ['pending', 'declined']);
        await decideProposal(tx, userId, id, 'declined');
        await bumpUserVersion(tx, userId);
      }),
  };
}
