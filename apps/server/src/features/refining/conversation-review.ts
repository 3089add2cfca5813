import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { type FindModelReview, DATA_NOTICE } from '#features/assistant/assistant.service.ts';
import type { PrivacyService } from '#features/assistant/privacy.service.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import { activePath, type ConversationsService } from '#features/conversations/conversations.service.ts';
import type { SortingService } from '#features/sorting/sorting.service.ts';
import type { SuggestionsService } from '#features/suggestions/suggestions.service.ts';
import type { Clock } from '#platform/clock.ts';
import { type Refined, parseRefined } from './refined-reply.ts';
import * as repository from './refining.repository.ts';
import type { ModelMessage } from '#integrations/llm/llm.ts';

export interface ConversationReviewDependencies {
  db: Database;
  clock: Clock;
  categories: CategoriesService;
  conversations: ConversationsService;
  privacy: Pick<PrivacyService, 'redactQuotes'>;
  sorting: SortingService;
  suggestions: SuggestionsService;
}

/** Reviews the title, the unsure category and the plans of a conversation. */
export function createConversationReview(dependencies: ConversationReviewDependencies): FindModelReview {
  const { db, clock, categories, conversations, privacy, sorting, suggestions } = dependencies;

  async function apply(
    { userId, id, timeZone }: repository.Candidate,
    refined: Refined,
    categoryIds: ReadonlyMap<string, string>,
  ) {
    await inTransaction(db, async (tx) => {
      const scope = { tx, userId };
      const row = await conversations.lockConversation(tx, userId, id);
      // The conversation was deleted in the meantime.
      if (row === undefined || row.deletedAt !== null) return;
      if (refined.title !== undefined) await conversations.retitle(scope, row, refined.title);
      const categoryId = refined.category === undefined ? undefined : categoryIds.get(refined.category);
      if (categoryId !== undefined) await sorting.resolveReview(scope, id, categoryId);
      const messageId = activePath(await conversations.listMessages(tx, userId, id), row.activeLeafId).findLast(
        ({ role }) => role === 'user',
      )?.id;
      if (messageId !== undefined && refined.plans.length > 0) {
        const modelProposals = refined.plans.map(toEventProposal);
        // No text, so that only the model's plans are proposed.
        await suggestions.propose(scope, { conversationId: id, messageId, text: '', timeZone, modelProposals });
      }
      await bumpUserVersion(tx, userId);
    });
  }

  return async ({ now, quietSince, recentlyFailed, reportRow }) => {
    const candidate = await repository.findCandidate(db, quietSince, recentlyFailed);
    if (candidate === undefined) return undefined;
    const { userId, id, timeZone } = candidate;
    reportRow(id);
    const row = await conversations.find(db, userId, id);
    if (row === undefined) return undefined;
    const categoryIds = new Map((await categories.list(userId)).map((category) => [category.name, category.id]));
    const path = activePath(await conversations.listMessages(db, userId, id), row.activeLeafId);
    const turns = await privacy.redactQuotes(userId, path);
    return {
      userId,
      purpose: 'category',
      conversationIds: [id],
      messages: refiningRequest(turns, [...categoryIds.keys()], { now, timeZone }),
      handleReply: async (reply) => {
        const refined = reply === undefined ? undefined : parseRefined(reply, [...categoryIds.keys()], clock.now());
        if (refined !== undefined) await apply(candidate, refined, categoryIds);
        await inTransaction(db, (tx) => conversations.updateRow(tx, userId, id, { refinedAt: clock.now() }));
      },
    };
  };
}

function toEventProposal({ title, start, minutes }: Refined['plans'][number]) {
  return { type: 'schedule' as const, title, at: start, minutes, isAllDay: false };
}

interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

/** The start of a conversation says most about its topic. */
const MAX_TURNS = 8;
const MAX_CHARACTERS = 6_000;

/** Asks for one JSON object about a conversation. The reply still has to be validated. */
function refiningRequest(
  turns: readonly Turn[],
  categories: readonly string[],
  { now, timeZone }: { now: Date; timeZone: string },
): ModelMessage[] {
  const transcript = turns
    .slice(0, MAX_TURNS)
    .map(({ role, content }) => `${role === 'user' ? 'User' : 'Assistant'}: ${content}`)
    .join('\n\n')
    .slice(0, MAX_CHARACTERS)
    .toWellFormed();
  const instructions = [
    'You file conversations. Answer with one JSON object and nothing else:',
    '{"title": "at most eight words, in the language of the conversation", "category": "one of the categories",',
    '"plans": [{"title": "…", "start": "2026-03-01T09:00:00+01:00", "minutes": 60}]}',
    `Categories: ${JSON.stringify(categories)}.`,
    'Plans are appointments of the user that lie ahead and have a day and a time; usually there are none.',
    `It is ${now.toISOString()}; the user's time zone is ${timeZone}.`,
    DATA_NOTICE,
  ].join('\n');
  return [
    { role: 'system', content: instructions },
    { role: 'user', content: transcript },
  ];
}
