import { languageOf } from '../foreign/languages.ts';
import { createPatternFilter } from '../text/pattern-filter.ts';
import { inEnglish } from '../time/languages/in-english.ts';
import type { PlanLanguage } from '../time/languages/time-words.ts';
import type { ChangeWords } from './change-words.ts';
import { withoutAccents, withoutQuestionMarks } from './foreign-questions.ts';
import { CHANGE_WORDS } from './foreign-words/changes.table.ts';
import { EARLIER, FINISHES, MOVES_BY } from './foreign-words/finishes.table.ts';
import { PERIODS } from './foreign-words/periods.table.ts';
import { TIMER_WORDS } from './timer.table.ts';
import { secondsIn } from './timer.ts';

const MAX_LENGTH = 160;
const possibleFinishes = createPatternFilter(FINISHES, (form) => form);
const DAY_PERIODS = PERIODS.filter(([english]) => /^(?:today|tomorrow|\w+day|the day after tomorrow)$/.test(english))
  .map(([, words]) => words.source)
  .join('|');

const ANY_DAY =
  'today|tomorrow|tonight|\\w+day|next|this|january|february|march|april|may|june|july|august|september|october|november|december';
const ENGLISH_DAY = new RegExp(`\\b(?:${ANY_DAY}|at \\d|in \\d)\\b|\\d{4}-\\d\\d|^\\d{1,2}(?::\\d\\d| ?[ap]m)\\b`);

interface ChangeForms {
  language: PlanLanguage;
  cancel: readonly RegExp[];
  move: readonly RegExp[];
  /** A verb at the end: 'absagen'. */
  infinitive: RegExp;
  article: RegExp;
  general: RegExp;
}

const compileForms = (words: ChangeWords): ChangeForms => {
  const { language, polite, cancel, cancelEnd, move, to, articles, general } = words;
  const { cancelInfinitive = '(?!)', moveInfinitive = '(?!)' } = words;
  return {
    language,
    cancel: [
      new RegExp(`^(?:(?:${polite})[, ]+){0,2}(?:${cancel}) (.+?)(?: (?:${cancelEnd}))?$`),
      new RegExp(`^(?:(?:${polite})[, ]+){1,3}(.+?) (?:${cancelInfinitive})(?:,? bitte)?$`),
    ],
    move: [
      // 'Verschiebe den Termin am Freitag auf Montag' ('move Friday's appointment to Monday'): the last day is the new
      // one.
      new RegExp(`^(?:(?:${polite})[, ]+){0,2}(?:${move}) (.+ (?:${ANY_DAY}).*) (?:${to}) ((?:on )?(?:${ANY_DAY}).*)$`),
      new RegExp(`^(?:(?:${polite})[, ]+){0,2}(?:${move}) (.+?) (?:(?=(?:on|at) )|(?:${to}) )(.+)$`),
      new RegExp(`^(?:(?:${polite})[, ]+){1,3}(.+?) (?:${to}) (.+?) (?:${moveInfinitive})(?:,? bitte)?$`),
    ],
    infinitive: new RegExp(` (?:${cancelInfinitive}|${moveInfinitive})(?:,? (?:bitte|alsjeblieft|graag))?$`),
    article: new RegExp(`^(?:(?:${articles})\\s+|l'|dell'|all')`),
    general: new RegExp(`\\b(?:${general})\\b`, 'g'),
  };
};

/** The groups of the first pattern that matches. */
const firstMatch = (patterns: readonly RegExp[], text: string): RegExpExecArray | undefined => {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match !== null) return match;
  }
  return undefined;
};

const FORMS = CHANGE_WORDS.map(compileForms);
/**
 * 'Ich will den Zahnarzt nicht absagen' ('I do not want to …') changes nothing. Portuguese 'no' and German 'Mai' do not
 * negate.
 */
const NEGATIONS: Readonly<Record<PlanLanguage, RegExp>> = {
  nl: /\b(?:niet|geen|nooit|nergens)\b/,
  de: /\b(?:nicht|kein\w*|nie|niemals|keinesfalls)\b/,
  fr: /\b(?:pas|ne|jamais|aucun\w*)\b|\bn'/,
  es: /\b(?:no|nunca|jamas|tampoco)\b/,
  it: /\b(?:non|mai)\b/,
  pt: /\b(?:nao|nunca|jamais)\b/,
};
/** A clause that asks or wishes something and ends with a verb: 'ich will wissen, ob man das verschieben …'. */
const CLAUSE =
  /\b(?:ob|wenn|dass|wie|wann|warum|wieso|wissen|man|of|dat|hoe|wanneer|waarom|weten|als)\b|^(?!.*\b(?:bitte|mir|fur mich|alsjeblieft|kunnen|willen|voor mij)\b)(?:wurdest du|zou je)\b/;

/** Whether the words, without accents, negate an order of this language or ask for advice. */
const negatesOrder = (folded: string, { language, infinitive }: ChangeForms): boolean =>
  NEGATIONS[language].test(folded) || (infinitive.test(folded) && CLAUSE.test(folded));

/**
 * Small words within the name of an item: 'la cita del dentista', 'mein Termin beim Arzt' ('my doctor's appointment').
 */
const LINKS =
  /\b(?:van|von|vom|del|de la|de|du|des|di|della|do|da|met|mit|con|avec|com|per|para|pour|beim|bei|chez|bij|al|a la|le|la|der|het|de|om|um|met de)\b/g;
/** Commands about conversations are read by foreignQuestion. */
const CONVERSATION =
  /\b(?:gesprek|chat|conversatie|gesprach|unterhaltung|conversation|discussion|conversacion|charla|conversazione|conversa)\b/;
/** 'Mets un déjeuner vendredi' ('put in a lunch …') adds something new. */
const INDEFINITE = /^(?:een|'n|eine?[nrm]?|une?|una?|un'|uma?)(?:\s|$)/;

/** Things that are not cancelled in the calendar. */
const CONTRACT =
  /\b(?:abo|abonn?\w*|vertrag\w*|contrat\w*|contratt\w*|suscripci\w*|subscri\w*|abbonament\w*|assinatura\w*|mitgliedschaft|lidmaatschap|account|konto|compte|cuenta|conta|reserv\w*|buchung|boeking|ticket\w*|bestel\w*|commande|pedido|ordine|encomenda)\b/;
/** Rooms, files, lists: 'streich' means both 'cancel' and 'paint', as in 'streich das Wohnzimmer am Samstag'. */
const NO_PLAN =
  /\b(?:\w*zimmer|kuche|wande?|zaun|tur|flur|decke|schrank|haus|datei\w*|bestand\w*|fichiers?|archivos?|arquivos?|ficheiros?|files?|fotos?|photos?|nachricht\w*|bericht\w*|messages?|mensaj\w*|messagg\w*|mensage\w*|e-?mails?|list[ae]n?|lijst)\b/;
const MAX_PLAN_WORDS = 4;
/**
 * A text that begins with a day or an hour, perhaps after small words: 'den 3', 'next friday', not 'the table on
 * monday'.
 */
const STARTS_WITH_DAY = new RegExp(
  `^(?:(?:on|at|the|den|dem|de|het|le|la|las|el|il|lo|o|a|as|dia|day|coming) )*(?:(?:${ANY_DAY}|in \\d)\\b|\\d)`,
);
/** Words that name no plan if an order has no other words. */
const ONLY_DAY = new RegExp(`\\b(?:${ANY_DAY}|on|of|in|the|my|week|weekend|month)\\b`, 'g');

/**
 * Whether the words name something in the calendar: 'den Zahnarzt' ('the dentist'), but not 'mein Abo' ('my
 * subscription').
 */
const namesPlan = (cancelled: string, { language, general }: ChangeForms): boolean => {
  if (new RegExp(general.source).test(cancelled)) return true;
  if (CONTRACT.test(cancelled) || NO_PLAN.test(cancelled)) return false;
  if (ENGLISH_DAY.test(cancelled)) return true;
  const isShort = cancelled.split(' ').length <= MAX_PLAN_WORDS;
  const isEvent = languageOf(language).match.eventNouns.test(cancelled);
  return isShort && isEvent && !INDEFINITE.test(cancelled);
};

/** The English order for 'ho fatto la spesa, puoi spuntarla' ('I have done the shopping, you can tick it off'). */
export const foreignFinish = (message: string): string | undefined => {
  const folded = withoutAccents(withoutQuestionMarks(message));
  const finished = possibleFinishes(folded)
    .map((form) => form.exec(folded)?.[1])
    .find((item) => item !== undefined);
  return finished === undefined ? undefined : `mark ${finished} as done`;
};

/** 'Décale le dentiste à jeudi 15h': the number after a day is an hour, and not how far to move the plan. */
const ENDS_WITH_DAY = new RegExp(
  `\\b(?:a|al|au|op|naar|auf|pour|para|pra|per|vers) (?:(?:le|la|il|el|o|de|het|den) )?(?:${DAY_PERIODS})$`,
);

/** The English order for 'schieb das Meeting um eine Stunde nach hinten' ('push the meeting back an hour'). */
const moveByLength = (folded: string): string | undefined => {
  const groups = MOVES_BY.map((form) => form.exec(folded)?.groups).find((found) => found !== undefined);
  const { item = '' } = groups ?? {};
  const length = groups?.length ?? groups?.longer ?? '';
  const words = TIMER_WORDS.find((one) => one.language !== 'en' && secondsIn(length, one) > 0);
  if (words === undefined || words.language === 'en' || ENDS_WITH_DAY.test(item)) return undefined;
  if (NEGATIONS[words.language].test(folded)) return undefined;
  const named = item.replace(
    /^(?:de|het|die|das|den|der|le|la|l'|el|il|lo|o|a|mijn|meine?n?|mon|ma|mi|meu|minha) ?(?=\S{3})/,
    '',
  );
  return `move my ${named} by ${secondsIn(length, words) / 60} minutes ${EARLIER.test(folded) ? 'earlier' : 'later'}`;
};

/** The plan in the words of the message: 'my dentist friday'. Words for any kind of plan become 'appointment'. */
const itemOf = (words: string, { article, general }: ChangeForms): string =>
  `my ${words.replace(article, '').replaceAll(general, 'appointment').replaceAll(LINKS, ' ').replaceAll(/\s+/g, ' ').trim()}`;

/** Whether the words name more than a day. An order that names only a day would concern all plans of it. */
const namesItem = (words: string, forms: ChangeForms): boolean =>
  itemOf(words, forms).replaceAll(ONLY_DAY, '').trim() !== '';

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
    if (firstMatch([...forms.cancel, ...forms.move], folded) === undefined || negatesOrder(folded, forms)) continue;
    const text = withoutAccents(inEnglish(plain, forms.language))
      .replaceAll(';', '')
      // 'Di venerdì' is translated as 'every friday', but a change concerns one day.
      .replaceAll(/\bevery (?=\w+day\b)/g, 'on ');
    const moved = firstMatch(forms.move, text);
    const [, from = '', to = ''] = moved ?? [];
    const isMove = moved !== undefined && !INDEFINITE.test(from) && ENGLISH_DAY.test(to) && STARTS_WITH_DAY.test(to);
    if (isMove && namesItem(from, forms)) return `move ${itemOf(from, forms)} to ${to}`;
    const cancelled = firstMatch(forms.cancel, text)?.[1];
    if (cancelled !== undefined && namesPlan(cancelled, forms) && namesItem(cancelled, forms))
      return `cancel ${itemOf(cancelled, forms)}`;
  }
  return undefined;
};
