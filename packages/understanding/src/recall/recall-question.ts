import { comparable as withoutAccents } from '../own-data/command-forms.ts';
import { askedWords, namesAsked } from '../passages/asked-words.ts';
import type { ReadLanguage } from '../questions/question-language.ts';
import { type Fact, factOf } from './fact-signs.ts';
import {
  AUXILIARY,
  ASKS_ASSISTANT,
  ASKS_COUNT,
  ASKS_DUTY,
  ASKS_FIRST,
  ASKS_LAST,
  ASKS_REASON,
  COMPARED,
  COUNTS_THINGS,
  KIND_ASKED,
  MONEY_NAMED,
  ENGLISH_VERBS,
  NO_SUBJECT,
  OWN_WORDS,
  PAYS,
  PERSON_OF,
  SECOND,
  SUBORDINATE,
  VERB_FORMS,
} from './question-words.table.ts';
import {
  APP_THINGS,
  APPOINTMENTS,
  ASKS_WITHIN,
  STATES_OR_REQUESTS,
  OPENS_QUESTION,
  PAST_FORMS,
  TASK_WORDS,
  TO_COME,
} from './past.table.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { englishMeanings } from '../text/word-meanings.ts';
import { type Relation, RELATIONS } from './relations.table.ts';
import { asksTotal, isStateWord, type StateAsked, stateAsked } from './state-asked.ts';

/** One of the questions of a message, which may have two. */
export interface RecallPart {
  text: string;
  fact: Fact | undefined;
  relations: readonly Relation[];
  /** The words that name the subject, as written in lower case. */
  subject: readonly string[];
  /** Words that describe what is asked for, such as its kind or a verb: the conversation need not contain them. */
  soft: readonly string[];
  /** Who or what a name is asked of by what they are: 'dog' in 'what is the name of the dog of Ben'. */
  role: string | undefined;
  /** Whether it asks what the assistant said: 'which names did you suggest'. */
  isAdvice: boolean;
  /** Whether it asks how many things there are, and not how much of one. */
  isCount: boolean;
  /** Whether it asks what was wanted, offered or so at first, and not how it turned out. */
  isFirst: boolean;
  /** Whether it asks how something turned out. */
  asksOutcome: boolean;
}

/** A question that something said or decided before may answer. */
export interface RecallQuestion {
  parts: readonly RecallPart[];
  /** Names in the question, which the conversation has to contain. */
  names: readonly string[];
  /** Whether it clearly asks for something of the person's own past: only their conversations can answer it. */
  isOwnPast: boolean;
  /** Whether it speaks of the person or their family, in any tense. */
  isPersonal: boolean;
  /** Whether it names tasks or goals, which the lists of the app may have as well. */
  asksTasks: boolean;
  /** Whether it asks how something is at present or how it ended, which a later conversation may tell. */
  state: StateAsked | undefined;
  /** Whether it asks for a sum over several occasions. */
  isTotal: boolean;
  /** Whether its question word stands somewhere within: then it may be about anything, also about the world. */
  isLoose?: true;
}

/** 'The FAVV', 'from the ÖGK': names, in any language. */
const INITIALS = /(?<=[\p{L}\p{N},] )\p{Lu}{2,6}(?![\p{L}\p{N}])/gu;
/** Whether a question asks for a reason only. */
export const isReasonAlone = (plain: string): boolean =>
  ASKS_REASON.test(plain.split(' ').slice(0, 3).join(' ').toLowerCase()) && questionParts(plain).length === 1;

const MAX_LENGTH = 240;
/** A shorter verb is an auxiliary, or in every conversation. */
const MIN_ACT = 5;

const comparable = (text: string): string => withoutAccents(text).replaceAll('ß', 'ss');

/** The first question of a message and the second, if there are two. */
export function questionParts(text: string): readonly string[] {
  const [, one, two] = SECOND.exec(text.trim()) ?? [];
  return one === undefined || two === undefined ? [text.trim()] : [one, two];
}

/** 'Regalato' in 'cosa abbiamo regalato': a verb, although a noun has the same meaning. */
const isParticiple = (word: string, text: string): boolean => {
  const before = text.toLowerCase().split(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u'), 2);
  return before.length === 2 && AUXILIARY.test(comparable(before[0] ?? ''));
};

/** 'Moving' in 'moving company': describes the kind. */
const isKindBefore = (word: string, text: string): boolean => {
  const [, next = ''] = comparable(text).split(`${comparable(word)} `, 2);
  return KIND_ASKED.test(/^[a-z]+/.exec(next)?.[0] ?? '');
};

const isVerbForm = (word: string, text: string, language: ReadLanguage): boolean => {
  // German writes nouns with a capital.
  if (language === 'de') return !hasCapital(word, text);
  if (isParticiple(word, text)) return true;
  if (language === 'en' && ENGLISH_VERBS.test(word)) return true;
  // A noun may have such an ending: 'alquiler'.
  return (
    word.length > 4 &&
    !isKindBefore(word, text) &&
    VERB_FORMS[language].test(word) &&
    !hasCapital(word, text) &&
    englishMeanings(word, language).length === 0
  );
};

/** Whether a word has a capital that is not that of the beginning of the question. */
const hasCapital = (word: string, text: string): boolean =>
  text.indexOf(word.charAt(0).toUpperCase() + word.slice(1)) > 0;

/** 'Gold or ceramic: what did I choose?' */
const TOPIC_FIRST = /^[^:?]{3,60}: */;
/** 'A name for the workshop, what did we choose?', 'it is dry every winter. What was the cause?' */
const STATED_FIRST = /^[^?]{3,90}[.,;!–-] +(?=[^.,;!?]{4,100}\?\s*$)/;
/** 'Cv-ketel' is a kind of 'ketel'. */
const SHORT_PREFIX = /(?<!\p{L})\p{L}{1,2}-(?=\p{L}{4})/gu;
/** 'Grand-père' is one word. */
const wordsIn = (text: string, language: ReadLanguage): string[] =>
  askedWords(text.replaceAll(/(?<=grands?)-(?=p[èe]re|m[èe]re|parents)/giu, '').replaceAll(SHORT_PREFIX, ''), language);

const PRICED: ReadonlySet<Relation> = new Set<Relation>(['pay', 'buy', 'sell']);
/** A year says when, and not what about. */
const YEAR = /^(?:19|20)\d\d$/;
const MONEY: Fact = { kind: 'measure', measure: 'money' };

/** 'How much of the deposit': a number that is an amount of money. */
const countsMoney = (plain: string, fact: Fact | undefined): boolean =>
  fact?.kind === 'measure' && fact.measure === 'number' && MONEY_NAMED.test(plain) && !COUNTS_THINGS.test(plain);

/** The fact, or a price if the number is paid: 'a cuánto la vendo'. */
function pricedIn(plain: string, fact: Fact | undefined, relations: readonly Relation[]): Fact | undefined {
  const isPrice = fact?.kind === 'measure' && fact.measure === 'number' && !ASKS_COUNT.test(plain);
  return countsMoney(plain, fact) || (isPrice && relations.some((one) => PRICED.has(one))) ? MONEY : fact;
}

export function partOf(written: string, whole: string, language: ReadLanguage): RecallPart {
  const text = written.replace(SUBORDINATE, '');
  const fact = factOf(text) ?? (PAYS.test(comparable(text)) ? MONEY : undefined);
  const words = wordsIn(text, language);
  const aside = wordsIn(written, language).filter((word) => !words.includes(word));
  const all = plainWordsOf(text);
  const relations = RELATIONS.filter(
    ({ relation, asks: form }) => all.some((word) => !PERSON_OF.test(word) && form.test(word)) && fits(relation, fact),
  ).map(({ relation }) => relation);
  const asks = (word: string): boolean =>
    !PERSON_OF.test(comparable(word)) &&
    RELATIONS.some((one) => fits(one.relation, fact) && one.asks.test(comparable(word)));
  const named = words.filter(
    (word) =>
      comparable(word).search(TASK_WORDS) === -1 &&
      !asks(word) &&
      !NO_SUBJECT.test(comparable(word)) &&
      !isStateWord(word, language),
  );
  const compared = COMPARED.exec(comparable(text))?.[0] ?? '';
  const isSoft = (word: string): boolean =>
    compared.includes(comparable(word)) ||
    KIND_ASKED.test(comparable(word)) ||
    YEAR.test(word) ||
    isVerbForm(word, whole, language);
  const nouns = named.filter((word) => !isSoft(word));
  // 'The technician who repaired the washing machine' need not be called a technician.
  const isRole = fact?.kind === 'name' && nouns.length > 1 && !hasCapitalInside(nouns[0] ?? '', whole, language);
  const subject = isRole ? nouns.slice(1) : nouns;
  const plain = comparable(text);
  const isAsked = relations.includes('advise') && ASKS_ASSISTANT.test(plain);
  // 'Why did we have to move' asks for a reason.
  const isDuty = fact === undefined && ASKS_DUTY.test(plain) && !ASKS_REASON.test(plain);
  const isAdvice = (fact?.kind !== 'who' && isAsked) || isDuty;
  // Of a name alone everybody's affairs are found: 'how did Ana take the proposal'.
  const isNameAlone = subject.every((word) => namesAsked(whole, language).includes(word));
  const acts = isNameAlone ? words.filter((word) => word.length >= MIN_ACT && asks(word)) : [];
  const rest = [...named.filter((word) => !subject.includes(word)), ...aside, ...acts];
  const isFirst = ASKS_FIRST.test(plain.replace(COMPARED, ' ')) && !ASKS_LAST.test(plain);
  const asksOutcome = !isFirst && PAST_FORMS[language].past.test(whole);
  return {
    text,
    fact: pricedIn(plain, fact, relations),
    relations,
    subject,
    soft: rest,
    role: isRole ? nouns[0] : undefined,
    isAdvice,
    isCount: ASKS_COUNT.test(plain) && !countsMoney(plain, fact),
    isFirst,
    asksOutcome,
  };
}

/** A proper name. German writes every noun with a capital. */
const hasCapitalInside = (word: string, text: string, language: ReadLanguage): boolean =>
  language !== 'de' && hasCapital(word, text);

/** 'Took' asks who took something over, or how long something took. */
const fits = (relation: Relation, fact: Fact | undefined): boolean => {
  if (relation === 'takeOver') return fact?.kind === 'who';
  if (relation === 'last') return fact?.kind === 'measure' && fact.measure === 'duration';
  return true;
};

export const isOwnWords = (text: string): boolean => OWN_WORDS.test(comparable(text));

/** Whether a message begins as a question does, in any of the seven languages. */
export const opensQuestion = (text: string): boolean =>
  OPENS_QUESTION.test(comparable(text.trim().replace(/^[¿¡\s]+/, '')));

/**
 * A message as a question for something known from before; undefined for any other message. `written` is the message
 * with remarks such as 'in the end', which `message` may lack.
 */
export function recallQuestion(
  message: string,
  language: ReadLanguage,
  written: string = message,
): RecallQuestion | undefined {
  const text = message.trim().replace(/quant['’]\s?[èe](?!\p{L})/iu, 'quanto è');
  const plain = comparable(text.replace(/^[¿¡\s]+/, ''));
  const asks = [plain, plain.replace(TOPIC_FIRST, ''), plain.replace(STATED_FIRST, '')];
  // 'Why do we no longer meet' asks for a reason.
  const state = isReasonAlone(plain) ? undefined : stateAsked(written, language);
  // 'Speelt zij nog viool?' begins with a verb that no list has.
  const isStated = namesAsked(text, language).length > 0 || state !== undefined;
  const hasMark = /\?\s*$/.test(text);
  const opens = asks.some((one) => OPENS_QUESTION.test(one)) || (isStated && hasMark);
  const isLoose = !opens && hasMark && ASKS_WITHIN.test(plain) && !STATES_OR_REQUESTS.test(plain);
  if (text.length > MAX_LENGTH || !(opens || isLoose) || TO_COME.test(plain)) return undefined;
  const asksTasks = plain.search(TASK_WORDS) !== -1;
  if (APP_THINGS.test(asksTasks ? plain.replaceAll(TASK_WORDS, ' ') : plain)) return undefined;
  const parts = withSameFact(withSubject(questionParts(text).map((part) => partOf(part, text, language))));
  if (APPOINTMENTS.test(plain) && !parts.some(({ fact }) => fact?.kind === 'measure' && fact.measure !== 'number'))
    return undefined;
  const { personal, past, ownVerb } = PAST_FORMS[language];
  const isPersonal = personal.test(plain) || ownVerb?.test(text) === true;
  const isOwnPast = isPersonal && (past.test(text) || state !== undefined);
  const named = [...namesAsked(text, language), ...[...text.matchAll(INITIALS)].map(([name]) => name.toLowerCase())];
  const names = named.filter((name) => parts.some(({ subject }) => subject.includes(name)));
  const isNamed = parts.some(({ subject }) => subject.some((word) => hasCapital(word, text)));
  if (asksTasks && !(isOwnPast && (names.length > 0 || isNamed))) return undefined;
  const asked = { parts, names, isOwnPast, isPersonal, asksTasks, state, isTotal: asksTotal(text) };
  return isLoose ? { ...asked, isLoose: true } : asked;
}

/** Without any noun, the verbs and kinds are what is left to look for. */
const withSubject = (parts: readonly RecallPart[]): readonly RecallPart[] =>
  parts.some(({ subject }) => subject.length > 0)
    ? parts
    : parts.map((part) => ({ ...part, subject: part.soft, soft: [] }));

/** 'What did we pay, and what did the garage ask?': the second part asks for a price as well. */
const withSameFact = (parts: readonly RecallPart[]): readonly RecallPart[] =>
  parts.map((part, at) => {
    const other = parts[1 - at];
    return part.fact === undefined && part.isFirst && other?.fact?.kind === 'measure'
      ? { ...part, fact: other.fact }
      : part;
  });

/** The words that name the subject of a question, each once. */
export const subjectOf = ({ parts }: RecallQuestion): string[] => [...new Set(parts.flatMap(({ subject }) => subject))];
