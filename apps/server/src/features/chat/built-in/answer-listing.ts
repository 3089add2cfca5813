import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { SearchService } from '#features/search/search.service.ts';
import type { DetectedIntent } from '@app/understanding/intents';
import * as words from './built-in.messages.ts';
import type { Question } from './question.ts';
import { formatDay, linkTo, spanOf } from './wording.ts';

type ArchiveQuestion = Extract<DetectedIntent, { intent: 'archive_question' }>;

const MAX_LISTED = 10;

/** Lists conversations by time and category, for questions that name no subject. */
export function createListingAnswers({ search, categories }: { search: SearchService; categories: CategoriesService }) {
  async function categoryNamed(userId: string, place: string | undefined) {
    if (place === undefined) return undefined;
    const wanted = place.toLowerCase();
    return (await categories.list(userId)).find(({ name }) => name.toLowerCase() === wanted);
  }

  /** Undefined when the question is about a subject, which is searched for instead. */
  return async function list(question: Question, asked: ArchiveQuestion): Promise<string | undefined> {
    const { userId, timeZone } = question;
    const { window, order, query } = asked;
    const category = await categoryNamed(userId, asked.place);
    const isAboutWords = query.length > 0 && category === undefined;
    if (isAboutWords || (window === undefined && order === undefined && category === undefined)) return undefined;
    const filter = { ...window, notBy: words.LABEL, ...(category && { categoryId: category.id }) };
    const isOne = order !== undefined;
    const page = { isOldestFirst: order === 'first', limit: isOne ? 1 : MAX_LISTED };
    const { found, total } = await search.browse(userId, filter, page);
    const span = window === undefined ? '' : spanOf(window.from, window.to, timeZone);
    const place = category === undefined ? '' : `in ${category.name}`;
    const [first] = found;
    if (first === undefined) return words.noneThere(place, span);
    const line = (row: (typeof found)[number]): string => `**${linkTo(row)}**, ${formatDay(row.createdAt, timeZone)}`;
    if (isOne) return words.theOne(order, line(first));
    const more = total > found.length ? [`\n${words.andMore(total - found.length)}`] : [];
    return [words.listed(total, place, span), '', ...found.map((row) => `- ${line(row)}`), ...more].join('\n');
  };
}
