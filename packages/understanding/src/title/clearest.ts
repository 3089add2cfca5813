import type { Language } from '../text/language.ts';
import { phrasesOf } from './candidates.ts';
import type { ReadClause } from './clauses.ts';
import { openingWordsOf } from './openings.ts';
import { coverage, salienceOf, saysLittle, scoreTitle } from './title-score.ts';

/** The text, in lower case if most of its letters are capitals: 'PLEASE HELP ME' is not a sequence of acronyms. */
export const withoutShouting = (text: string): string => {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter)).length;
  return letters.length > 12 && capitals / letters.length > 0.7 ? text.toLowerCase() : text;
};

/** Points of a phrase: in a request, not from the beginning of its clause, in a lead-up, unclear by itself. */
const REQUEST_POINTS = 0.8;
const NOT_FROM_BEGINNING_POINTS = -0.2;
const LEAD_UP_POINTS = -0.6;
const UNCLEAR_POINTS = -0.5;
/** Points of a phrase at the beginning of the text, where the subject is mostly named; they fall to 0 at the end. */
const MAX_EARLY_POINTS = 1.2;
/** A title with at most this `coverage` of the subject is replaced by a phrase with at least twice as much. */
const MAX_THIN_COVERAGE = 1.9;

/** A quotation of at least 30 characters; it is material, not the person's words. */
const QUOTED_TEXT = /[«“„"][^«»“”„"]{30,}[»”“"]?/gu;

/** Where a quoted text begins after a question: 'Is this genuine? “Dear customer, …”'. */
const MATERIAL = /(?:[.?!:]\s+)["“„«](?=\p{Lu}[^"“”„«»]{20})/u;

/** 'How to plan' of 'how to plan that': without its object the question says nothing. */
const isOnlyHow = (title: string, asked: readonly string[]): boolean =>
  /^how \p{L}+ \p{L}+$/iu.test(title) &&
  asked.some((clause) => clause.toLowerCase().startsWith(`${title.toLowerCase()} `));

/** The title, or a phrase of another clause if the title says too little without the rest of the text. */
export const clearestTitle = (
  title: string,
  clauses: readonly ReadClause[],
  sentences: readonly string[],
  language: Language,
): string => {
  const text = sentences.join(' ');
  const quoted = text.match(QUOTED_TEXT) ?? [];
  const materialAt = text.search(MATERIAL);
  const asked = clauses.filter(({ isRequest }) => isRequest).map((clause) => clause.text);
  const salience = salienceOf(text, asked.join(' '), language);
  const isLittle = isOnlyHow(title, asked) || saysLittle(title, text, language);
  const scored = clauses
    .filter(
      ({ isAside, originalText }) =>
        isAside !== true &&
        (materialAt === -1 || text.indexOf(originalText.trim()) < materialAt) &&
        !quoted.some((quote) => quote.includes(originalText.trim().replace(/[.!?"»”\s]+$/u, ''))),
    )
    .flatMap(({ text: clause, isRequest, isLeadUp, standsAlone }, at, { length }) =>
      phrasesOf(withoutShouting(clause), language)
        .map((phrase) => ({ ...phrase, text: phrase.text.replace(openingWordsOf(language).articles, '') }))
        .filter((phrase) => !isOnlyHow(phrase.text, asked) && !saysLittle(phrase.text, text, language))
        .map((phrase) => ({
          text: phrase.text,
          score:
            (isRequest ? REQUEST_POINTS : 0) +
            (phrase.isBeginning ? 0 : NOT_FROM_BEGINNING_POINTS) +
            (isLeadUp === true ? LEAD_UP_POINTS : 0) +
            (standsAlone ? 0 : UNCLEAR_POINTS) +
            MAX_EARLY_POINTS * (1 - at / length) +
            scoreTitle(phrase.text, salience, language),
        })),
    )
    .toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  if (best === undefined) return title;
  const titleCoverage = coverage(title, salience, language);
  const isThin = titleCoverage <= MAX_THIN_COVERAGE && coverage(best.text, salience, language) >= 2 * titleCoverage;
  return isLittle || isThin ? best.text : title;
};
