import { BUILT_IN_ASSISTANT } from '@app/contract/conversations';
import { type Account, accountOf } from '@app/understanding/recall/account';
import { holdsFact } from '@app/understanding/recall/fact-signs';
import { type RecallQuestion, subjectOf } from '@app/understanding/recall/recall-question';
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
  const names = soughtInAnyLanguage(asked.names, language);
  const sources = hits
    .filter((hit) => hit.conversationId !== conversationId && names.every((name) => hasName(hit, name)))
    .map((hit) => ({ title: hit.title, at: hit.createdAt, turns: toTurns(hit), hit }));
  const account = accountOf(asked, language, sources);
  const hasKnownName =
    sources.length > 0 && namesOf(asked, question).some((name) => hits.some((hit) => isNamedIn(hit, name)));
  return { ...account, isKnown: account.isKnown || isInThisChat, asked, hasKnownName };
}

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
    new RegExp(`(?<=[\\p{Ll},] )${name}(?!\\p{L})`, 'u').test(text),
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

/** Whether what comes close lacks what the first question asks for, such as a number or a name: then nothing is better. */
export function lacksFact({ asked, told, isAnswered }: Pick<Recalled, 'asked' | 'told' | 'isAnswered'>): boolean {
  const [first] = asked.parts;
  const fact = first?.fact;
  if (isAnswered || first === undefined || fact === undefined) return false;
  // Any number may be in it, but none that counts the things.
  if (first.isCount) return true;
  return told.every(({ quotes }) => quotes.every(({ text }) => !holdsFact(fact, text)));
}
