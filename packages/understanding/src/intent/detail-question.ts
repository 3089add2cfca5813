import { plainWordsOf } from '../text/plain-words.ts';
import { comparable } from '../own-data/command-forms.ts';
import { isArchiveQuestion, subjectWords } from './archive-question.ts';
import type { DetailKind, DetectedIntent } from './detected-intent.ts';
import { isFreeTimeQuestion, isPlanQuestion } from './plan-question.ts';

const MAX_LENGTH = 70;
const MAX_WORDS = 9;
/** Maximum words of a question that starts with 'and' but has no pronoun: 'and how many days off?'. */
const MAX_BARE_WORDS = 8;
/** Asks about the lists of the app. */
const APP_THINGS =
  /\b(?:conversations?|chats?|tasks?|to-?dos?|goals?|reminders?|events?|appointments?|meetings?|gesprek\w*|taken|doelen|afspra\w+|gesprach\w*|aufgaben|ziele|termine?|taches|objectifs|rendez-vous|conversaciones|tareas|metas|citas|conversazioni|compiti|obiettivi|appuntament\w|conversas|tarefas|compromissos)\b/;
/** A question with more subject words is not about the conversation that was quoted. */
const MAX_SUBJECT_WORDS = 4;

/** Question words in seven languages: lower case, without accents. */
const KINDS: readonly (readonly [DetailKind, RegExp])[] = [
  ['when', /^(?:when|what (?:day|date|time)|wanneer|hoe laat|wann|um wie viel uhr|quand|cuando|quando)\b/],
  [
    'amount',
    /^(?:how (?:much|many|long|far|often|big|old|hot|high)|hoe(?: ?veel| lang| vaak| ver)|wie (?:viele?|lange|oft|weit)|combien|cuant[oa]s?|quant[oiae]s?)\b/,
  ],
  ['why', /^(?:why|how come|waarom|warum|wieso|weshalb|pourquoi|por que|perche|porque)\b/],
  ['where', /^(?:where|waar|wo|ou est|ou|donde|dove|onde)\b/],
  ['who', /^(?:who|wer|qui|quien(?:es)?|chi|quem)\b/],
];
const CONNECTIVE = /^(?:(?:and|but|so|ok|okay|en|und|et|y|e|ed|maar|aber|mais|pero|ma|mas)[, ]+)+/;
/** Refers to what was quoted before. */
const PRONOUN =
  /\b(?:it|that|this|she|he|they|them|there|those|her|his|their|its|het|dat|ze|zij|hij|daar|sie|es|er|das|dort|elle|il|ca|cela|c'etait|c'est|eso|ella|ello|esto|quello|lei|essa|esse|isso|ela|ele)\b/;
/** Asks about the person's time and not about what was quoted. */
const OWN_TIME =
  /\b(?:am i|can i|could i|do i|i'm|heb ik|ben ik|habe ich|bin ich|suis-je|estoy|tengo|sono|ho|estou|tenho)\b/;

/** What the answer to a question is: a time ('when') or a number ('amount'). Undefined for other questions. */
export const factAsked = (question: string): 'when' | 'amount' | undefined => {
  const plain = comparable(question.trim().replace(/^[¿¡\s]+/, '')).replace(CONNECTIVE, '');
  const kind = KINDS.find(([, form]) => form.test(plain))?.[0];
  return kind === 'when' || kind === 'amount' ? kind : undefined;
};

/** Asks for a name: 'what was her friend called', 'hoe heet', 'comment s'appelle'. */
const ASKS_NAME =
  /\b(?:called|names?|heet(?:te)?|heten|naam|heisst|hiess|heissen|name|s'appel\w*|nom|prenom|se llam\w*|nombre|si chiam\w*|nome|se cham\w*|chama\w*)\b/;

/** Whether a question asks for a time, a number, a person, a place or a name. */
export const asksFact = (question: string): boolean => {
  const plain = comparable(question.trim().replace(/^[¿¡\s]+/, '')).replace(CONNECTIVE, '');
  const kind = KINDS.find(([, form]) => form.test(plain))?.[0];
  return (kind !== undefined && kind !== 'why') || ASKS_NAME.test(plain);
};

const searchedArchive = (previous: DetectedIntent): boolean =>
  previous.intent === 'archive_question' ||
  previous.intent === 'count_question' ||
  previous.intent === 'cited' ||
  (previous.intent === 'needs_model' && previous.kind === 'knowledge');

const MAX_ADDED_WORDS = 3;
/** Begins with a preposition or 'if': asks nothing by itself. Prepositions of time are left out. */
const WITHOUT_QUESTION_WORD =
  /^(?:straight |directly |only )?(?:from|with|without|if|about|aus|mit|ohne|wenn|uit|met|zonder|als|avec|sans|si|con|sin|senza|com|sem)\b/;

/** 'And straight from the fridge?': words to add to the question before. */
function withAddedWords(text: string, rest: string, previousQuery: readonly string[]): DetectedIntent | undefined {
  const words = subjectWords(rest.replace(/[?\s]+$/, ''));
  const isAddition = text.trim().endsWith('?') && words.length > 0 && words.length <= MAX_ADDED_WORDS;
  if (!isAddition || previousQuery.length === 0 || plainWordsOf(rest).length > MAX_BARE_WORDS) return undefined;
  if (isArchiveQuestion(text) || isPlanQuestion(text) || isFreeTimeQuestion(text)) return undefined;
  return { intent: 'archive_question', query: [...previousQuery, ...words], confidence: 0.8 };
}

/** A question for a detail of the conversation that the previous reply quoted: 'and when is it?', 'und warum?'. */
export const detailQuestion = (text: string, previous: DetectedIntent): DetectedIntent | undefined => {
  if (text.length > MAX_LENGTH || !searchedArchive(previous)) return undefined;
  const plain = comparable(text.trim().replace(/^[¿¡\s]+/, ''));
  const rest = plain.replace(CONNECTIVE, '');
  const kind = KINDS.find(([, form]) => form.test(rest))?.[0];
  const isReference =
    PRONOUN.test(rest) || (rest !== plain && plainWordsOf(rest).length <= MAX_BARE_WORDS && !isArchiveQuestion(text));
  const previousQuery = 'query' in previous ? (previous.query ?? []) : [];
  if (OWN_TIME.test(rest) || APP_THINGS.test(rest)) return undefined;
  if (kind === undefined && WITHOUT_QUESTION_WORD.test(rest) && rest !== plain)
    return withAddedWords(text, rest, previousQuery);
  if (kind === undefined || !isReference) return undefined;
  if (plainWordsOf(rest).length > MAX_WORDS || isPlanQuestion(text) || isFreeTimeQuestion(text)) return undefined;
  const words = subjectWords(rest.replace(KINDS.find(([name]) => name === kind)?.[1] ?? '', ''));
  if (words.length > MAX_SUBJECT_WORDS) return undefined;
  return { intent: 'cited', ask: 'detail', detail: kind, words, query: previousQuery, confidence: 0.85 };
};
