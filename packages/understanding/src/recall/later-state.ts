import { comparable } from '../own-data/command-forms.ts';
import { type Unit, unitsOf } from '../passages/units.ts';
import type { ConversationQuote, Turn } from '../quote-conversation.ts';
import { soughtInAnyLanguage } from '../text/word-meanings.ts';
import type { Language } from '../text/language.ts';
import { holdsFact } from './fact-signs.ts';
import { isQuestion } from './places.ts';
import { passageAround } from './passage-around.ts';
import { ASKS_REASON } from './question-words.table.ts';
import { isOwnWords, type RecallQuestion, subjectOf } from './recall-question.ts';
import { containsWord, wordSetOf } from './word-set.ts';

/** A change, an end or an outcome, in seven languages: lower case, without accents. */
const CHANGES =
  /(?<![a-z])(?:cancel\w*|call(?:ed|ing)? off|instead|no longer|not any ?more|stopped|gave up|dropped|changed?|new|moved|moves|moving|final|finally|in the end|done|settled|paid|bill|result\w*|now|back|refus\w+|needed|update|postpon\w+|geannuleerd|annuleren|afgezegd|annulering|afzegging|in plaats|niet meer|gestopt|nieuwe?|verhui\w+|uiteindelijk|klaar|betaald|rekening|nu|terug|uitgesteld|toch|abgesagt|storniert|absagen?|absage|stornieren|stornierung|stattdessen|nicht mehr|aufgehort|geandert|neue?[rsnm]?|umgezogen|endgultig|am ende|schliesslich|fertig|bezahlt|rechnung|jetzt|zuruck|verschoben|doch|annul\w+|au lieu|plus (?:de|besoin)|arrete|chang\w+|nouve\w+|demenag\w+|final\w*|termine\w*|paye\w*|facture|maintenant|report\w+|cancel\w+|anul\w+|en lugar|en vez|ya no|dej\w+ de|cambi\w+|nuev\w+|mud\w+|al final|terminad\w|pagad\w|factura|ahora|aplaz\w+|annullat\w|disdett\w|invece|non piu|smess\w|nuov\w|traslocat\w|alla fine|finit\w|pagat\w|fattura|adesso|rimandat\w|em vez|ja nao|deix\w+ de|novo|nova|no fim|pronto|pag\w+|fatura|agora|adiad\w)(?![a-z])/;
/** A sum that was paid or billed in the end: no later state of it is looked for. */
const SETTLED =
  /(?<![a-z])(?:final|in the end|paid|invoiced?|bill|refund\w*|betaald|eindafrekening|rekening|uiteindelijk|notaris|bezahlt|rechnung|am ende|endgultig|erstattet|genehmigt|paye\w*|facture|au final|rembours\w+|revenue|pagad\w|pagamos|factura|al final|pagat\w|fattura|alla fine|pago|paga|fatura|no fim)(?![a-z])/;

const MIN_WORDS = 4;
const FACT_SCORE = 2;
const CHANGE_SCORE = 1;
const WORD_SCORE = 0.5;
const MAX_WORD_SCORE = 2;
/** A statement with less is not certain to be about the matter. */
const MIN_SCORE = 1.5;
const MIN_OPENING_SCORE = 1;

const plain = (text: string): string => comparable(text.toLowerCase()).replaceAll('ß', 'ss');

/** Whether a later conversation may have changed what a question asks for: an outcome or the present state. */
export function mayHaveChanged({ parts, isOwnPast, isPersonal, names, state }: RecallQuestion, text: string): boolean {
  if (isOwnWords(text)) return false;
  const isOwn = isOwnPast || isPersonal || names.length > 0;
  return parts.some(
    ({ text: part, isFirst, isAdvice, isCount, fact, asksOutcome }) =>
      (isOwn || asksOutcome) &&
      !isFirst &&
      !isAdvice &&
      (!isCount || state !== undefined || fact?.kind !== 'measure') &&
      !ASKS_REASON.test(plain(part)),
  );
}

/** Whether a text has a word of a change, an end or an outcome. */
export const tellsChange = (text: string): boolean => CHANGES.test(plain(text));

/** Verbs of ending and changing, in seven languages: the reason for it may be told later. */
const ENDS =
  /(?<![a-z])(?:leave|left|leaving|stop(?:ped)?|quit|cancel\w*|dropp?(?:ed)?|gave up|give up|chang\w+|switch\w*|moved?|end(?:ed)?|sold|sell|gestopt|stopten?|stopte|opgezegd|opgegeven|weggegaan|vertrokken|veranderd|gewisseld|overgestapt|verkocht|verhuisd|geannuleerd|afgezegd|niet meer|aufgehort|aufgegeben|gekundigt|gewechselt|geandert|abgesagt|storniert|verkauft|umgezogen|verlassen|verschoben|nicht mehr|raus|quitt\w+|arret\w+|annul\w+|abandonn\w+|chang\w+|vendu\w*|demenag\w+|resili\w+|ne [^?]{1,20} plus|dej\w+|cancel\w+|anul\w+|cambi\w+|abandon\w+|vend\w+|ya no|smess\w|lasciat\w|annullat\w|cambiat\w|vendut\w|traslocat\w|disdett\w|non [^?]{1,20} piu|deix\w+|mud\w+|desist\w+|troc\w+|ja nao)(?![a-z])/;

/** Whether a question asks why something ended or changed. */
export const asksAboutEnd = (text: string): boolean => ASKS_REASON.test(plain(text)) && ENDS.test(plain(text));

/** Whether the quotes tell what was paid in the end. */
export const isSettled = ({ parts }: RecallQuestion, quotes: readonly Pick<ConversationQuote, 'text'>[]): boolean =>
  parts.some(({ fact }) => fact?.kind === 'measure') &&
  quotes.some(({ text }) => /\d/.test(text) && SETTLED.test(plain(text)));

/**
 * What the person says in a later conversation that changed the matter of a question: how it begins, the statement that
 * has most of what is asked for or tells of a change, and the last report. `links` are the words that connect it with
 * what was quoted. Empty if nothing is certain.
 */
export function laterStateIn(
  asked: RecallQuestion,
  language: Language,
  { turns, links }: { turns: readonly Turn[]; links: readonly string[] },
): readonly ConversationQuote[] {
  const subject = soughtInAnyLanguage(subjectOf(asked), language);
  const scoreOf = (text: string): number => {
    const known = wordSetOf(text);
    const shared = [...subject, ...links.map((word) => [word])].filter((word) => containsWord(known, word)).length;
    const facts = asked.parts.filter(({ fact }) => fact !== undefined && holdsFact(fact, text)).length;
    const words = Math.min(MAX_WORD_SCORE, shared * WORD_SCORE);
    return words + facts * FACT_SCORE + (CHANGES.test(plain(text)) ? CHANGE_SCORE : 0);
  };
  const told = turns
    .filter(({ role, text }) => role === 'user' && text.trim().split(/\s+/).length >= MIN_WORDS)
    .filter((turn) =>
      unitsOf([turn])
        .flat()
        .some((unit) => !isQuestion(unit)),
    )
    .map((turn, at) => ({ turn, at, score: scoreOf(turn.text) }))
    .filter(({ at, score }) => score >= (at === 0 ? MIN_OPENING_SCORE : MIN_SCORE));
  // The opening tells what changed, and the last report how it ended.
  if (told.every(({ score }) => score < MIN_SCORE)) return [];
  const best = told.toSorted((a, b) => b.score - a.score || b.at - a.at)[0];
  const shown = told.filter((one, at) => at === 0 || one === best || at === told.length - 1);
  return shown.flatMap(({ turn }) => {
    const units = unitsOf([turn])[0] ?? [];
    const unit = units.toSorted((a: Unit, b: Unit) => scoreOf(b.text) - scoreOf(a.text))[0];
    return unit === undefined ? [] : [passageAround(unit, turns)];
  });
}
