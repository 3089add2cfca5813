import type { Suggestion } from '@app/contract/suggestions';
import type { OwnerScope } from '#db/owner-scope.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { contentKey } from './content-key.ts';
import { type FindSuggestions, hasAcceptedTime } from './find-suggestions.ts';
import { toSuggestion } from './suggestions.mapper.ts';
import * as repository from './suggestions.repository.ts';

/** A plan that a model proposed in a reply. */
export interface ModelProposal {
  type: 'schedule' | 'reminder' | 'task';
  title: string;
  /** Absent for a plan without a day. */
  at?: Date;
  minutes: number;
  isAllDay: boolean;
}

export interface ProposalDependencies {
  clock: Clock;
  newId: NewId;
  findSuggestions: FindSuggestions;
}

/** A message of a conversation, with what a model proposed in its reply. */
export interface ProposalSource {
  conversationId: string;
  messageId: string;
  text: string;
  timeZone: string;
  modelProposals?: ModelProposal[];
}

type FoundSuggestion = ReturnType<FindSuggestions>[number];

export function createProposals({ clock, newId, findSuggestions }: ProposalDependencies) {
  return {
    /** Stores the plans found in a text and those a model proposed, except those that this conversation has already. */
    propose: async ({ tx, userId }: OwnerScope, source: ProposalSource): Promise<Suggestion[]> => {
      const { conversationId, messageId, text, timeZone, modelProposals = [] } = source;
      const found = mergeProposals(findSuggestions({ text, reference: clock.now(), timeZone }), modelProposals);
      const stored = await repository.insertNew(
        tx,
        userId,
        found.map((suggestion) => ({
          id: newId(),
          conversationId,
          messageId,
          type: suggestion.type,
          title: suggestion.title,
          description: suggestion.description,
          schedulingDetails: suggestion.schedulingDetails ?? null,
          contentKey: contentKey({ ...suggestion, datetime: suggestion.schedulingDetails?.datetime }),
          createdAt: clock.now(),
        })),
      );
      return stored.map(toSuggestion);
    },
  };
}

/** Merges both lists. A model's proposal replaces a found plan of the same type and time. */
function mergeProposals(found: readonly FoundSuggestion[], proposals: readonly ModelProposal[]): FoundSuggestion[] {
  const isReplaced = ({ type, schedulingDetails }: FoundSuggestion): boolean =>
    proposals.some(
      (proposal) => proposal.type === type && proposal.at?.toISOString() === isoOf(schedulingDetails?.datetime),
    );
  return [
    ...found.filter((suggestion) => !isReplaced(suggestion)),
    ...proposals.map(({ type, title, at, minutes, isAllDay }) => ({
      type,
      title,
      description: '',
      ...(at && { schedulingDetails: { datetime: at.toISOString(), duration: minutes, recurring: null, isAllDay } }),
    })),
  ].filter(hasAcceptedTime);
}

function isoOf(datetime: string | undefined): string | undefined {
  return datetime === undefined ? undefined : new Date(datetime).toISOString();
}
