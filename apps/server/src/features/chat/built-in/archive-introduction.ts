import { BUILT_IN_ASSISTANT } from '@app/contract/conversations';
import { isDecisionWord } from '@app/understanding/decision-quotes';
import type { Recency } from '@app/understanding/intents';
import { stem } from '@app/understanding/text/words';
import { differByOne } from '@app/understanding/time/misspelt';
import type { ConversationHit, SearchService } from '#features/search/search.service.ts';
import type { Question } from './question.ts';
import { asWritten } from './wording.ts';

/** The words of a question, and those that the search used instead if it corrected any. */
interface SearchedWords {
  words: readonly string[];
  corrected: readonly string[] | undefined;
}

/** The sentence above quotes: it says which words were searched for if they are not those of the question. */
export function introduction(
  { text, timeZone, replies: texts }: Question,
  { words, corrected }: SearchedWords,
  [hit]: readonly ConversationHit[],
  { recency, asksWhen }: { recency?: Recency | undefined; asksWhen?: true | undefined },
): string {
  if (asksWhen !== true || recency === undefined || hit === undefined)
    return corrected === undefined
      ? texts.fromArchive
      : texts.fromArchiveFor(corrected.filter((word) => !isDecisionWord(word)).join(' '));
  // A misspelt word is corrected; a word of another language stays as the person wrote it.
  const spelt = words.map((word, at) => (differByOne(word, corrected?.[at] ?? '') ? (corrected?.[at] ?? word) : word));
  return texts.talkedAboutOn(recency, texts.formatDay(hit.createdAt, timeZone), asWritten(text, spelt));
}

/** The words as the search corrected them; undefined if one of the conversations contains all words uncorrected. */
export async function correctedWords(
  search: SearchService,
  { userId }: Question,
  asked: readonly string[],
  hits: readonly ConversationHit[],
): Promise<readonly string[] | undefined> {
  const found = hits.map(({ title, messages }) => [title, ...messages.map(({ content }) => content)].join('\n'));
  const text = found.join('\n').toLowerCase();
  const missing = asked.filter((word) => !text.includes(stem(word)));
  if (missing.length === 0) return undefined;
  const corrected = await search.correctWords(userId, missing, BUILT_IN_ASSISTANT);
  const isSame = corrected.every((word, at) => word === missing[at] || word === stem(missing[at] ?? ''));
  return isSame ? undefined : asked.map((word) => corrected[missing.indexOf(word)] ?? word);
}
