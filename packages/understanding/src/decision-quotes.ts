import { bestSentences } from './extract-answer.ts';
import type { ConversationQuote, Turn } from './quote-conversation.ts';
import { plainText } from './text/plain-text.ts';
import { splitSentences } from './text/sentences.ts';
import { wordsOf } from './text/words.ts';

const MAX_STATEMENT_LENGTH = 300;
const MAX_REASONS = 2;
/** A shorter sentence gives no reason: 'Graça or Campo de Ourique' only names two places. */
const MIN_REASON_WORDS = 6;
const MAX_SENTENCES = 40;

/** Asks what was decided, chosen or agreed in the end, in seven languages. */
const ASKS_DECISION =
  /\b(?:deci(?:d\p{L}*|s(?:io|ão|ao|õe|oe)\w*)|décisions?|pick(?:ed)?|choose|chose|chosen|choice|settled?|agreed?|(?:go|went) (?:with|for)|ended? up|end up|in the end|opt(?:ed)?|pay|paid|buy|bought|sign(?:ed)?|beslist|besloten|besliss\w*|besluit\w*|gekozen|koos|kozen|uiteindelijk|entschied\w*|entscheid\w*|gewählt|ausgesucht|ausgewählt|am ende|décid\w*|choisi\w*|finalement|elegi\w*|escogi\w*|al final|scel(?:to|ta|te|ti|so)|deciso|alla fine|escolh\w*|no fim)(?!\p{L})/iu;

/** Asks how something of the person's own ended: 'how did I fix the tap', 'what was the cause in the end'. */
const ASKS_OUTCOME =
  /\bhow did (?:i|we|it|that|the)\b|^did (?:the|my|our|it|that)\b|\bhow (?:was|were) .{2,60} (?:fixed|solved|repaired|done)\b|\bwhat (?:was|were|turned out to be|did) .{2,80}\b(?:cause|reason|problem|result|outcome|wrong|end)\b|\b(?:in the end|finally|turn(?:ed)? out|eventually|uiteindelijk|am ende|letztlich|finalement|al final|alla fine|no fim|afinal)(?!\p{L})/iu;

/** The person reports how it went. */
const REPORTS =
  /\b(?:was|were|found|came|got|worked|works|finished|went|gave|turned|helped|took|made|had|has|is|from .{1,30} to|liep|ging|werkte|war|hat|wurde|était|a été|fue|era|è stato|ha|foi)(?!\p{L})/iu;

/** The person says what was decided. */
const DECIDES =
  /\b(?:i|we)(?:'ve| have|'re| are)? (?:finally |both |all |just )?(?:decid\w+|chose|chosen|settl\w+|picked|agreed|went (?:with|for)|going (?:with|for)|sign(?:ed|ing)|opted|said yes|booked|bought|ordered|took|taking)\b|\b(?:i|we)(?:'ll| will) (?:go with|take|do|show|use)\b|\b(?:she|he|they) (?:chose|decided|picked|agreed|accepted)\b|\b(?:sounds|feels|is) right (?:for|to) (?:us|me)\b|\bsounds like (?:us|me|something)\b|\b(?:besloten|beslist|gekozen|entschieden|gewählt|décidé|choisi|decidido|decidimos|elegido|elegimos|deciso|scelto|escolhi|escolhemos)(?!\p{L})/iu;

/** Whether a word only asks for a decision or an outcome, so that the conversation need not contain it: 'pay', 'end'. */
export const isDecisionWord = (word: string): boolean =>
  ASKS_DECISION.test(word) ||
  /^(?:end|final|finally|cause|reason|outcome|result|eventually|einde|ende|fin|fine)$/.test(word);

/** Words of a question for all decisions, which name no single one: in seven languages. */
const ABOUT_ANY_DECISION =
  /^(?:deci\w*|d[ée]ci\w*|decis\S*|besli\w*|beslo\w*|beslu\w*|entsch\w*|ma(?:de|ke)|ta(?:ke|ken)|took|big|bigger|important|own|getroffen|genomen|gemaakt|prise?s?|tom[eé]|tomad[oa]s?|preso|prese|tomei|tomadas)$/iu;
const NAMES_DECISION =
  /\b(?:deci(?:d|s)\S*|décid\w*|décisions?|besliss\w*|besloten|besluit\w*|entsch(?:ied|eid)\w*)(?!\p{L})/iu;

/** Whether a question asks for all decisions of the person: 'what decisions did I make this year'. */
export const asksAllDecisions = (question: string, words: readonly string[]): boolean =>
  NAMES_DECISION.test(question) && words.every((word) => ABOUT_ANY_DECISION.test(word));

/** Words that decisions have, rare enough to search for. */
export const DECISION_WORDS: readonly string[] =
  'decided chose chosen settled agreed opted booked bought besloten gekozen entschieden décidé choisi decidido elegido deciso scelto'.split(
    ' ',
  );

/** Whether a question asks what the person decided in the end, or how something ended. */
export const asksDecision = (question: string): boolean => ASKS_DECISION.test(question) || ASKS_OUTCOME.test(question);

const lastStatement = (turns: readonly Turn[], form: RegExp): number =>
  turns.findLastIndex(
    ({ role, text }, index) =>
      role === 'user' &&
      index > 0 &&
      text.length <= MAX_STATEMENT_LENGTH &&
      withoutQuestions(text) !== '' &&
      form.test(withoutQuestions(text)),
  );

/**
 * Sentences of the replies that give reasons for a decision, and then the person's last statement of what was decided. If
 * `question` asks how something ended, a report of that counts too. Empty if there is no such statement.
 */
export const decisionQuotes = (turns: readonly Turn[], question = ''): ConversationQuote[] => {
  const decided = lastStatement(turns, DECIDES);
  const at = decided === -1 && ASKS_OUTCOME.test(question) ? lastStatement(turns, REPORTS) : decided;
  const decision = turns[at];
  if (decision === undefined) return [];
  const replies = turns.slice(0, at).filter(({ role }) => role === 'assistant');
  const statements = replies.flatMap(({ id, text }) =>
    splitSentences(plainText(text), MAX_SENTENCES)
      .filter((sentence) => wordsOf(sentence.text).length >= MIN_REASON_WORDS)
      .map((sentence) => ({ id, text: sentence.text })),
  );
  const chosen = withoutQuestions(decision.text).replace(DECIDES, ' ');
  const reasons = bestSentences(chosen, statements, { limit: MAX_REASONS });
  return [
    ...reasons.map(({ textId, text }) => ({ turnId: textId, role: 'assistant' as const, text })),
    { turnId: decision.id, role: 'user', text: withoutQuestions(decision.text) },
  ];
};

const withoutQuestions = (text: string): string =>
  splitSentences(plainText(text), MAX_SENTENCES)
    .map((sentence) => sentence.text.trim())
    .filter((sentence) => !sentence.endsWith('?'))
    .join(' ');

/** Asks what the person had asked, in seven languages. */
const ASKS_QUESTION =
  /\b(?:did|have|had) (?:i|we) (?:ever |already |first |last )?(?:ask|asked|want to know)\b|\b(?:i|we) asked\b|\b(?:gevraagd|vroeg ik|gefragt|fragte ich|demandé|preguntad[oa]|pregunté|chiesto|perguntei|perguntado)(?!\p{L})/iu;

export const asksForQuestion = (question: string): boolean => ASKS_QUESTION.test(question);
