import { comparable } from '../own-data/command-forms.ts';
import { findOwnData } from '../own-data/own-data.ts';
import { isCommonPlainWord, type Language } from '../text/language.ts';
import { inEnglish } from '../time/languages/in-english.ts';
import { findWindow } from '../time/time-window.ts';
import { subjectWords } from './archive-question.ts';
import type { DetectedIntent } from './detected-intent.ts';
import { ABOUT_TASKS } from './foreign-fallback.ts';
import type { Message } from './message.ts';
import { planQuestion } from './question-intents.ts';

const NAMES_TASKS = /\b(?:tasks?|to-?dos?|chores?|list)\b/i;

/**
 * In a question such as 'have I paid the rent already?', the words that do not name the thing. Written without accents.
 */
const NOT_THE_THING =
  /^(?:is|are|did|have|had|has|i|we|it|that|this|already|ever|actually|done|finish\w*|complete\w*|open|still|yet|not|or|off|tick\w*|cross\w*|check(?:ed)?|mark(?:ed)?|list|to|do|todos?|tasks?|things?|stuff|got|get|round|around|handed|hand|pay|paid|sen[dt]|in|on|my|the|today|heb|had|ik|we|dat|het|die|dit|al|afgevinkt|gedaan|afgerond|afgestreept|geregeld|ingeleverd|betaald|of|niet|nog|hab|habe|ich|das|es|schon|bereits|abgehakt|erledigt|gemacht|abgegeben|bezahlt|fertig|oder|nicht|noch|est-ce|que|j'ai|ai-je|deja|bien|coche|fait|fini|termine|raye|rendu|paye|valide|ca|cela|ya|marque|tache|hice|termine|acabe|entregue|pague|complete|he|hecho|marcado|tachado|terminado|eso|esto|lo|ho|avevo|gia|spuntato|fatto|finito|completato|segnato|consegnato|pagato|questo|quello|ja|eu|marquei|risquei|fiz|terminei|acabei|entreguei|paguei|completei|conclui|isso|isto)$/;

/** 'Is everything done already', 'is anything still open'. */
const ALL =
  /(?<!\p{L})(?:anything|everything|something|all|tasks|to-?dos|alles|iets|taken|aufgaben|etwas|tout|taches|todo|algo|tareas|tutto|qualcosa|tudo|tarefas)(?!\p{L})/u;

/**
 * 'Is the passport thing done already'. Undefined if neither a thing nor 'everything' is named, as in 'is that done?'.
 */
const doneQuestion = (message: Message, language: Language, confidence: number): DetectedIntent | undefined => {
  // 'L'affitto' ('the rent') is found by its noun.
  const words = subjectWords(message.text).map((word) => word.replace(/^(?:l|d|dell|nell|all|qu)['’]/u, ''));
  const query = words.filter((word) => {
    const plain = comparable(word);
    return !NOT_THE_THING.test(plain) && !ALL.test(plain) && !isCommonPlainWord(plain, language);
  });
  const asksAll = ALL.test(comparable(message.text));
  if (query.length === 0 && !asksAll) return undefined;
  const list = planQuestion({ ...message, text: 'what is on my to-do list' }, confidence);
  return { ...list, query, ...(query.length > 0 && { asksDone: true }) } as DetectedIntent;
};

/** A question about the categories, or about what is overdue, done or left to do. */
export const ownDataQuestion = (message: Message, confidence: number): DetectedIntent | undefined => {
  const own = findOwnData(message.text, ['categories', 'overdue', 'done', 'tasks']);
  if (own === undefined) return undefined;
  if (own.kind === 'categories') return { intent: 'help', topic: 'categories', confidence };
  const { text, reference, timeZone } = message;
  if (own.kind === 'done') return doneQuestion(message, own.language, confidence);
  const window = findWindow(own.language === 'en' ? text : inEnglish(text, own.language), reference, timeZone);
  // 'Was steht am Montag an' ('what is up on Monday') asks for events too.
  const isDay = window !== undefined && own.kind === 'tasks' && !NAMES_TASKS.test(text) && !ABOUT_TASKS.test(text);
  const list = planQuestion({ ...message, text: isDay ? 'my agenda' : 'what is on my to-do list' }, confidence);
  return { ...list, query: [], ...(window && { window }) } as DetectedIntent;
};
