import { isAbout } from '@app/understanding/text/same-subject';
import { significantStems } from '@app/understanding/text/words';
import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { FindModelReview } from '#features/assistant/assistant.service.ts';
import type { PrivacyService } from '#features/assistant/privacy.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { type ValidWordings, type FurtherAdvice, parseWordings } from './model-wordings.ts';
import * as repository from './recommendations.repository.ts';
import { type RuleAdvice, wordingRequest } from './wording-request.ts';
import { atHour } from './dates.ts';
import { findUserWithAdviceToReword, listLatestMessages } from './wording-sources.repository.ts';
import { DAY_MS } from './person-snapshot.ts';

export interface AdviceReviewDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  privacy: PrivacyService;
}

/** How far back messages are read for further advice. */
const MESSAGE_DAYS = 60;
const MAX_MESSAGES = 24;
const MAX_MESSAGE_CHARACTERS = 300;
/** Advice from a model expires, because a model gives it once. The rules find their advice again in every round. */
const FURTHER_ADVICE_DAYS = 14;

/** Asks a model to reword the advice of the rules and to add to it; each recommendation is sent once. */
export function createAdviceReview(dependencies: AdviceReviewDependencies): FindModelReview {
  const { db, privacy } = dependencies;

  return async ({ now, recentlyFailed, reportRow }) => {
    const user = await findUserWithAdviceToReword(db, now, recentlyFailed);
    if (user === undefined) return undefined;
    const { userId, timeZone } = user;
    reportRow(userId);
    const toReword = (await repository.listOpen(db, userId)).filter(
      ({ key, wording }) => key !== null && wording === null,
    );
    const since = new Date(now.getTime() - MESSAGE_DAYS * DAY_MS);
    const recentMessages = await listLatestMessages(db, userId, {
      since,
      limit: MAX_MESSAGES,
      characters: MAX_MESSAGE_CHARACTERS,
    });
    const sourceIds = [
      ...toReword.flatMap(conversationIdsOf),
      ...recentMessages.map(({ conversationId }) => conversationId),
    ];
    const excluded = await privacy.findExcluded(db, userId, [...new Set(sourceIds)]);
    const advice = toReword.filter((row) => !conversationIdsOf(row).some((id) => excluded.has(id))).map(toRuleAdvice);
    const allowedMessages = recentMessages.filter(({ conversationId }) => !excluded.has(conversationId));
    if (advice.length === 0) {
      // Each recommendation has a source that no model may see, so all are marked as reworded without asking a model.
      await store(dependencies, user, toReword, { wordings: new Map(), furtherAdvice: [] });
      return undefined;
    }
    return {
      userId,
      purpose: 'recommendations',
      conversationIds: [...new Set(sourceIds)].filter((id) => !excluded.has(id)),
      messages: wordingRequest(advice, allowedMessages, { now, timeZone }),
      handleReply: (reply) => store(dependencies, user, toReword, parseWordings(reply ?? '', advice, allowedMessages)),
    };
  };
}

/**
 * Stores the wordings, except for recommendations that have changed since the request, and further advice up to the
 * limit of open recommendations.
 */
async function store(
  { db, clock, newId }: AdviceReviewDependencies,
  { userId, timeZone }: { userId: string; timeZone: string },
  requested: readonly repository.RecommendationRow[],
  { wordings, furtherAdvice }: ValidWordings,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    await repository.lockRound(tx, userId);
    for (const { id, title, description } of requested) {
      await repository.saveWording(tx, userId, { id, title, description }, wordings.get(id) ?? {});
    }
    const decided = await repository.listDecidedKeys(tx, userId);
    const open = await repository.listOpen(tx, userId);
    const maxAdded = Math.max(0, repository.MAX_OPEN - open.length);
    const openStems = open.map(({ title }) => new Set(significantStems(title)));
    const added = furtherAdvice
      .filter(({ title }) => !openStems.some((stems) => isAbout(new Set(significantStems(title)), stems)))
      .map((further) => toRow(further, { id: newId(), now, timeZone }))
      .filter(({ key }) => !decided.has(key) && !open.some((row) => row.key === key))
      .slice(0, maxAdded);
    await repository.insertRecommendations(tx, userId, added);
    if (wordings.size > 0 || added.length > 0) await bumpUserVersion(tx, userId);
  });
}

const conversationIdsOf = ({ sources }: repository.RecommendationRow): string[] =>
  sources.flatMap(({ kind, id }) => (kind === 'conversation' ? [id] : []));

function toRuleAdvice({ id, title, description, why, sources }: repository.RecommendationRow): RuleAdvice {
  return { id, title, description, why, quotes: sources.flatMap(({ quote }) => quote ?? []) };
}

function toRow(
  { message, quote, title, description, priority, action }: FurtherAdvice,
  { id, now, timeZone }: { id: string; now: Date; timeZone: string },
) {
  const { conversationId, messageId, categoryId, at } = message;
  const actions = {
    goal: { kind: 'goal', title, categoryId },
    reminder: {
      kind: 'reminder',
      title,
      remindAt: atHour({ now, timeZone }, { daysAhead: 1, hour: 9 }),
      recurrence: null,
    },
    event: { kind: 'event', title, start: atHour({ now, timeZone }, { daysAhead: 1, hour: 18 }), minutes: 60 },
  } as const;
  return {
    id,
    rule: 'model' as const,
    key: `model:${[...new Set(significantStems(quote))].toSorted().join(' ')}`,
    title,
    description,
    why: 'The connected model found this in what you said.',
    priority,
    actionType: 'planning' as const,
    categoryId,
    sources: [{ kind: 'conversation' as const, id: conversationId, messageId, quote, at: at.toISOString() }],
    action: actions[action],
    wording: {},
    until: new Date(now.getTime() + FURTHER_ADVICE_DAYS * DAY_MS),
    createdAt: now,
  };
}
