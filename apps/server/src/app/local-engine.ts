import { createCategoriser } from '@app/understanding/categorise';
import { BUILT_IN_SLUGS } from '@app/understanding/category/built-in-categories';
import { sentiment } from '@app/understanding/sentiment';
import { titleFromText } from '@app/understanding/title';
import type { ConversationsDependencies } from '#features/conversations/conversations.service.ts';

/** The local intelligence as the conversations feature asks for it: over the categories every account starts with. */
export function createLocalEngine(): ConversationsDependencies['engine'] {
  const { categorise } = createCategoriser({ categories: BUILT_IN_SLUGS.map((slug) => ({ slug, name: slug })) });
  return { categorise, sentiment, titleFromText };
}
