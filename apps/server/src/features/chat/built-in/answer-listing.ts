import { BUILT_IN_ASSISTANT } from '@app/contract/conversations';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { SearchService } from '#features/search/search.service.ts';
import { englishCategoryName } from '@app/understanding/category/category-names';
import { asksAllDecisions } from '@app/understanding/decision-quotes';
import type { DetectedIntent } from '@app/understanding/intents';
import { createDecisionAnswer } from './answer-decisions.ts';
import type { Question } from './question.ts';
import { linkTo } from './wording.ts';

type ArchiveQuestion = Extract<DetectedIntent, { intent: 'archive_question' }>;

const MAX_LISTED = 10;

/** Lists conversations by time and category, and decisions, for questions that name no subject. */
export function createListingAnswers({ search, categories }: { search: SearchService; categories: CategoriesService }) {
  const listDecisions = createDecisionAnswer({ search });

  async function findCategory(userId: string, name: string | undefined) {
    if (name === undefined) return undefined;
    const lowerCaseName = name.toLowerCase();
    const all = await categories.list(userId);
    const named = (written: string | undefined) => all.find((category) => category.name.toLowerCase() === written);
    return named(lowerCaseName) ?? named(englishCategoryName(lowerCaseName));
  }

  /** Undefined when the question names a subject: the archive is searched for the subject instead. */
  return async function list(question: Question, asked: ArchiveQuestion): Promise<string | undefined> {
    const { userId, timeZone, replies: texts } = question;
    const { window, recency, query } = asked;
    // After a quoted conversation, 'and what did we decide?' asks about that one.
    const isOfAll = window !== undefined || question.thread.cited.length === 0;
    if (isOfAll && asksAllDecisions(question.text, query)) return listDecisions(question, window);
    const category = await findCategory(userId, asked.category);
    const namesSubject = query.length > 0 && category === undefined;
    if (namesSubject || (window === undefined && recency === undefined && category === undefined)) return undefined;
    const filter = { ...window, excludedModel: BUILT_IN_ASSISTANT, ...(category && { categoryId: category.id }) };
    const wantsOne = recency !== undefined;
    const page = { isOldestFirst: recency === 'oldest', limit: wantsOne ? 1 : MAX_LISTED };
    const { found, total } = await search.browse(userId, filter, page);
    const span = window === undefined ? '' : texts.spanOf(window.from, window.to, timeZone);
    const place = texts.placeOf({ categories: category && [category.name] });
    const [first] = found;
    if (first === undefined) return texts.noConversationsFound(place, span);
    const formatRow = (row: (typeof found)[number]): string =>
      `**${linkTo(row)}**, ${texts.formatDay(row.createdAt, timeZone)}`;
    if (wantsOne) return texts.firstOrLatest(recency, formatRow(first));
    const more = total > found.length ? [`\n${texts.andMore(total - found.length)}`] : [];
    return [texts.listed(total, place, span), '', ...found.map((row) => `- ${formatRow(row)}`), ...more].join('\n');
  };
}
