import type { ConversationQuote, Turn } from '../quote-conversation.ts';
import { isUntranslated, type SoughtWord } from '../text/word-meanings.ts';
import { isStopWord, stem, wordsOf } from '../text/words.ts';
import { isMeasured, measureAsked, withoutMeasureWords } from './measured.ts';
import { type Unit, unitsOf } from './units.ts';

interface PassageRequest {
  /** The question as typed; it shows what kind of fact is asked for. */
  question: string;
  /** The words of the question, each with the words that count as the same. */
  words: readonly SoughtWord[];
  /** The words of earlier questions, which count less. */
  before?: readonly SoughtWord[];
}

/** A passage of a conversation that may answer a question. */
export interface Passage {
  /** The sentence or list item that matches best with its neighbours, unchanged. */
  quote: ConversationQuote;
  /** The best sentence alone. */
  sentence: string;
  /** The share of the question's words that the sentence or its surroundings contain, 0 to 1; 0 without words. */
  share: number;
  /** Comparable within one request. */
  score: number;
  /** Whether the sentence states the measure that the question asks for; true if it asks for none. */
  isMeasured: boolean;
}

const MAX_LENGTH = 420;
/**
 * Weights of a word that the sentence lacks: if the previous sentence has it, and if the question above the reply has
 * it.
 */
const NEAR_WEIGHT = 0.5;
const ASKED_WEIGHT = 0.4;
const BEFORE_WEIGHT = 0.35;
/** A word whose meaning is unknown weighs less, because the text may contain it in another language. */
const UNTRANSLATED_WEIGHT = 0.3;
const QUESTION_FACTOR = 0.5;
const ANNOUNCEMENT_FACTOR = 0.5;
const MEASURED_BONUS = 0.75;
/** The beginning of a sentence that needs the previous one to be understood. */
const NEEDS_PREVIOUS =
  /^(?:they|it|this|that|these|those|he|she|both|then|so|but|and|also|otherwise|instead|the (?:first|last|second|third|other)s?|sie|es|das|dies\w*|dann|beide|deshalb|die (?:erste|letzte|zweite)\w*|dat|die|ze|het|daarna|beide|elle|il|cela|ça|ensuite|les deux|eso|esto|ellos|luego|ambos|questo|quello|poi|entrambi|isso|isto|depois|ambos)\b/i;

type Matches = (unit: Unit | undefined, word: SoughtWord) => boolean;

/** Whether a unit contains a word or one that counts as the same, in any inflected form. */
function createMatches(): Matches {
  const cachedStems = new Map<Unit, ReadonlySet<string>>();
  const stemsOf = (unit: Unit): ReadonlySet<string> => {
    const found = cachedStems.get(unit) ?? new Set(wordsOf(unit.text).flatMap((word) => [stem(word), word]));
    cachedStems.set(unit, found);
    return found;
  };
  return (unit, word) => {
    if (unit === undefined) return false;
    const stems = stemsOf(unit);
    return word.some((one) => one.split(/[-'’ ]/).every((part) => stems.has(stem(part)) || stems.has(part)));
  };
}

/** The sum of the weights of the words that a unit and its surroundings contain. */
function sumOf(
  words: readonly { word: SoughtWord; weight: number }[],
  { unit, near, asked }: { unit: Unit; near: Unit | undefined; asked: readonly Unit[] },
  matches: Matches,
): number {
  return words.reduce((sum, { word, weight }) => {
    if (matches(unit, word)) return sum + weight;
    if (matches(near, word)) return sum + NEAR_WEIGHT * weight;
    return asked.some((one) => matches(one, word)) ? sum + ASKED_WEIGHT * weight : sum;
  }, 0);
}

interface Weighing {
  matches: Matches;
  /** Whether at least one word has a known meaning, as in most questions in another language. */
  isForeign: boolean;
}

/** The words with their weights; a word that few units contain weighs more. */
function weigh(words: readonly SoughtWord[], units: readonly Unit[], { matches, isForeign }: Weighing) {
  return words
    .filter((word) => word.some((one) => !isStopWord(one)))
    .map((word) => {
      const count = units.filter((unit) => matches(unit, word)).length;
      const rarity = Math.log(1 + (units.length - count + 0.5) / (count + 0.5));
      return { word, weight: count === 0 && isForeign && isUntranslated(word) ? rarity * UNTRANSLATED_WEIGHT : rarity };
    });
}

function factorOf({ text }: Unit): number {
  if (text.endsWith('?')) return QUESTION_FACTOR;
  return text.endsWith(':') ? ANNOUNCEMENT_FACTOR : 1;
}

/**
 * The unit and as many of the following ones as fit, after the previous unit if it is needed to understand this one.
 */
function windowAround(units: readonly Unit[], best: Unit): string {
  const before = units[best.at - 1];
  const needsPrevious = before !== undefined && (NEEDS_PREVIOUS.test(best.text) || best.isItem) && !before.isItem;
  const parts =
    needsPrevious && before.text.length + best.text.length < MAX_LENGTH ? [before.text, best.text] : [best.text];
  let length = parts.join(' ').length;
  for (const { text } of units.slice(best.at + 1)) {
    length += text.length + 1;
    if (length > MAX_LENGTH) break;
    parts.push(text);
  }
  return parts.join(' ');
}

/**
 * The passages of a conversation that answer a question best, best first: at most `limit`, without overlaps. Empty if
 * no sentence contains a word of the question.
 */
export function bestPassages(request: PassageRequest, turns: readonly Turn[], limit = 2): Passage[] {
  const byTurn = unitsOf(turns);
  const all = byTurn.flat();
  const matches = createMatches();
  const weighing = { matches, isForeign: request.words.some((word) => !isUntranslated(word)) };
  const measure = measureAsked(request.question);
  const subject = measure === undefined ? request.words : withoutMeasureWords(request.words);
  const words = weigh(subject.length > 0 ? subject : request.words, all, weighing);
  const before = weigh(request.before ?? [], all, weighing);
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const scored = byTurn.flatMap((units, turnAt) => {
    const asked = units[0]?.role === 'assistant' ? (byTurn[turnAt - 1] ?? []) : [];
    return units.map((unit) => {
      const place = { unit, near: units[unit.at - 1], asked };
      const matched = sumOf(words, place, matches);
      const share = total === 0 ? 0 : matched / total;
      const measured = measure === undefined || isMeasured(measure, unit.text);
      const bonus = measure !== undefined && measured && matched > 0 ? MEASURED_BONUS : 0;
      const context = total === 0 ? 0 : (BEFORE_WEIGHT * sumOf(before, place, matches)) / total;
      return { unit, units, share, isMeasured: measured, score: (share + bonus + context) * factorOf(unit) };
    });
  });
  const ranked = scored.filter(({ share }) => share > 0).toSorted((a, b) => b.score - a.score);
  const chosen: Passage[] = [];
  for (const { unit, units, ...rest } of ranked) {
    if (chosen.length >= limit) break;
    if (chosen.some(({ quote }) => quote.turnId === unit.turnId && quote.text.includes(unit.text))) continue;
    const { turnId, role } = unit;
    chosen.push({ quote: { turnId, role, text: windowAround(units, unit) }, sentence: unit.text, ...rest });
  }
  return chosen;
}

/** The share of the words that a text contains, 0 to 1; all words have the same weight. */
export function shareIn(text: string, words: readonly SoughtWord[]): number {
  const matches = createMatches();
  const unit: Unit = { turnId: '', role: 'user', text, at: 0, isItem: false };
  return words.length === 0 ? 0 : words.filter((word) => matches(unit, word)).length / words.length;
}
