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
  /** Whether the hour of `at` is assumed. */
  isTimeAssumed?: boolean;
  /** The id of the pending suggestion whose content is replaced by this proposal. */
  replaces?: string;
}

export interface ProposalDependencies {
  clock: Clock;
  newId: NewId;
  findSuggestions: FindSuggestions;
}

/** A message of a conversation, with the plans that a model proposed for it. */
export interface ProposalSource {
  conversationId: string;
  messageId: string;
  text: string;
  timeZone: string;
  modelProposals?: ModelProposal[];
}

type FoundSuggestion = ReturnType<FindSuggestions>[number] & Pick<ModelProposal, 'replaces'>;

export function createProposals({ clock, newId, findSuggestions }: ProposalDependencies) {
  return {
    /**
     * Stores the plans found in a text and those a model proposed, except those that this conversation has already. A
     * plan at an hour that was proposed for the same message before, with a similar title, counts as the same.
     */
    propose: async ({ tx, userId }: OwnerScope, source: ProposalSource): Promise<Suggestion[]> => {
      const { conversationId, messageId, text, timeZone, modelProposals = [] } = source;
      const found = mergeProposals(findSuggestions({ text, reference: clock.now(), timeZone }), modelProposals);
      const earlier = await repository.listTimed(tx, userId, { conversationId, messageId });
      const changed: repository.SuggestionRow[] = [];
      const added: repository.NewSuggestionRow[] = [];
      for (const suggestion of found) {
        const { type, title, description, schedulingDetails = null, replaces } = suggestion;
        const key = contentKey({ ...suggestion, datetime: schedulingDetails?.datetime });
        const content = { conversationId, messageId, type, title, schedulingDetails, contentKey: key };
        const updated = replaces && (await repository.changePending(tx, userId, replaces, content));
        if (updated) changed.push(updated);
        else if (!earlier.some((row) => isSamePlan(row, suggestion)))
          added.push({ ...content, id: newId(), description, createdAt: clock.now() });
      }
      return [...changed, ...(await repository.insertNew(tx, userId, added))].map(toSuggestion);
    },
  };
}

/** Merges both lists. A model's proposal replaces a found plan of the same type and time. */
function mergeProposals(found: readonly FoundSuggestion[], proposals: readonly ModelProposal[]): FoundSuggestion[] {
  const isReplaced = ({ type, schedulingDetails }: FoundSuggestion): boolean =>
    proposals.some(
      (proposal) => proposal.type === type && proposal.at?.toISOString() === toIso(schedulingDetails?.datetime),
    );
  return [
    ...found.filter((suggestion) => !isReplaced(suggestion)),
    ...proposals.map(({ type, title, at, minutes, isAllDay, isTimeAssumed = false, replaces }) => ({
      ...(replaces !== undefined && { replaces }),
      type,
      title,
      description: '',
      ...(at && {
        schedulingDetails: { datetime: at.toISOString(), duration: minutes, recurring: null, isAllDay, isTimeAssumed },
      }),
    })),
  ].filter(hasAcceptedTime);
}

/** Whether both have the same type and hour, and a word in common: 'Swim' and 'Go swimming'. */
function isSamePlan(
  one: Pick<repository.SuggestionRow, 'type' | 'title' | 'schedulingDetails'>,
  other: FoundSuggestion,
): boolean {
  const time = toIso(one.schedulingDetails?.datetime);
  if (one.schedulingDetails?.isAllDay === true) return false;
  return (
    time !== undefined &&
    one.type === other.type &&
    time === toIso(other.schedulingDetails?.datetime) &&
    haveCommonWord(one.title, other.title)
  );
}

const COMMON_LETTERS = 4;

/** Whether both have words with the same beginning. */
function haveCommonWord(one: string, other: string): boolean {
  const beginningsOf = (title: string): string[] =>
    title
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word.length >= COMMON_LETTERS)
      .map((word) => word.slice(0, COMMON_LETTERS));
  const known = new Set(beginningsOf(one));
  return beginningsOf(other).some((beginning) => known.has(beginning));
}

function toIso(datetime: string | undefined): string | undefined {
  return datetime === undefined ? undefined : new Date(datetime).toISOString();
}
