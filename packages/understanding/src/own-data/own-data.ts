import { languageOf } from '../foreign/languages.ts';
import { createPatternFilter } from '../text/pattern-filter.ts';
import { comparable } from './command-forms.ts';
import { OWN_DATA_WORDS, type OwnDataWords } from './own-data-words.table.ts';

/**
 * A kind of the user's data that a message asks about or wants to change. `overdue` are the overdue tasks; `done` is
 * the question whether a task is done.
 */
const OWN_DATA_KINDS = ['goals', 'categories', 'tasks', 'overdue', 'done', 'conversations'] as const;
export type OwnDataKind = (typeof OWN_DATA_KINDS)[number];

const MAX_LENGTH = 200;
/** Words that may end a question without changing what it asks about. */
const FILLER =
  'most|the most|here|now|right now|at the moment|already|het meest|am meisten|le plus|mas|de piu|mais|hier|nu|al|allemaal|eigenlijk|gerade|eigentlich|bis jetzt|ici|actuellement|en ce moment|aqui|ahora|ya|qui|adesso|ora|ja|agora';
/** 'In my archive', after a question for a list. */
const IN_ARCHIVE =
  "(?: (?:in|of|from|van|im|aus|dans|de|en|del|no|do|na|da))?(?: (?:the|my|our|het|mijn|dem|meinem|mon|el|mi|mio|nel|o|meu)){0,2} (?:l'|nell'|dell')?(?:archive|archief|archiv|archives|archivio|archivo|arquivo)";
const THIS = '(?:this|that|dit|deze|die|dieser?|diese[ms]|cette|ce|est[ae]|ess[ae]|quest[ao])';
const WORD = '[^\\s,.;:!?]+';

interface OwnDataForms {
  language: OwnDataWords['language'];
  goals: readonly RegExp[];
  categories: readonly RegExp[];
  overdue: readonly RegExp[];
  done: readonly RegExp[];
  tasks: readonly RegExp[];
  conversations: readonly RegExp[];
  /** 'Find the conversation …'. */
  search: RegExp;
}

const anywhere = (source: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${source})(?![\\p{L}])`, 'u');
const atStart = (source: string): RegExp => new RegExp(`^(?:${WORD}[, ]+){0,2}?(?:${source})(?![\\p{L}])`, 'u');

const compileForms = (words: OwnDataWords): OwnDataForms => {
  const { goal, category, categoryNames, chat, own, create, change, which, have, why, under, overdue, toDos } = words;
  const act = `(?:${change})(?:me|mi|lo|la)?`;
  const ownGoal = `(?:${own}) ?(?:["“„«']?${WORD} ){0,5}?${goal}`;
  const name = `(?:${categoryNames}|(?:${WORD} )?${category})`;
  const search = atStart(`(?:${words.find})\\b.{0,40}\\b${chat}\\b`);
  return {
    language: words.language,
    goals: [
      // 'Which of my goals are nearly done', 'welche Ziele habe ich'.
      atStart(`(?:${which})(?: ${WORD}){0,3}? ${goal}\\b.{0,30}(?:${have})`),
      atStart(`(?:${which})(?: ${WORD}){0,4}? (?:${have})(?: ${WORD}){0,2}? ${goal}`),
      // 'Change my savings goal to 5000', 'mein Sparziel kannst du löschen'.
      anywhere(`${act}\\b[^.!?;]{0,30}?(?<!\\p{L})${ownGoal}`),
      anywhere(`${ownGoal}\\b[^.!?;]{0,60}\\b${act}`),
      // 'How many books are left for my goal'.
      new RegExp(`^(?:${words.many})(?!\\p{L}).{2,60}(?<!\\p{L})${ownGoal}[ ?.!]*$`, 'u'),
    ],
    categories: [
      // 'Create a category'; 'move this chat to the category Work' is about the conversation.
      atStart(`(?!.*(?<!\\p{L})${chat}(?!\\p{L}).*${category})(?:${create}|${act})\\b(?: ${WORD}){0,5}? ${category}`),
      anywhere(`(?:${own}) (?:${category})\\b.{0,50}\\b(?:${change})`),
      atStart(`(?:can|could) i have (?:an? |my own )?(?:new )?${category}`),
      // 'The chats about the thesis are in Work, move them to Education'.
      anywhere(
        `(?<!${THIS} )${chat}\\b.{2,80}\\b(?:${change})(?:-\\p{L}+)? (?:${WORD} )?(?:to|into|naar|in|nach|zu|dans|vers|a|en|para|pra) (?:${categoryNames})`,
      ),
      // 'Which categories do I have': nothing else is named.
      new RegExp(
        `^(?:${which})(?: ${WORD}){0,2}? ${category}(?: ${WORD}){0,2}? ?(?:${have})(?: (?:${FILLER})|${IN_ARCHIVE})?(?:,? (?:${words.and}) .*)?[ ?.!]*$`,
        'u',
      ),
      new RegExp(`^(?:${which})(?: ${WORD}){0,2}? ${category}${IN_ARCHIVE}[ ?.!]*$`, 'u'),
      // 'Il y a combien de catégories ?' ('how many categories are there?').
      new RegExp(`^(?:${have}) (?:${which}|${words.many})(?: ${WORD}){0,2} ${category}[ ?.!]*$`, 'u'),
      anywhere(
        `(?:${why})\\b.{2,60}?(?<!\\p{L})(?:${under}) (?:the |de |die |la |a |o )?${name}(?=[ ,]*(?:\\p{L}+)?[ ?.!]*$|,? (?:${words.and}|not|nicht|niet|pas|no|nao|non|instead)(?!\\p{L}))`,
      ),
      // 'Finance should be called Money', 'can I rename "Other" to "Random"'.
      anywhere(`(?:${change})\\b ["“„«'](?:${categoryNames})["”“»'].*`),
    ],
    overdue: [anywhere(`(?:${toDos})\\b.{0,30}\\b(?:${overdue})|(?:${overdue}) (?:${toDos})`)],
    done: [new RegExp(`^(?:(?:${words.and}|so|ok|ya|ja|eu)[, ]+)*(?:${words.done})`, 'u')],
    tasks: [anywhere(words.left)],
    conversations: [
      anywhere(`(?<!^(?:\\S+ )?(?:${words.many}) .*)(?:${words.talked})`),
      // 'In welk gesprek stond die formule' ('in which conversation was that formula').
      atStart(`(?:in|en|em|dans|nella?) (?!${words.many})(?:${which}) ${chat}`),
      search,
    ],
    search,
  };
};

const FORMS = OWN_DATA_WORDS.map(compileForms);

const possibleForms = createPatternFilter(
  FORMS.flatMap((one) => OWN_DATA_KINDS.flatMap((kind) => one[kind].map((form) => ({ kind, one, form })))),
  ({ form }) => form,
);

/** Whether a text is a question. 'Ontem falei com o banco' (I talked to the bank yesterday) is not. */
const isQuestion = (plain: string, { language }: OwnDataForms): boolean =>
  plain.endsWith('?') ||
  EVER.test(plain) ||
  (language !== 'en' && languageOf(language).match.questionOpeners.test(plain.replace(PREPOSITION, '')));
/** 'Ever' or 'already' near the beginning: 'alguma vez falámos sobre …' ('did we ever talk about …'). */
const EVER =
  /^(?:\S+ ){0,3}?(?:ooit|al eens|schon mal|jemals|deja|jamais|alguna vez|ya|mai|gia|alguma vez|ja)(?!\p{L})/u;
/** A preposition before the question word: 'de qué hablamos' ('what did we talk about'). */
const PREPOSITION = /^(?:de|di|do|da|sobre|over|uber|a|con|com|in|en|em|dans|nella?) (?=\p{L})/u;

/** The first of `kinds` that the message is about, and the language of the message; undefined if none. */
export const findOwnData = (
  text: string,
  kinds: readonly OwnDataKind[],
): { kind: OwnDataKind; language: OwnDataWords['language'] } | undefined => {
  if (text.length > MAX_LENGTH) return undefined;
  const plain = comparable(
    text
      .replaceAll(/\s+/g, ' ')
      .replace(/^[\s¿¡]+/, '')
      .trim(),
  );
  for (const kind of kinds) {
    const found = possibleForms(plain).find(
      ({ kind: kindOfForm, one, form }) =>
        kindOfForm === kind &&
        form.test(plain) &&
        (kind !== 'conversations' || isQuestion(plain, one) || one.search.test(plain)),
    );
    if (found !== undefined) return { kind, language: found.one.language };
  }
  return undefined;
};
