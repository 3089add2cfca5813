import { createCategoriser } from '@app/understanding/categorise';
import type { CategoryModels } from '@app/understanding/category-models';
import { BUILT_IN_SLUGS } from '@app/understanding/category/built-in-categories';
import { builtInScores } from '@app/understanding/category/built-in-model';
import { lexiconScores } from '@app/understanding/category/lexicon-scores';
import { detectSuggestions } from '@app/understanding/detect-events';
import { likeliestIntent } from '@app/understanding/intent/intent-model';
import { detectIntent } from '@app/understanding/intents';
import { quoteConversation } from '@app/understanding/quote-conversation';
import { sentiment } from '@app/understanding/sentiment';
import { titleFromText } from '@app/understanding/title';
import type { Understanding } from '#features/conversations/conversations.service.ts';
import { type FindSuggestions, isWithinReach } from '#features/suggestions/suggestions.service.ts';

/** The local intelligence as the conversations feature asks for it: over the categories every account starts with, by words. */
export function createLocalEngine(models: CategoryModels | undefined): Understanding {
  const { categorise } = createCategoriser({
    categories: BUILT_IN_SLUGS.map((slug) => ({ slug, name: slug })),
    ...(models && { models: { words: models.words } }),
  });
  return { categorise, sentiment, titleFromText };
}

export const findSuggestions: FindSuggestions = (input) =>
  detectSuggestions({ ...input, role: 'user' }).filter(isWithinReach);

const SAMPLE = 'What did I say about dinner with Anna on Friday at 7pm?';

/** What is learned or compiled at its first use, apart from one another: no piece takes longer than a request may wait. */
export const warmUpPieces: readonly (() => unknown)[] = [
  () => likeliestIntent(SAMPLE),
  () => findSuggestions({ text: SAMPLE, reference: new Date(0), timeZone: 'UTC' }),
  () => detectIntent(SAMPLE, new Date(0), 'UTC'),
  () => lexiconScores(SAMPLE),
  () => builtInScores(SAMPLE),
  () => sentiment([SAMPLE]),
  () => quoteConversation('dinner anna', [{ id: 'sample', role: 'user', text: SAMPLE }]),
  () => titleFromText(SAMPLE),
];
