import type { SearchCorrection } from '@app/contract/search';
import { splitTerms, splitWords, type WordName } from '#features/conversations/conversations.service.ts';
import { type ParsedQuery, quoteWords } from './search-query.ts';
import type { Vocabulary } from './vocabulary.ts';
import { joinWithAnd, anyWordQuery, allTermsQuery, phraseQuery } from './word-queries.ts';

/** The words and phrases of a search. Queries are tsqueries of the configuration `plain`. */
export interface SearchWords {
  /** Words and phrases, for the search by meaning. Empty if only filters were given. */
  text: string;
  /** Words in all their forms, and whole phrases, to highlight. */
  highlightWords: string[];
  /** Names such as C++. Titles are searched for them as they are written. */
  names: WordName[];
  /** The query for every word, in any of its forms, and every phrase; undefined if only filters were given. */
  allWordsQuery: string | undefined;
  /** Like `allWordsQuery`, but only for the words as they are; undefined if there are no other forms. */
  exactWordsQuery: string | undefined;
  /** For a sentence: the query for any of its content words. */
  someWordsQuery: string | undefined;
  /** True if the search has phrases: then only conversations that contain them are hits. */
  isLiteral: boolean;
  /** Whether one of the words is known to occur in few conversations, and every hit has to contain it. */
  isRare: boolean;
  /** Absent if the words are searched as typed. */
  correction?: SearchCorrection;
}

/** A search with at least this many words is a sentence: a conversation need not contain all of them. */
const MIN_SENTENCE_WORDS = 3;
/** A word that occurs in no more parts of conversations is rare: all of these are found at once. */
const MAX_RARE_COUNT = 1_000;
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** Reads the words and phrases of a query; mistyped words are corrected, phrases stay as they are. */
export async function readSearchWords(
  vocabulary: Pick<Vocabulary, 'resolveWords'>,
  userId: string,
  { query, parsed }: { query: string; parsed: ParsedQuery },
): Promise<SearchWords> {
  const terms = splitTerms(parsed.words);
  const words = await vocabulary.resolveWords(userId, terms, { isArchived: parsed.isArchived === true });
  const correctionByWord = new Map(
    words.flatMap(({ word, isCorrected }, at) => (isCorrected ? [[terms.words[at] ?? '', word]] : [])),
  );
  const correctedText = parsed.words.normalize('NFC').replaceAll(WORDS, (word) => correctionByWord.get(word) ?? word);
  const phrases = parsed.phrases.map(phraseQuery);
  const forms = words.flatMap((word) => word.forms);
  const stopWords = words.filter((word) => word.isStopWord).map(({ word }) => word.toLowerCase());
  const resolvedTerms = { ...terms, words };
  // Text without a space counts as one word: 2.5.1 or src/app/main.ts is not a sentence.
  const isSentence = parsed.words.split(/\s+/).length >= MIN_SENTENCE_WORDS;
  const anyWord = isSentence ? anyWordQuery(correctedText, { forms, stopWords }) : undefined;
  return {
    text: [correctedText, ...parsed.phrases].join(' ').trim(),
    highlightWords: [
      ...words.map(({ word }) => word),
      ...forms,
      ...terms.names.map((name) => name.written),
      ...parsed.phrases.map((phrase) => splitWords(phrase).join(' ')),
    ],
    names: [...terms.names, ...parsed.phrases.flatMap((phrase) => splitTerms(phrase).names)],
    allWordsQuery: joinWithAnd([allTermsQuery(resolvedTerms, { withForms: true }), ...phrases]),
    exactWordsQuery:
      forms.length === 0 ? undefined : joinWithAnd([allTermsQuery(resolvedTerms, { withForms: false }), ...phrases]),
    someWordsQuery: anyWord === undefined ? undefined : joinWithAnd([anyWord, ...phrases]),
    isLiteral: phrases.some((phrase) => phrase !== undefined),
    isRare: anyWord === undefined && words.some(({ count = Infinity }) => count <= MAX_RARE_COUNT),
    ...(correctionByWord.size > 0 && {
      correction: {
        searched: correctedText,
        typed: parsed.words,
        exactQuery: quoteWords(query.normalize('NFC'), [...correctionByWord.keys()]),
      },
    }),
  };
}
