import { comparable } from '../own-data/command-forms.ts';
import { detectLanguage } from '../text/language.ts';
import type { PlanLanguage } from '../time/languages/time-words.ts';
import type { DataQuestion } from './data-question.ts';
import type { Reading } from './reading.ts';

/** 'Not', 'without' and 'except'; their question would otherwise be answered the other way round. */
const NEGATIONS: Readonly<Record<PlanLanguage | 'en', RegExp>> = {
  en: /\b(?:not|never|without|except|excluding|no|(?:ca|could|did|does|do|is|are|was|were|have|has|had|would|wo)nt)\b|n't\b/u,
  nl: /\b(?:niet|geen|nooit|zonder|behalve)\b/u,
  de: /\b(?:nicht|kein\p{L}*|niemals|ohne|au(?:ß|ss)er)\b/u,
  fr: /\b(?:pas|jamais|sans|sauf)\b/u,
  es: /\b(?:no|nunca|sin|salvo|excepto)\b/u,
  it: /\b(?:non|senza|tranne)\b/u,
  pt: /\b(?:nao|nunca|sem|exceto)\b/u,
};
/** Negations that have their own meaning: tasks that are open or have no date. */
const KNOWN_NEGATIONS =
  /\b(?:not (?:yet )?(?:been )?(?:done|finished|completed|reached|achieved)(?: yet)?|(?:no|without(?: an?| any)?) (?:(?:due )?dates?|deadlines?|times?)|nog niet (?:klaar|gedaan|afgerond|af)|(?:zonder|geen) (?:datum|deadline)|noch nicht (?:erledigt|fertig)|ohne (?:datum|termin|frist)|pas encore|sans (?:date|echeance)|sin (?:fecha|plazo)|senza (?:data|scadenza)|sem (?:data|prazo)|aun no|todavia no|non ancora|ainda nao)\b/gu;
/** Questions about other people, the world or the assistant itself. */
const OTHERS =
  /\b(?:people|persons?|everyone|everybody|somebody|who|users|humans|your|are you|you are|you're|mensen|iedereen|leute|menschen|gens|personnes|gente|personas|persone|pessoas)\b/u;
/** 'What is a goal', 'how does Claude work', 'is ChatGPT down', 'who made it', 'what does … mean'. */
const KNOWLEDGE =
  /\b(?:what|wat|was|que|qu|che|cosa|o que) (?:is|are|ist|sind|est|es|e|zijn) (?:an?|een|eine?[nrms]?|une?|una?|uno|um|uma) |\bhow (?:does|do (?!i|we|my)|is .* made)|\bwhat does\b|\b(?:is|are) \S+ (?:down|open|free|better|good)\b|\b(?:difference between|verschil tussen|unterschied zwischen|difference entre|diferencia entre|differenza tra|diferenca entre)\b|\b(?:models?|sources?) (?:do|did) you\b|\bdo you have (?:an? |any )?(?:sources?|goals?|models?)\b|\bwat betekent\b|\bwas bedeutet\b|\bque signifie\b|\bque significa\b|\bche significa\b/u;
/** Without a question mark, a message that begins like this says something and asks nothing. */
const STATEMENT =
  /^(?:i(?:'m|'ve|'ll)? (?!wonder|was wondering|want to|would like|need to (?:know|see))|it |he |she |they |we |these |those are|this |here |that |(?:my|the) (?:\S+ ){1,3}(?:is|are|was|were) |\S+ is (?:done|finished)|you have \d|\d+ |[a-z ]{1,20}: |as |asked |your |sent |ask |one more |next question|ik |het is |ich |es ist |mein\S* \S+ (?:ist|sind) |je |j'|c'est |il |elle |estoy |he |tengo |sono |ho |estou |tenho |(?:het|die|der|das|le|la|el|il) \S+ (?:is|ist|est|esta|e) |[oa] \S+ esta |fertig$|klaar$|terminado$|done$|finished$)/u;
const ASKS_FOR_QUESTIONS = /\b(?:ask me|(?:a|one more|another|next|five|some) questions?)\b/u;
const BEST =
  /\b(?:best|worst|beste[nrs]?|slechtste|schlechteste[nrs]?|meilleure?s?|pires?|mejor(?:es)?|peor(?:es)?|migliori?|peggiori?|melhor(?:es)?|pior(?:es)?)\b/u;
/** Periods that are not read rightly: hours, weeks of a month, holidays. */
const UNREAD_PERIOD =
  /\b(?:last|past|previous|laatste|afgelopen|letzten|dernieres?|ultim[ao]s|ultime) \S+ (?:hours?|uur|uren|stunden|heures|horas|ore)\b|\blast week of\b|\b(?:first|second|third|fourth|eerste|tweede|erste|zweite|premiere|deuxieme|primera|segunda|prima|seconda|primeira) (?:week|woche|semaine|semana|settimana)\b|\b(?:christmas|easter|halloween|thanksgiving|kerst\p{L}*|pasen|weihnacht\p{L}*|ostern|noel|paques|navidad|pascua|natale|pasqua|natal|pascoa)\b/u;
const RANGE =
  /\b(?:between|tussen|zwischen|entre|tra|fra)\b|\bfrom\b.*\b(?:to|until|till)\b|\bvan\b.*\btot\b|\bvon\b.*\bbis\b|\bda\b.*\ba\b/u;
const LONG_QUOTE = /["“«][^"”»]*\s[^"”»]*\s[^"”»]*\s[^"”»]*["”»]/u;
const FIRST_PERSON = /\b(?:i|my|me|mine|we|our|us|i've|i'm|i'd|have i|did i|do i)\b/u;

/** Whether the message says 'not', 'without' or 'except', other than in 'not done' or 'without a date'. */
export const isNegated = (plain: string, language: PlanLanguage | 'en'): boolean =>
  NEGATIONS[language].test(plain.replaceAll(KNOWN_NEGATIONS, ' ').replace(/^\W*no,|,? ?no\W*$/u, ''));

/** Whether a message in any of the languages says 'not', 'without' or 'except'. */
export function isNegatedMessage(text: string): boolean {
  const language = detectLanguage(text);
  return isNegated(comparable(text), language === 'other' ? 'en' : language);
}

/**
 * Whether a message must not be answered from the person's data, although its words have a meaning there: a negation, a
 * question about others or about the world, a statement, a quotation. `plain` is the message in lower case without
 * accents.
 */
export function isRefused(reading: Reading, plain: string, language: PlanLanguage | 'en'): boolean {
  const text = plain.replace(/^[¿¡\s]+/u, '');
  const { has, things } = reading;
  if (isNegated(text, language)) return true;
  if (OTHERS.test(text) && !has('memories')) return true;
  if (KNOWLEDGE.test(text) || LONG_QUOTE.test(text) || UNREAD_PERIOD.test(text)) return true;
  if (!text.includes('?') && STATEMENT.test(text)) return true;
  if (ASKS_FOR_QUESTIONS.test(text)) return true;
  if (BEST.test(text) && !things.some(({ kind }) => kind === 'goals')) return true;
  return reading.periods.length > 1 && RANGE.test(text);
}

/** Whether a question names assistants but neither the person nor a thing of theirs: 'is ChatGPT bigger than Claude'. */
export const isAboutAssistants = (reading: Reading, plain: string, language: PlanLanguage | 'en'): boolean =>
  language === 'en' &&
  reading.things.length === 0 &&
  reading.sources.length > 0 &&
  !reading.has('talk') &&
  !FIRST_PERSON.test(plain);

/** Whether a message with a question before it asks something of its own, so that no filter of that question counts. */
export function standsAlone(reading: Reading, previous: DataQuestion): boolean {
  const { has, things } = reading;
  if (has('those', 'rest', 'only')) return false;
  const isWhole = things.length > 0 && has('howMany', 'which', 'list', 'when', 'howLong', 'howMuch');
  const isOther = things.some(({ kind }) => kind !== previous.thing && kind !== 'categories');
  return isWhole || isOther || (has('which') && has('most', 'least'));
}

/** 'And what is photosynthesis?', 'it was in 1990': no question about a list that was shown. */
const IS_REMARK =
  /\b(?:what|who|wat|wie|was|wer|que|qui|quien|cosa|chi|quem)(?:'s| is| are| was| ist| sind| est| es| e| sono) (?!left|the (?:average|total|share|sum|longest|shortest|latest|last|first|oldest|newest|most|biggest|smallest|next|second|third))|\b(?:it|he|she|they|i|this) (?:is|was|are|am|were)\b|\bi'm\b|\bis it\b/u;

export const isRemark = (plain: string): boolean => IS_REMARK.test(plain);
