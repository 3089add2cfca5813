import { BUILT_IN_ASSISTANT } from '@app/contract/conversations';
import { asksOverview } from '@app/understanding/questions/overview-asked';
import { recurringWords } from '@app/understanding/subjects/recurring-words';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { SearchService } from '#features/search/search.service.ts';
import type { Answer, AskedMessage } from './question.ts';

/** More titles than this tell nothing new about what comes up again. */
const MAX_TITLES = 2000;
const MAX_SUBJECTS = 10;
const MAX_CATEGORIES = 4;

export interface OverviewDependencies {
  search: SearchService;
  categories: CategoriesService;
}

/** Says what the archive holds as a whole: how many conversations, since when, and what comes up in them. */
export function createOverviewAnswer({ search, categories }: OverviewDependencies) {
  return async ({ userId, text, timeZone, replies: texts }: AskedMessage): Promise<Answer | undefined> => {
    if (!asksOverview(text)) return undefined;
    const filter = { excludedModel: BUILT_IN_ASSISTANT };
    const [{ found, total }, { found: latest }, counts, all] = await Promise.all([
      search.browse(userId, filter, { isOldestFirst: true, limit: MAX_TITLES }),
      search.browse(userId, filter, { isOldestFirst: false, limit: 1 }),
      search.countByCategory(userId, {}),
      categories.list(userId),
    ]);
    const [first] = found;
    const [last] = latest;
    if (first === undefined || last === undefined) return { text: texts.nothingToCount, hasNoPlans: true };
    const names = new Map(all.filter(({ name }) => name !== 'Other').map(({ id, name }) => [id, name]));
    const named = counts.flatMap(({ categoryId, count }) => {
      const name = names.get(categoryId);
      return name === undefined ? [] : [`${name} (${count})`];
    });
    const subjects = recurringWords(
      found.map(({ title }) => title),
      MAX_SUBJECTS,
    ).map(({ word, count }) => `${word} (${count})`);
    const lines = [
      texts.archiveSpan(total, texts.formatDay(first.createdAt, timeZone), texts.formatDay(last.createdAt, timeZone)),
      subjects.length === 0 ? '' : texts.recurringSubjects(subjects.join(', ')),
      named.length === 0 ? '' : texts.commonCategories(named.slice(0, MAX_CATEGORIES).join(', ')),
    ];
    return { text: lines.filter((line) => line !== '').join('\n\n'), hasNoPlans: true };
  };
}
