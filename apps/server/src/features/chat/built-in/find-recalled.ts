import { BUILT_IN_ASSISTANT } from '@app/contract/conversations';
import { type Account, accountOf } from '@app/understanding/recall/account';
import { holdsFact, mayHoldFact } from '@app/understanding/recall/fact-signs';
import { countedIn, countsThing } from '@app/understanding/recall/number-evidence';
import { type RecallQuestion, subjectOf } from '@app/understanding/recall/recall-question';
import { containsWord, wordSetOf } from '@app/understanding/recall/word-set';
import { soughtInAnyLanguage } from '@app/understanding/text/word-meanings';
import { stem } from '@app/understanding/text/words';
import type { ConversationHit, SearchService } from '#features/search/search.service.ts';
import { hasName, toTurns } from './evidence.ts';
import type { Question } from './question.ts';

/** Few, because each is read sentence by sentence. */
const MAX_CANDIDATES = 10;

/** A conversation as the account reads it. */
export interface RecallSource {
  title: string;
  at: Date;
  turns: readonly { id: string; role: 'user' | 'assistant'; text: string }[];
  isShown?: boolean;
  hit: ConversationHit;
}

export interface Recalled extends Account<RecallSource> {
  /** The question with its words as the archive spells them. */
  asked: RecallQuestion;
  /** Whether a conversation has a word of the question as a name: 'Lotte' of 'Lottes Lehrerin'. */
  hasKnownName: boolean;
  /** Conversations with words of the question, also those that lack its names. */
  hits: readonly ConversationHit[];
}

/** What the conversations tell that answer a question or are about its subject. */
export async function findRecalled(
  search: SearchService,
  question: Question,
  asWritten: RecallQuestion,
): Promise<Recalled> {
  const { language, conversationId } = question;
  const asked = await spelt(search, question, asWritten);
  const hits = await findHits(search, question, asked);
  // Documents of this conversation are searched elsewhere.
  const isInThisChat = hits.some((hit) => hit.conversationId === conversationId);
  const sources = hits
    .filter((hit) => hit.conversationId !== conversationId && hasNames(hit, asked, language))
    .map((hit) => ({ title: hit.title, at: hit.createdAt, turns: toTurns(hit), hit }));
  const account = accountOf(asked, language, sources);
  const hasKnownName =
    sources.length > 0 && namesOf(asked, question).some((name) => hits.some((hit) => isNamedIn(hit, name)));
  const others = hits.filter((hit) => hit.conversationId !== conversationId);
  return { ...account, isKnown: account.isKnown || isInThisChat, asked, hasKnownName, hits: others };
}

/** Whether a conversation has all names of one of the questions: 'where did we go, and why not to Denmark?'. */
const hasNames = (hit: ConversationHit, { parts, names }: RecallQuestion, language: Question['language']): boolean =>
  parts.some(({ subject }) => {
    const own = parts.length === 1 ? names : names.filter((name) => subject.includes(name));
    return soughtInAnyLanguage(own, language).every((name) => hasName(hit, name));
  });

/** The words without a known meaning, with a capital and without an ending of possession. */
const namesOf = ({ parts }: RecallQuestion, { language }: Question): string[] =>
  parts
    .flatMap(({ subject, soft }) => [...subject, ...soft])
    .filter((word) => word.length >= MIN_NAME && (soughtInAnyLanguage([word], language)[0]?.length ?? 0) < 2)
    .map(
      (word) =>
        word.charAt(0).toUpperCase() +
        word
          .slice(1)
          .replace(/['’]?s$/, '')
          .replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`),
    );
const MIN_NAME = 3;

const isNamedIn = ({ title, messages }: ConversationHit, name: string): boolean =>
  [title, ...messages.map(({ content }) => content)].some((text) =>
    new RegExp(`(?<=[\\p{Ll},] )${name}s?(?!\\p{L})`, 'u').test(text),
  );

function findHits(
  search: SearchService,
  { userId, text, language }: Question,
  asked: RecallQuestion,
): Promise<ConversationHit[]> {
  const subject = subjectOf(asked);
  return search.findConversationsByWords(userId, {
    words: language === 'en' ? subject.map(stem) : subject,
    text,
    language,
    inAnyLanguage: true,
    limit: MAX_CANDIDATES,
    filter: { excludedModel: BUILT_IN_ASSISTANT },
  });
}

/** The question with the words that the archive has instead of those that were misspelt. */
async function spelt(
  search: SearchService,
  { userId, language }: Question,
  asked: RecallQuestion,
): Promise<RecallQuestion> {
  if (language !== 'en') return asked;
  // A word with a known meaning is spelt well, and looked for in all languages.
  const words = subjectOf(asked).filter((word) => soughtInAnyLanguage([word], 'en')[0]?.length === 1);
  const corrected = await search.correctWords(userId, words, BUILT_IN_ASSISTANT);
  const meant = (word: string): string => corrected[words.indexOf(word)] ?? word;
  return {
    ...asked,
    parts: asked.parts.map((part) => ({ ...part, subject: part.subject.map(meant) })),
    names: asked.names.map(meant),
  };
}

/** What the quotes have of what a question asks for. */
export type Certainty =
  /** A statement has it, or the question asks for nothing that has a sign. */
  | 'told'
  /** The person names a number, a name or a day, which may be that. */
  | 'close'
  /** Nothing has it: then nothing is better than what comes close. */
  | 'lacking';

export function certaintyOf(
  { asked, told, isAnswered }: Pick<Recalled, 'asked' | 'told' | 'isAnswered'>,
  language: Question['language'],
): Certainty {
  const [first] = asked.parts;
  const fact = first?.fact;
  if (isAnswered || first === undefined || fact === undefined) return 'told';
  const quoted = told.flatMap(({ quotes }) => quotes);
  const own = quoted.filter(({ role }) => role === 'user');
  if (first.isCount) {
    // Any number may be in it, but only one that counts the things answers.
    const [counted] = soughtInAnyLanguage([countedIn(first.text) ?? ''], language);
    const counts = (text: string): boolean => counted !== undefined && containsWord(wordSetOf(text), counted);
    const isNamed = asked.names.length > 0 && own.some(({ text }) => counts(text));
    return isNamed || own.some(({ text }) => countsThing(text, counts)) ? 'close' : 'lacking';
  }
  if (quoted.some(({ text }) => holdsFact(fact, text))) return 'told';
  return own.some(({ text }) => mayHoldFact(fact, text)) ? 'close' : 'lacking';
}
