import type { PendingSuggestion } from '@app/contract/suggestions';
import { type CardType, type ProposedCard, readCardChange } from '@app/understanding/questions/card-change';
import type { ModelProposal, SuggestionsService } from '#features/suggestions/suggestions.service.ts';
import { localDay } from '#platform/local-day.ts';
import type { Answer, AskedMessage } from './question.ts';
import { ALL_REPLIES } from './replies/all-replies.ts';
import { hasHour } from './time-of-plan.ts';

export interface CardChangeDependencies {
  suggestions: Pick<SuggestionsService, 'listPending' | 'decline'>;
}

/** Replies that have a card below them. */
const CARD_ANNOUNCEMENTS: ReadonlySet<string> = new Set(
  ALL_REPLIES.flatMap(({ proposal, askForTime }) => [...Object.values(proposal), askForTime]),
);
/** The beginnings of replies that change or confirm a card. */
const CHANGE_BEGINNINGS = ALL_REPLIES.flatMap(({ cardChanged, cardKept }) => [cardChanged, cardKept]);
const MAX_PENDING = 50;

const hasCard = ({ path }: Pick<AskedMessage, 'path'>): boolean => {
  const last = path.at(-1);
  if (last?.role !== 'assistant') return false;
  return CARD_ANNOUNCEMENTS.has(last.content) || CHANGE_BEGINNINGS.some((start) => last.content.startsWith(start));
};

function toCard({ type, title, schedulingDetails }: PendingSuggestion): ProposedCard | undefined {
  if (type === 'recommendation' || schedulingDetails?.recurring != null) return undefined;
  const duration = schedulingDetails?.duration ?? 0;
  const at = schedulingDetails === undefined ? undefined : new Date(schedulingDetails.datetime);
  const { isAllDay = false, isTimeAssumed = false } = schedulingDetails ?? {};
  return { type, title, at, duration, isAllDay, isTimeAssumed };
}

/** In minutes: the length of a card after a change of its type. Only events have a length. */
const DEFAULT_MINUTES: Record<CardType, number> = { schedule: 60, reminder: 0, task: 0 };

function describe(
  { type, title, at, duration, isAllDay, isTimeAssumed }: ProposedCard,
  { now, timeZone, replies: texts }: AskedMessage,
): string {
  if (at === undefined) return `**${title}**`;
  const day = texts.formatCalendarDay(localDay(at, timeZone), now);
  const when = type === 'task' || !hasHour({ isAllDay, isTimeAssumed }) ? day : texts.formatDateTime(at, timeZone);
  return `**${title}**, ${when}${type === 'schedule' && !isAllDay ? ` (${texts.minutesLong(duration)})` : ''}`;
}

/** The card that the previous reply proposed, if it is the only one and was not decided yet. */
export async function pendingCard(
  { suggestions }: CardChangeDependencies,
  asked: AskedMessage,
): Promise<{ id: string; card: ProposedCard } | undefined> {
  const { userId, conversationId } = asked;
  if (conversationId === null || asked.isTemporary === true || !hasCard(asked)) return undefined;
  const source = asked.path.at(-2)?.id;
  const listed = await suggestions.listPending(userId, { conversationId, limit: MAX_PENDING });
  const [pending, ...others] = listed.filter(({ messageId }) => messageId === source);
  const card = pending === undefined ? undefined : toCard(pending);
  // With several cards it is unclear which one is meant.
  return pending === undefined || card === undefined || others.length > 0 ? undefined : { id: pending.id, card };
}

/**
 * Changes, confirms or drops the card that the previous reply proposed; undefined if the message is about something
 * else.
 */
export function createCardChanges(dependencies: CardChangeDependencies) {
  return async (asked: AskedMessage): Promise<Answer | undefined> => {
    const { userId, text, now, timeZone, replies: texts } = asked;
    const pending = await pendingCard(dependencies, asked);
    if (pending === undefined) return undefined;
    const { id, card } = pending;
    const change = readCardChange(text, card, { reference: now, timeZone });
    if (change === undefined) return undefined;
    if (change === 'drop') {
      await dependencies.suggestions.decline(userId, id);
      return { text: texts.cardDropped(card.title), hasNoPlans: true };
    }
    const changed = { ...card, ...(change.type && { duration: DEFAULT_MINUTES[change.type] }), ...change };
    const proposal = { ...toProposal(changed), replaces: id };
    const start = Object.keys(change).length === 0 ? texts.cardKept : texts.cardChanged;
    return { text: `${start} ${describe(changed, asked)}.`, proposals: [proposal], hasNoPlans: true };
  };
}

const toProposal = ({ type, title, at, duration, isAllDay, isTimeAssumed = false }: ProposedCard): ModelProposal => ({
  type,
  title,
  ...(at && { at }),
  minutes: type === 'schedule' ? duration : 0,
  isAllDay,
  isTimeAssumed,
});
