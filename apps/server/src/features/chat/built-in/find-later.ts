import { comparable } from '@app/understanding/own-data/command-forms';
import { BROAD_NOUNS, GENERIC_WORDS } from '@app/understanding/subjects/generic-words';
import { BUILT_IN_ASSISTANT } from '@app/contract/conversations';
import {
  asksAboutEnd,
  isSettled,
  laterStateIn,
  mayHaveChanged,
  tellsChange,
} from '@app/understanding/recall/later-state';
import {
  type LinkWord,
  linkWeight,
  linksIn,
  linkWordsIn,
  MAX_LINKED,
  namesIn,
} from '@app/understanding/recall/link-words';
import { type RecallQuestion, subjectOf } from '@app/understanding/recall/recall-question';
import { passageAround } from '@app/understanding/recall/passage-around';
import { saidIn, wholeOf } from '@app/understanding/recall/spoken';
import { containsWord, type WordSet, wordSetOf } from '@app/understanding/recall/word-set';
import type { ConversationQuote } from '@app/understanding/quote-conversation';
import { soughtInAnyLanguage } from '@app/understanding/text/word-meanings';
import type { ConversationHit, Link, SearchService } from '#features/search/search.service.ts';
import { hasName, toTurns } from './evidence.ts';
import type { Recalled, RecallSource } from './find-recalled.ts';
import type { Question } from './question.ts';

/** How strongly a later conversation must be connected to be about the same matter. */
const MIN_WEIGHT = 7;
/** The same to be named without a quote. */
const MIN_NAMED_WEIGHT = 10;
/** The same to be told as one that may belong to it, when the question asks for an outcome or the present state. */
const MIN_WEAK_WEIGHT = 4;
/** So much must be of names and numbers if it has no word of the question. */
const MIN_UNASKED_WEIGHT = 4.5;
/** The least that the search looks for. */
const MIN_LINKED_WEIGHT = 1.5;
/** Of a word of the question that the person says in the later conversation. */
const SUBJECT_WEIGHT = 2.5;
const NAME_WEIGHT = 1.5;
const CHANGE_WEIGHT = 1;
/** Of a word that both titles have. */
const TITLE_WEIGHT = 1.5;
/** A name of more conversations is that of somebody of the family. */
const MAX_RARE = 3;
/** Of a conversation without a name that the question has: so many names must connect it with what was quoted. */
const MIN_QUOTED_NAMES = 2;
const MAX_CANDIDATES = 6;
const MAX_LATER = 2;
/** A further conversation must be connected this strongly, as a fraction of the most connected. */
const MIN_RELATIVE = 0.6;

/** A later conversation about the same matter, with what it tells; without quotes if nothing is certain. */
export interface LaterState {
  source: RecallSource;
  quotes: readonly ConversationQuote[];
  /** Whether it is about the matter, and does not only seem to be. */
  isSure: boolean;
}

interface Candidate {
  hit: ConversationHit;
  links: readonly LinkWord[];
  weight: number;
  isSure: boolean;
}

const isPriced = ({ asked, isAnswered }: Pick<Recalled, 'asked' | 'isAnswered'>): boolean =>
  isAnswered && asked.parts.some(({ fact }) => fact?.kind === 'measure' && fact.measure === 'money');

/** Whether the quotes tell of a price that is certain, or of a change, an end or an outcome, and not only of a plan. */
export const isEnded = ({ asked, told, isAnswered }: Pick<Recalled, 'asked' | 'told' | 'isAnswered'>): boolean =>
  isPriced({ asked, isAnswered }) ||
  told.some(({ quotes }) => quotes.some(({ role, text }) => role === 'user' && tellsChange(text)));

/** Whether a question asks for something that a later conversation may have changed and the quotes do not settle. */
export const asksLater = ({ text }: Question, { asked, told }: Pick<Recalled, 'asked' | 'told'>): boolean =>
  (mayHaveChanged(asked, text) || asksAboutEnd(text)) && !told.some(({ quotes }) => isSettled(asked, quotes));

/**
 * The conversations after those that answer a question for an outcome or the present state, which may have changed it:
 * they need have no word of the question, but names, numbers and rare words of what was told, in any language.
 */
export async function findLater(
  search: SearchService,
  question: Question,
  recalled: Pick<Recalled, 'asked' | 'told' | 'hits' | 'isAnswered'>,
): Promise<readonly LaterState[]> {
  const { asked, told } = recalled;
  if (!asksLater(question, recalled)) return [];
  const candidates = await findCandidates(search, question, recalled);
  // What is told of the subject by name after that is the newer state.
  const isSuperseded = ({ hit }: Candidate): boolean =>
    told.some(({ source }) => source.at > hit.createdAt && isTitled(source.title, asked, question.language));
  const found = candidates.filter((one) => !isSuperseded(one));
  const sure = found.filter(({ isSure }) => isSure);
  // An outcome that is told needs no guess.
  const isPresent = asked.state === 'present';
  const mayGuess = isPresent || (asked.state === 'outcome' && (!recalled.isAnswered || !isEnded(recalled)));
  // Also without a name, what is later than all that is certain and strongly connected may be newer still.
  const newest = Math.max(
    ...[...told.map(({ source }) => source.at), ...sure.map(({ hit }) => hit.createdAt)].map(Number),
  );
  const isNewer = ({ hit, weight }: Candidate): boolean =>
    asked.state !== undefined && !isPriced(recalled) && weight >= MIN_WEIGHT && Number(hit.createdAt) > newest;
  const chosen = sure.length > 0 || !mayGuess ? found.filter((one) => one.isSure || isNewer(one)) : found;
  const best = chosen[0]?.weight ?? 0;
  return chosen
    .filter(({ weight }) => weight >= best * MIN_RELATIVE)
    .slice(0, MAX_LATER)
    .flatMap(({ hit, links, weight, isSure }) => {
      const source = { title: hit.title, at: hit.createdAt, turns: toTurns(hit), hit };
      const whole = wholeOf(source.turns).map((unit) => passageAround(unit, source.turns));
      const forms = links.map(({ word }) => word);
      const quotes = laterStateIn(asked, question.language, { turns: source.turns, links: forms });
      const told = whole.length > 0 && (quotes.length > 0 || !isSure) ? whole : quotes;
      const mayBeNamed = asked.state !== undefined && weight >= MIN_NAMED_WEIGHT;
      return told.length > 0 || !isSure || mayBeNamed ? [{ source, quotes: told, isSure }] : [];
    });
}

/** The later conversations that are connected with what is told, or have the words of the question, best first. */
async function findCandidates(
  search: SearchService,
  { userId, language, conversationId }: Question,
  { asked, told, hits }: Pick<Recalled, 'asked' | 'told' | 'hits'>,
): Promise<readonly Candidate[]> {
  const named = hits.filter((hit) => soughtInAnyLanguage(asked.names, language).some((name) => hasName(hit, name)));
  const matter = { asked, language, isNameRare: named.length <= MAX_LINKED };
  const known = new Set([conversationId, ...told.map(({ source }) => source.hit.conversationId)]);
  const found = await Promise.all(
    told.map(async ({ source, quotes }) => {
      const words = linkWordsIn(textsOn(asked, language, source));
      const linked = await search.findLinked(userId, {
        words,
        after: source.at,
        minWeight: MIN_LINKED_WEIGHT,
        excludedModel: BUILT_IN_ASSISTANT,
        limit: MAX_CANDIDATES,
      });
      const later = hits.filter((hit) => hit.createdAt > source.at);
      const quoted = quotes.map((quote) => quote.text).join('\n');
      return [...linked, ...later]
        .filter((hit) => !known.has(hit.conversationId))
        .map((hit) =>
          weigh(hit, {
            ...matter,
            title: source.title,
            quoted,
            links: linked.find((one) => isSame(one, hit))?.links ?? [],
          }),
        );
    }),
  );
  const all = found
    .flat()
    .filter(({ weight, isSure }) => isSure || weight >= MIN_WEAK_WEIGHT)
    .toSorted((a, b) => b.weight - a.weight);
  return all.filter(({ hit }, at) => all.findIndex((one) => isSame(one.hit, hit)) === at);
}

/** What the person says of the matter: all of a conversation about it, or the messages that speak of it. */
function textsOn(asked: RecallQuestion, language: Question['language'], { title, turns }: RecallSource): string[] {
  const own = turns.filter(({ role }) => role === 'user').map(({ text }) => text);
  if (isTitled(title, asked, language)) return [title, ...own];
  const sought = soughtInAnyLanguage(subjectOf(asked), language);
  const speaking = own.filter((text) => {
    const words = wordSetOf(text);
    return sought.some((word) => containsWord(words, word));
  });
  // The message that begins a conversation says what it is about.
  return speaking.length === 0 || speaking.includes(own[0] ?? '') ? [title, ...own] : speaking;
}

const isSame = (a: ConversationHit, b: ConversationHit): boolean => a.conversationId === b.conversationId;

const isTitled = (title: string, asked: RecallQuestion, language: Question['language']): boolean => {
  const words = wordSetOf(title);
  return soughtInAnyLanguage(subjectOf(asked), language).some((word) => containsWord(words, word));
};

interface Matter {
  asked: RecallQuestion;
  language: Question['language'];
  /** The title of the earlier conversation. */
  title: string;
  /** What was quoted of it. */
  quoted: string;
  /** The rare words that it shares with the later one. */
  links: readonly Link[];
  /** Whether few conversations have the names of the question: those of the family are in many. */
  isNameRare: boolean;
}

/** How strongly a later conversation is connected with the matter of a question, by the person's own words in it. */
function weigh(hit: ConversationHit, matter: Matter): Candidate {
  const { asked, language, quoted, title, isNameRare } = matter;
  const own = saidIn(toTurns(hit)).map(({ text }) => text);
  const said = wordSetOf(hit.title, ...own);
  const links = linksIn(matter.links, [hit.title, ...own]);
  const linked = links.reduce((sum, link) => sum + linkWeight(link, 2), 0);
  // What both titles say is what both are about.
  const inTitles = linksIn(linksIn(links, [title]), [hit.title]).filter(({ word }) => !isGeneric(word)).length;
  const subject = subjectOf(asked).filter((word) => !asked.names.includes(word));
  const count = (some: readonly string[]): number => some.filter((word) => has(said, word, language)).length;
  const shared = count(subject);
  const ofNames = isNameRare ? count(asked.names) * NAME_WEIGHT : 0;
  const ofQuestion = (shared * 2 >= subject.length ? shared * SUBJECT_WEIGHT : 0) + ofNames;
  const change = tellsChange([hit.title, ...own].join('\n')) ? CHANGE_WEIGHT : 0;
  const weight = linked + inTitles * TITLE_WEIGHT + ofQuestion + change;
  const isNamed = links.some((link) => link.isName) && linked >= MIN_UNASKED_WEIGHT;
  const changesNamed = change > 0 && linksIn(links, [quoted]).some((link) => link.isName && isRare(link));
  const isPossible = ofQuestion > 0 || isNamed || changesNamed || (inTitles > 0 && links.length > 1);
  const isSure = linked >= MIN_WEIGHT && isOnMatter({ links, said, quoted }, asked, language);
  return { hit, links, weight: isPossible ? weight : 0, isSure };
}

/** Words of titles that say nothing of the matter: 'letter', 'Frage'. */
let generic: ReadonlySet<string> | undefined;
const isGeneric = (word: string): boolean => {
  generic ??= new Set([...Object.values(GENERIC_WORDS), BROAD_NOUNS, LETTERS].join(' ').split(/\s+/));
  return generic.has(comparable(word));
};
const LETTERS =
  'letter mail email message note brief bericht nachricht lettre courriel carta mensaje lettera messaggio mensagem';

const isRare = ({ count }: Link): boolean => count <= MAX_RARE;

const has = (words: WordSet, sought: string, language: Question['language']): boolean =>
  soughtInAnyLanguage([sought], language).some((word) => containsWord(words, word));

/** Whether a connected conversation is about the matter of the question, by names and words of the question. */
function isOnMatter(
  { links, said, quoted }: { links: readonly LinkWord[]; said: WordSet; quoted: string },
  asked: RecallQuestion,
  language: Question['language'],
): boolean {
  const quotedWords = wordSetOf(quoted);
  const names = namesIn([quoted]);
  const inQuotes = ({ word }: LinkWord): boolean =>
    names.has(word) || quotedWords.words.has(word) || linksIn(links, [quoted]).some((link) => link.word === word);
  const named = links.filter(({ isName }) => isName);
  const quotedNames = named.filter(inQuotes);
  if (named.length === 0) return false;
  if (asked.names.some((name) => !has(said, name, language))) return quotedNames.length >= MIN_QUOTED_NAMES;
  return quotedNames.length > 0 || subjectOf(asked).some((word) => has(said, word, language));
}
