import { createCategoriser } from '@app/understanding/categorise';
import { BUILT_IN_SLUGS } from '@app/understanding/category/built-in-categories';
import { detectSuggestions } from '@app/understanding/detect-events';
import { sentiment } from '@app/understanding/sentiment';
import { titleFromText } from '@app/understanding/title';
import type { BuiltInEngine } from '#features/chat/built-in/interpretation.ts';
import type { Understanding } from '#features/conversations/conversations.service.ts';
import type { FindSuggestions } from '#features/suggestions/suggestions.service.ts';

/** The local intelligence as the conversations feature asks for it: over the categories every account starts with. */
export function createLocalEngine(): Understanding {
  const { categorise } = createCategoriser({ categories: BUILT_IN_SLUGS.map((slug) => ({ slug, name: slug })) });
  return { categorise, sentiment, titleFromText };
}

export const findSuggestions: FindSuggestions = (input) => detectSuggestions({ ...input, role: 'user' });

export function createBuiltInEngine(): BuiltInEngine {
  return {
    interpret: (text, reference, timeZone) =>
      findSuggestions({ text, reference, timeZone }).length > 0
        ? { intent: 'event' }
        : { intent: 'archive_question', words: text.split(/\W+/).filter((word) => word.length > 3) },
    bestSentences: (_question, passages) => passages.slice(0, 2).map((passage) => passage.slice(0, 200)),
  };
}
