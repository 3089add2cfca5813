import type { ApprovedSuggestion, PendingSuggestion } from '@app/contract/suggestions';
import { createBulkDecisions, createDecisions, type DecisionDependencies } from './decisions.ts';
import { createImportProposals, type ImportProposalsDependencies } from './import-proposals.ts';
import { createProgramProposals } from './program-proposals.ts';
import { createProposals, type ProposalDependencies } from './proposals.ts';
import { toApprovedSuggestion, toPendingSuggestion } from './suggestions.mapper.ts';
import * as repository from './suggestions.repository.ts';

export { type FindSuggestions, hasAcceptedTime } from './find-suggestions.ts';
export type { ModelProposal } from './proposals.ts';

export type SuggestionsDependencies = DecisionDependencies & ProposalDependencies & ImportProposalsDependencies;

const MAX_APPROVED = 200;

export type SuggestionsService = ReturnType<typeof createSuggestionsService>;

export function createSuggestionsService(dependencies: SuggestionsDependencies) {
  const { clock, db } = dependencies;
  return {
    ...createProposals(dependencies),
    ...createDecisions(dependencies),
    ...createBulkDecisions(dependencies),
    proposeFromProgram: createProgramProposals(dependencies),
    proposeFromImport: createImportProposals(dependencies),

    listPending: async (userId: string, filter: repository.PendingFilter): Promise<PendingSuggestion[]> =>
      (await repository.listPending(db, userId, filter)).map(toPendingSuggestion),

    listApproved: async (userId: string, conversationId: string): Promise<ApprovedSuggestion[]> =>
      (await repository.listApproved(db, userId, { conversationId, limit: MAX_APPROVED })).map(toApprovedSuggestion),

    /** Marks pending suggestions as judged: a model left them in the inbox, and no model is asked about them again. */
    markJudged: (userId: string, ids: readonly string[]): Promise<void> =>
      repository.markJudged(db, userId, ids, clock.now()),

    countPending: (userId: string): Promise<number> => repository.countPending(db, userId),
  };
}
