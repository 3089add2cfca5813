import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { DATA_NOTICE, type FindModelReview, parseModelObject } from '#features/assistant/assistant.service.ts';
import type { SuggestionsService } from '#features/suggestions/suggestions.service.ts';
import type { ModelMessage } from '#integrations/llm/llm.ts';
import { findUserWithSuggestions, listUnjudged, type LocalSuggestion } from './local-suggestions.repository.ts';

/** How many suggestions one request asks about. */
const BATCH_SIZE = 12;
const MAX_SENTENCE_CHARACTERS = 400;

export interface SuggestionReviewDependencies {
  db: Database;
  suggestions: Pick<SuggestionsService, 'decideAll' | 'markJudged'>;
}

/**
 * Asks a model to judge the suggestions of the local engine, in batches. A suggestion that is not a plan of the person is
 * declined. Each suggestion is sent once and marked as judged; if the reply cannot be used, it stays pending.
 */
export function createSuggestionReview({ db, suggestions }: SuggestionReviewDependencies): FindModelReview {
  return async ({ now, quietSince, recentlyFailed, reportRow }) => {
    const user = await findUserWithSuggestions(db, quietSince, recentlyFailed);
    if (user === undefined) return undefined;
    const { userId, timeZone } = user;
    reportRow(userId);
    const unjudged = await listUnjudged(db, userId, { quietSince, limit: BATCH_SIZE });
    return {
      userId,
      purpose: 'events',
      conversationIds: [...new Set(unjudged.map(({ conversationId }) => conversationId))],
      messages: judgeRequest(unjudged, { now, timeZone }),
      handleReply: async (reply) => {
        const ids = wrongNumbersIn(reply ?? '').flatMap((number) => unjudged[number - 1]?.id ?? []);
        if (ids.length > 0) await suggestions.decideAll(userId, { conversationId: null, ids, decision: 'decline' });
        await suggestions.markJudged(
          userId,
          unjudged.map(({ id }) => id),
        );
      },
    };
  };
}

const JudgingReply = z.object({ wrong: z.array(z.int().min(1).max(BATCH_SIZE)).max(BATCH_SIZE) });

/** The numbers of the suggestions that the model found wrong; none if the reply has another structure. */
function wrongNumbersIn(reply: string): number[] {
  return [...new Set(JudgingReply.safeParse(parseModelObject(reply)).data?.wrong)];
}

function judgeRequest(
  unjudged: readonly LocalSuggestion[],
  { now, timeZone }: { now: Date; timeZone: string },
): ModelMessage[] {
  const instructions = [
    'You check what was proposed for the calendar of a person from sentences they wrote to an assistant.',
    'Answer with one JSON object and nothing else: {"wrong": [2, 5]}, the numbers of the wrong proposals, or an empty list.',
    'Wrong is what is no appointment, reminder or task of the person themselves: the past, the plans of others, quotes,',
    'code, fiction, news, examples, questions about dates, texts written for others, or another day than the sentence says.',
    `It is ${now.toISOString()}; the time zone of the person is ${timeZone}.`,
    DATA_NOTICE,
  ].join('\n');
  const lines = unjudged.map(({ type, title, at, saidAt, description }, index) =>
    JSON.stringify({
      number: index + 1,
      kind: type,
      title,
      at,
      written: saidAt?.toISOString() ?? null,
      sentence: description.slice(0, MAX_SENTENCE_CHARACTERS).toWellFormed(),
    }),
  );
  return [
    { role: 'system', content: instructions },
    { role: 'user', content: lines.join('\n') },
  ];
}
