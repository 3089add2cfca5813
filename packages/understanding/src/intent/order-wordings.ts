import { languageOfPlan } from '../foreign/languages.ts';
import { detectLanguage } from '../text/language.ts';
import { namesTime } from '../events/request-after.ts';
import { comparable, withoutStart } from '../own-data/command-forms.ts';
import { COMMAND_WORDS } from '../own-data/command-words.table.ts';
import { taskText } from '../own-data/list-command.ts';
import { createPatternFilter } from '../text/pattern-filter.ts';
import { rememberLast } from '../text/remember-last.ts';
import { ORDER_WORDINGS, type OrderWordings } from './order-wordings.table.ts';

const MAX_LENGTH = 200;

interface OrderForm {
  form: RegExp;
  verb: string;
}

interface OrderForms extends Pick<OrderWordings, 'language'> {
  /** Orders for a task, a goal or a reminder, which need no day. */
  undated: readonly OrderForm[];
  entries: readonly OrderForm[];
}

const compileForms = (words: OrderWordings): OrderForms => {
  const { language, remind, enter, reminders, entries, remindAtEnd, newTask, tasks, newGoal, goals, noteAtEnd } = words;
  const { polite = '(?!)', lead = '(?!)' } = COMMAND_WORDS.find((known) => known.language === language) ?? {};
  const formOf = (source: string, verb: string): OrderForm => {
    const rest = source.includes('(?<') ? '.*' : '.{2,}';
    return {
      form: new RegExp(`^(?:(?:${polite})[ ,]+){0,3}(?:${source})(?:(?<=[ ,:])|(?!\\p{L}))(?<rest>${rest})$`, 'du'),
      verb,
    };
  };
  const atEnd = (request: string, start = ''): RegExp =>
    new RegExp(`^(?=${start})(?<what>.{4,120}?) ?[,;.:–—-]+ ?(?:${request})[ .!?]*$`, 'du');
  return {
    language,
    undated: [
      ...goals.map((source) => formOf(source, newGoal)),
      ...tasks.map((source) => formOf(source, newTask)),
      { form: atEnd(noteAtEnd, `(?:${lead})(?![\\p{L}])`), verb: newTask },
      ...reminders.map((one) => (typeof one === 'string' ? formOf(one, remind) : formOf(...one))),
      { form: atEnd(remindAtEnd), verb: remind },
    ],
    entries: entries.map((source) => formOf(source, enter)),
  };
};

const FORMS = ORDER_WORDINGS.map(compileForms);
const filterForms = createPatternFilter(
  FORMS.flatMap(({ undated, entries }) => [...undated, ...entries]),
  ({ form }) => form,
);
const possibleForms = rememberLast((plain) => new Set(filterForms(plain)));

/** A letter or an invitation that is passed on. */
const QUOTED_LETTER = /["“„«][^"“”„«»]{25,}/u;
/** What is put elsewhere than in the calendar: an alarm, a task, a goal, a conversation. */
const OTHER_THING =
  /(?<!\p{L})(?:alarm\p{L}*|remind\p{L}*|recordatorio|aviso|despertador|timer|temporizador|wecker|erinnerung|herinnering|rappel|reveil|alerte|promemoria|sveglia|avviso|lembrete|task|tasks|to-?dos?|lists?|liste|lista|lijst\p{L}*|tarefas?|tareas?|pendientes|taak|taken|aufgaben?|taches?|attivita|goals?|metas?|objetivos?|objectifs?|obiettiv[oi]|\p{L}*doel|\p{L}*ziel|chats?|conversa\p{L}*|gespr\p{L}*|unterhaltung\p{L}*|discussion\p{L}*|categor\p{L}*|kategor\p{L}*)(?!\p{L})/u;

/** The kept parts of an order as they were written; undefined if the order does not have this form. */
const keptParts = (form: RegExp, plain: string, written: string): string | undefined => {
  const groups = form.exec(plain)?.indices?.groups;
  if (groups === undefined) return undefined;
  const partOf = (name: string): string => written.slice(...(groups[name] ?? [0, 0])).trim();
  return [partOf('when'), partOf('what'), partOf('rest')].filter((part) => part !== '').join(' ');
};

const rewritten = (forms: readonly OrderForm[], plain: string, written: string): string | undefined => {
  for (const one of forms) {
    const kept = possibleForms(plain).has(one) ? keptParts(one.form, plain, written) : undefined;
    if (kept !== undefined) return `${one.verb} ${kept.replace(/^[\s,:–—-]+/, '')}`;
  }
  return undefined;
};

/** A conjunction or a preposition at the beginning of the title of an order: 'dass ich los muss', 'over de factuur'. */
const TITLE_LINK =
  /^(?:(?:dass|dat)(?! (?:ich|wir|ik|we|wij)\s)|que|che|over (?:de|het|mijn)|über (?:die|das|den)|wegen (?:dem|der|des)|sobre (?:o|a|el|la))\s+(?=\p{L}{2})|^qu['’](?=\p{L}{2})/iu;

/** The title of an order without its conjunction and its verb of duty: 'Den Müll rausbringen'. */
export const tidyTitle = (title: string): string => {
  const words = COMMAND_WORDS.find(({ lead, language }) => language !== 'en' && withoutStart(title, lead) !== title);
  const bare = (words === undefined ? title : taskText(title, words)).replace(TITLE_LINK, '');
  return bare.length < 2 ? title : bare.charAt(0).toLocaleUpperCase() + bare.slice(1);
};

/**
 * Rewrites an order for a reminder or an entry in words that the parsers of plans recognise: 'make sure I don't forget
 * the card on Thursday' becomes 'remind me the card on Thursday'. An entry needs a day or an hour. Other messages are
 * returned unchanged.
 */
export const inKnownWords = (text: string): string => {
  if (text.length > MAX_LENGTH || text.includes('\n')) return text;
  const written = text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s¿¡]+/, '')
    .trim();
  const plain = comparable(written);
  const isTimed =
    (namesTime(written) || COMPOUND_DAY.test(written)) && !OTHER_THING.test(plain) && !QUOTED_LETTER.test(written);
  const found = FORMS.flatMap(({ language, undated, entries }) => {
    const order = rewritten(undated, plain, written) ?? (isTimed ? rewritten(entries, plain, written) : undefined);
    return order === undefined ? [] : [{ language, order }];
  });
  if (found.length < 2) return found[0]?.order ?? text;
  const language = languageOfPlan(written)?.language ?? detectLanguage(written);
  return (found.find((one) => one.language === language) ?? found[0])?.order ?? text;
};
/** 'Freitagnachmittag', 'zaterdagavond'. */
const COMPOUND_DAY = /\p{L}{3,}(?:tag|dag)(?:vor|nach|früh|abend|morgen|mittag|avond|middag|ochtend)\p{L}*/iu;
