import { twoOrdersIn } from '@app/understanding/questions/two-orders';
import { instantOf, wallTimeAt } from '@app/understanding/time/zone';
import type { FindSuggestions, ModelProposal } from '#features/suggestions/suggestions.service.ts';
import { proposalOf } from './proposal-of.ts';
import type { Answer, AskedMessage } from './question.ts';

const HOUR_MS = 3_600_000;
const MORNING = { hour: 9, minute: 0 };

/** Proposes both plans of a message with two orders: 'dentist on Tuesday at 9 and remind me to bring the letter'. */
export function createTwoOrders({ findSuggestions }: { findSuggestions: FindSuggestions }) {
  return ({ text, now, timeZone, isTemporary, replies: texts }: AskedMessage): Answer | undefined => {
    const orders = isTemporary === true ? undefined : twoOrdersIn(text);
    if (orders === undefined) return undefined;
    const parts = orders.map((order) => findSuggestions({ text: order, reference: now, timeZone }));
    if (parts.some(([one, ...others]) => one === undefined || one.type === 'recommendation' || others.length > 0))
      return undefined;
    const found = parts.flat();
    if (found.some(({ schedulingDetails }) => typeof schedulingDetails?.recurring === 'string')) return undefined;
    const [first, second] = found.map(proposalOf);
    if (first?.at === undefined || second === undefined) return undefined;
    const proposals = [first, withTimeOf(first.at, first, second, timeZone)];
    if (proposals.some(({ at }) => at !== undefined && at <= now)) return undefined;
    return { text: texts.proposedBoth, proposals, hasNoPlans: true };
  };
}

/** A reminder without a time belongs to the plan before it: an hour earlier, or in the morning of its day. */
function withTimeOf(start: Date, first: ModelProposal, second: ModelProposal, timeZone: string): ModelProposal {
  if (second.type !== 'reminder' || second.at !== undefined) return second;
  const isTimed = first.type !== 'task' && !first.isAllDay;
  const at = isTimed
    ? new Date(start.getTime() - HOUR_MS)
    : instantOf({ ...wallTimeAt(start, timeZone), ...MORNING }, timeZone);
  return { ...second, at };
}
