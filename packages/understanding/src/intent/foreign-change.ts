import { inEnglish } from '../time/languages/in-english.ts';
import type { PlanLanguage } from '../time/languages/time-words.ts';
import type { ChangeWords } from './change-words.ts';
import { withoutAccents, withoutQuestionMarks } from './foreign-questions.ts';
import { CHANGE_WORDS } from './foreign-words/changes.table.ts';
import { EARLIER, FINISHES, MOVES_BY } from './foreign-words/finishes.table.ts';
import { TIMER_WORDS } from './timer.table.ts';
import { secondsIn } from './timer.ts';

const MAX_LENGTH = 160;

interface ChangeForms {
  language: PlanLanguage;
  cancel: RegExp;
  move: RegExp;
  article: RegExp;
  general: RegExp;
}

const formsOf = ({ language, polite, cancel, cancelEnd, move, to, articles, general }: ChangeWords): ChangeForms => ({
  language,
  cancel: new RegExp(`^(?:(?:${polite})[, ]+){0,2}(?:${cancel}) (.+?)(?: (?:${cancelEnd}))?$`),
  move: new RegExp(`^(?:(?:${polite})[, ]+){0,2}(?:${move}) (.+?) (?:(?=(?:on|at) )|${to}) ?(.+)$`),
  article: new RegExp(`^(?:(?:${articles})\\s+|l'|dell'|all')`),
  general: new RegExp(`\\b(?:${general})\\b`, 'g'),
});

const FORMS = CHANGE_WORDS.map(formsOf);
/** Small words within the name of an item: 'la cita del dentista', 'mein Termin beim Arzt' ('my doctor's appointment'). */
const LINKS =
  /\b(?:van|von|vom|del|de la|de|du|des|di|della|do|da|met|mit|con|avec|com|per|para|pour|beim|bei|chez|bij|al|a la|le|la|der|het|de|om|um|met de)\b/g;
/** Commands about conversations are read by foreignQuestion. */
const CONVERSATION =
  /\b(?:gesprek|chat|conversatie|gesprach|unterhaltung|conversation|discussion|conversacion|charla|conversazione|conversa)\b/;
/** 'Mets un déjeuner vendredi' ('put in a lunch …') adds something new. */
const INDEFINITE = /^(?:een|'n|eine?[nrm]?|une?|una?|un'|uma?)(?:\s|$)/;
const ENGLISH_DAY =
  /\b(?:today|tomorrow|tonight|\w+day|next|this|january|february|march|april|may|june|july|august|september|october|november|december|at \d|in \d)\b|\d{4}-\d\d|^\d{1,2}(?::\d\d| ?[ap]m)\b/;

/** 'Ho fatto la spesa, puoi spuntarla' ('I have done the shopping, you can tick it off') in English. */
export const foreignFinish = (message: string): string | undefined => {
  const folded = withoutAccents(withoutQuestionMarks(message));
  const finished = FINISHES.map((form) => form.exec(folded)?.[1]).find((item) => item !== undefined);
  return finished === undefined ? undefined : `mark ${finished} as done`;
};

/** 'Schieb das Meeting um eine Stunde nach hinten' ('push the meeting back an hour') in English. */
const moveByLength = (folded: string): string | undefined => {
  const groups = MOVES_BY.map((form) => form.exec(folded)?.groups).find((found) => found !== undefined);
  const { item = '' } = groups ?? {};
  const length = groups?.length ?? groups?.longer ?? '';
  const words = TIMER_WORDS.find((one) => one.language !== 'en' && secondsIn(length, one) > 0);
  if (words === undefined) return undefined;
  const named = item.replace(
    /^(?:de|het|die|das|den|der|le|la|l'|el|il|lo|o|a|mijn|meine?n?|mon|ma|mi|meu|minha) ?(?=\S{3})/,
    '',
  );
  return `move my ${named} by ${secondsIn(length, words) / 60} minutes ${EARLIER.test(folded) ? 'earlier' : 'later'}`;
};

/**
 * The English command with the same meaning: 'zeg mijn afspraak van vrijdag af' becomes 'cancel my appointment friday'.
 * Words that name the item are not translated. Undefined for other messages.
 */
export const foreignChange = (message: string): string | undefined => {
  if (message.length > MAX_LENGTH) return undefined;
  const plain = withoutQuestionMarks(message);
  const folded = withoutAccents(plain);
  if (CONVERSATION.test(folded)) return undefined;
  const finished = foreignFinish(message);
  if (finished !== undefined) return finished;
  const movedBy = moveByLength(folded);
  if (movedBy !== undefined) return movedBy;
  for (const forms of FORMS) {
    if (!forms.cancel.test(folded) && !forms.move.test(folded)) continue;
    const text = withoutAccents(inEnglish(plain, forms.language))
      .replaceAll(';', '')
      // 'Di venerdì' is translated as 'every friday', but a change concerns one day.
      .replaceAll(/\bevery (?=\w+day\b)/g, 'on ');
    const item = (words: string): string =>
      `my ${words.replace(forms.article, '').replaceAll(forms.general, 'appointment').replaceAll(LINKS, ' ').replaceAll(/\s+/g, ' ').trim()}`;
    const moved = forms.move.exec(text);
    if (moved !== null && !INDEFINITE.test(moved[1] ?? '') && ENGLISH_DAY.test(moved[2] ?? ''))
      return `move ${item(moved[1] ?? '')} to ${moved[2] ?? ''}`;
    const cancelled = forms.cancel.exec(text)?.[1];
    // Without a day or a word for a plan, the command may be about cancelling a subscription.
    if (cancelled !== undefined && (ENGLISH_DAY.test(cancelled) || forms.general.test(cancelled)))
      return `cancel ${item(cancelled)}`;
  }
  return undefined;
};
