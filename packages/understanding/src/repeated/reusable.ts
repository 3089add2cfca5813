import type { Language } from '../text/language.ts';
import { withoutOpening } from '../title/openings.ts';
import { isCommand } from './command.ts';
import { withoutCourtesy } from './parsed-request.ts';

/** Tags, braces of a program, links and paths: a pasted piece of a file, not something a person asks again. */
const MARKUP = /<[/?!]?[a-z][^<>\n]{0,200}>|<\?|<!--|[{}\\]|\]\(|https?:|=>|;\s*$|[=_]{3,}|^\s*[-*#|>$%]/im;
/** A person would not reuse a longer form. */
const MAX_WORDS = 80;
const MIN_FILLINGS = 2;

const normalise = (filling: string): string =>
  filling
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a form with blanks makes a template: it asks for something in plain words, and was filled in differently. */
export const isReusable = (body: string, language: Language, fillings: readonly string[]): boolean => {
  const words = withoutCourtesy(body.replaceAll(/\{\{[^}]*\}\}/g, '…'));
  if (MARKUP.test(words) || words.split(/\s+/).length > MAX_WORDS) return false;
  if (!isCommand(words) && !withoutOpening(words, language).isRequest) return false;
  return new Set(fillings.map(normalise).filter((filling) => filling !== '')).size >= MIN_FILLINGS;
};
