import { englishCategoryName } from '../category/category-names.ts';
import { comparable } from '../own-data/command-forms.ts';
import type { PlanLanguage } from '../time/languages/time-words.ts';
import type { LeftOut } from './data-question.ts';
import { sourcesNamed } from './source-names.ts';

interface ExclusionWords {
  /** 'Not with', 'except', 'without': lower case, without accents. */
  excluding: string;
  /** Articles and small words before the name. */
  between: string;
  with: string;
}

const WORDS: Readonly<Record<PlanLanguage | 'en', ExclusionWords>> = {
  en: {
    excluding:
      "(?:(?:that|which) (?:are|were) )?(?:not|aren't|weren't) (?:with|from|in|using|by|on)|(?:all )?except(?: for)?(?: with| from| in)?|excluding|besides|apart from|other than(?: with| in)?|without|outside(?: of)?",
    between: '(?:the|my|any|those with|those in)',
    with: 'with',
  },
  nl: { excluding: 'niet (?:met|van|in|bij)|behalve(?: met| in)?|zonder', between: '(?:de|mijn)', with: 'met' },
  de: {
    excluding: 'nicht (?:mit|von|in|bei)|au(?:ß|ss)er(?: mit| in| bei)?|ohne',
    between: '(?:der|die|das|den|dem|meine\\p{L}*)',
    with: 'mit',
  },
  fr: { excluding: 'pas (?:avec|de|dans|en)|sauf(?: avec| dans)?|sans', between: '(?:le|la|les|ma|mes)', with: 'avec' },
  es: {
    excluding: 'no (?:con|de|en)|(?:salvo|excepto|menos)(?: con| en)?|sin',
    between: '(?:el|la|los|las|mi)',
    with: 'con',
  },
  it: {
    excluding: 'non (?:con|di|in)|(?:tranne|eccetto)(?: con| in)?|senza',
    between: '(?:il|la|i|le|mia)',
    with: 'con',
  },
  pt: { excluding: 'nao (?:com|de|em)|(?:exceto|menos)(?: com| em)?|sem', between: '(?:o|a|os|as|minha)', with: 'com' },
};
const FORMS = Object.values(WORDS).map((words) => ({
  with: words.with,
  form: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.excluding}) (?:${words.between} )*`, 'gu'),
}));

/** 'Without work on my part': what follows makes the name of a category an ordinary word. */
const MAKES_ORDINARY = /^ (?:on (?:my|our|your|the)|of|for|to|by|at|needed|required|involved)(?![\p{L}\p{N}])/u;

/** The category that is named at a place of a text, and the length of its name there. */
function categoryAt(
  plain: string,
  at: number,
  categories: readonly string[],
): { name: string; length: number } | undefined {
  const word = /^[\p{L}\p{N}]+/u.exec(plain.slice(at))?.[0] ?? '';
  const named = englishCategoryName(word);
  return categories
    .flatMap((name) => {
      const plainName = comparable(name);
      const isWritten = plain.startsWith(plainName, at) && !/[\p{L}\p{N}]/u.test(plain.charAt(at + plainName.length));
      return isWritten || plainName === named ? [{ name, length: (isWritten ? plainName : word).length }] : [];
    })
    .find(({ length }) => !MAKES_ORDINARY.test(plain.slice(at + length)));
}

/** A question that excludes an assistant or a category, rewritten as one that asks for it. */
export interface Included {
  text: string;
  /** The filter whose values are excluded. */
  leftOut: LeftOut;
  /** The excluded category. */
  category?: string;
  /** The message without the exclusion. */
  rest: string;
}

/**
 * 'How many chats not with ChatGPT' as 'how many chats with ChatGPT', and which filter is to be reversed. Undefined if
 * the message excludes neither an assistant nor a category.
 */
export function withoutExclusion(text: string, categories: readonly string[]): Included | undefined {
  const plain = comparable(text);
  for (const { form, with: word } of FORMS) {
    for (const match of plain.matchAll(form)) {
      const end = match.index + match[0].length;
      const source = sourcesNamed(plain, end);
      const category = source === undefined ? categoryAt(plain, end, categories) : undefined;
      const length = source?.length ?? category?.length;
      if (length === undefined) continue;
      return {
        text: `${text.slice(0, match.index)}${word} ${text.slice(end)}`,
        rest: `${text.slice(0, match.index)}${text.slice(end + length)}`.trim(),
        ...(category === undefined
          ? { leftOut: 'sources' as const }
          : { leftOut: 'categories' as const, category: category.name }),
      };
    }
  }
  return undefined;
}
