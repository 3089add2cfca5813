import { withoutAccents } from '../intent/foreign-questions.ts';
import { ORDER_WORDS, type OrderWords } from './order-words.table.ts';

/** A pattern for a whole message that is an order, with or without polite words around it. */
const whole = ({ polite, politeEnd }: OrderWords, source: string): RegExp =>
  new RegExp(`^(?:(?:${polite})[ ,]+){0,3}(?:${source})[ ,]*(?:(?:[ ,]+(?:${politeEnd})){1,2})?[ .!?]*$`, 'd');

/** The forms of an order, each with a group 'body' for what it is about. */
export interface OrderForms {
  words: OrderWords;
  listOrders: readonly RegExp[];
  goalOrders: readonly RegExp[];
  goalQuestions: readonly RegExp[];
}

/** When it is to be done, after the list: 'on my list for every Saturday'. */
const TAIL =
  '(?: (?<tail>(?:for|every|each|by|on|until|before|voor|elke|iedere|tot|op|fur|jeden?|jede|bis|am|pour|chaque|tous les|toutes les|avant|le|para|cada|todos los|todas las|antes|el|per|ogni|entro|il|todo|toda|ate|na|no) .{2,40}?))?';
/** Between what is to be done and the order: '…, leg das an'. The full stop of 'jeden 15.' belongs to the day. */
const BREAK = '(?:(?<!\\d)[,.;:–-]+|(?<=\\d\\.),|(?<=\\d)[,;:–-]+)';
const BODY = '(?<body>.{2,160}?)';
/** 'Toilet paper on my list': a few words without a verb. */
const THING = "(?<body>(?:[\\p{L}\\d'-]+ ){0,3}[\\p{L}\\d'-]+)";

/** 'It goes on the list', 'kommt auf die Liste'. */
const LISTED = '(?:goes|should go|belongs|that goes|kommt|gehort|soll|das kommt|hoort|moet|komt|dat moet|va|ca va|vai)';
/** Between 'as a goal' and the goal itself: 'hätte ich gern'. */
const SET_LINK = '(?:hatte ich gern|mochte ich|will ich|wil ik|ik wil|i want|je veux|dat ik|quiero|voglio|quero)[: ]+';

const formsOf = (words: OrderWords): OrderForms => {
  const { add, fillers, onList, it, lead, want, asGoal, newGoal, progress, goals, standing, polite, politeEnd } = words;
  const { goalPlace, setGoal, keepIt, link, newTask } = words;
  const verb = `(?:${add})(?:[ -]?(?:${fillers.replaceAll('-', '')}))*`;
  return {
    words,
    listOrders: [
      whole(words, `${BODY} ?${BREAK} ?(?:(?:please|bitte|and|can you|also) )?${verb} (?:${it}) (?:${onList})`),
      whole(words, `${verb} ${BODY} (?:${onList})${TAIL}`),
      // 'I should defrost the freezer, list it', 'ich brauche Passfotos, kommt auf die Liste'.
      whole(
        words,
        `(?=(?:${lead})(?!\\p{L}))${BODY} ?${BREAK} ?(?:(?:${polite}) )?(?:(?:${verb})(?:[ -]?(?:${it}))?(?: (?:${onList}))?|(?:${LISTED} )?(?:${onList}))`,
      ),
      whole(words, `(?:${newTask}) ?[:,–-] ?${BODY}`),
      // 'Den Keller ausmessen, bitte als Aufgabe anlegen', '…, leg das als Aufgabe an'.
      whole(words, `${BODY} ?${BREAK} ?(?:(?:${polite}) )?(?:${verb} (?:${it}) (?:(?:${polite}) )?)?(?:${onList})`),
      // 'Kannst du Katzenfutter auf die Liste setzen'.
      whole(words, `(?:${polite}) ${BODY} (?:${onList}) (?:${politeEnd})`),
      whole(words, `(?:${verb} )?(?:${onList}) ?[:,–-]? ?${BODY}`),
      whole(words, `${verb},? (?=(?:${lead})\\b)${BODY}`),
      new RegExp(whole(words, `(?!(?:${add}) )${THING} (?:${onList})`).source, 'du'),
    ],
    goalOrders: [
      whole(words, `${BODY} ?${BREAK} ?(?:(?:and|en|und|et|y|e) )?(?:${asGoal})`),
      whole(words, `(?:${newGoal}) ?[:–] ?${BODY}`),
      whole(words, `(?:${asGoal}) ?[:–] ?${BODY}`),
      // 'Set drinking more water as a goal', 'add to my goals: …', 'je me fixe comme objectif de …'.
      whole(words, `(?:${setGoal}) ${BODY} (?:${goalPlace})(?:,? .{0,40})?`),
      whole(
        words,
        `(?:(?:${setGoal}|${want}|${polite}) )?(?:${goalPlace}) ?(?:[:,–-] ?)?(?:${SET_LINK})?(?:${link})?${BODY}(?:,? (?:${keepIt}))?`,
      ),
      whole(words, `(?:(?:${want}) )?(?:(?:an?|een|ein|une?|una|un|uma?) )?(?:${newGoal}) ?(?:[:,–-]) ?${BODY}`),
    ],
    goalQuestions: [
      whole(words, `(?:en |und |et |y |e |and )?(?:${progress})\\b.{0,60}\\b(?:${goals})(?!\\p{L}).{0,60}`),
      whole(words, `(?:.{0,40} )?(?:${want}) .{3,80}, ?(?:${standing})`),
    ],
  };
};

export const ORDER_FORMS: readonly OrderForms[] = ORDER_WORDS.map(formsOf);

/** The text in the form of the tables: lower case, without accents; its length stays. */
export const comparable = (text: string): string => withoutAccents(text.replaceAll(/[’‘]/g, "'"));

/** What an order is about, as it was written; undefined if the text does not have this form. */
export const bodyOf = (form: RegExp, plain: string, written: string): string | undefined => {
  const groups = form.exec(plain)?.indices?.groups;
  const partOf = (name: string): string => {
    const [start, end] = groups?.[name] ?? [0, 0];
    return written.slice(start, end).trim();
  };
  const body = partOf('body');
  return body === '' ? undefined : `${body} ${partOf('tail')}`.trim();
};

/** Whether the whole text puts something on the list of tasks. */
export const isListOrder = (text: string, language: OrderWords['language']): boolean => {
  const plain = comparable(text.trim());
  return (
    plain.length <= MAX_ORDER_LENGTH &&
    ORDER_FORMS.some(
      ({ words, listOrders }) => words.language === language && listOrders.some((form) => form.test(plain)),
    )
  );
};
const MAX_ORDER_LENGTH = 200;

/** The text without the words of the table at its beginning. */
export const withoutStart = (text: string, source: string): string => {
  const start = new RegExp(`^(?:${source})(?![\\p{L}])[ ,]*`, 'u').exec(comparable(text))?.[0].length ?? 0;
  return text.slice(start).trim();
};
