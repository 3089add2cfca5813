import type { Lexicon, Pattern } from './lexicon.ts';

/** Things made and finished within a chat, in any supported language. */
export const MADE_IN_CHAT =
  /(?:^|[^\p{L}])(?:skripte?|scripts?|funktion(?:en)?|fonctions?|funci[oó]n|funzione|função|functie|code|código|codice|api|sql|python|java(?:script)?|html|css|excel|regex|json|csv|docker|git|prompts?|chatgpt|tabellen?|tableau|tabla|tabella|tabela|dateien?|fichiers?|archivos?|arquivos?|bestand|requête|consulta|abfragen?)(?=$|[^\p{L}])/iu;

/** A whole-word pattern that also respects non-ASCII letters. */
export const wholeWord = (source: string, flags = 'iu'): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`, flags);

/** The phrases of one language that introduce each kind of statement, and the words that rule a statement out. */
export interface Phrases {
  language: Lexicon['language'];
  /** Words that show that the writer speaks of themselves; a text without them is skipped. */
  firstPerson: string;
  /** Words that make a statement negative: 'I do not want'. */
  negations: string;
  /** First words of questions. */
  questionOpeners: string;
  /** Requests, such as 'translate', whose material follows and is not about the writer. */
  requestMarkers: string;
  /** First words of requests for fiction or role play, whose 'I' is not the user. */
  fictionOpeners: string;
  /** Words that begin another clause. */
  clauseBreaks: string;
  /** Removed from the end of the named thing. */
  danglingWords: string;
  /** Introduces something done. */
  done: string;
  /** Introduces a decision or an intention. */
  plans: string;
  /** Introduces a wish, which counts only for something in `lasting`. */
  wishes: string;
  /** Things that take weeks or years: an infinitive at the start, or the end, of the wish. */
  lasting: string;
  /** Whether verbs come at the end of their clause. */
  isVerbLast: boolean;
  /** Introduces a promise. */
  promises: string;
  /** Introduces a duty: 'I have to'. */
  duties: string;
  /** Verbs of errands. */
  errands: string;
  /** People, offices and matters that a duty is owed to, and days by which it is due. */
  dutyContext: string;
  /** Introduces a worry. */
  worries: string;
  /** Words for regular activities. */
  regular: string;
  /** Habits named without a time. */
  habits: string;
  /** Each word of the first person, with its counterpart in the second. */
  secondPerson: Readonly<Record<string, string>>;
  /** Mends the grammar of the named thing, for example removes a preposition that the verb required. */
  fixGrammar?: (text: string) => string;
}

const OPENING_WORDS =
  'und|also|aber|ok(?:ay)?|hallo|hi|et|alors|mais|bonjour|salut|y|pero|hola|e|ma|ciao|mas|olá|oi|en|maar|dus|hoi';
/** One character within a sentence. A dot after a number belongs to the number: 'bis zum 31. Juli'. */
const IN_SENTENCE = String.raw`(?:[^.!?\n]|(?<=\d)\.)`;

function compilePatterns(phrases: Phrases): Pattern[] {
  const { done, plans, wishes, lasting, promises, duties, errands, worries, regular, habits, isVerbLast } = phrases;
  const form = 'infinitive';
  const [begin, end] = [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`];
  const pattern = (source: string): RegExp => new RegExp(source, 'iu');
  const clauseWith = (verbs: string): string =>
    isVerbLast
      ? String.raw`(${IN_SENTENCE}{0,90}?${begin}(?:${verbs})${end})`
      : String.raw`((?:${verbs})${end}${IN_SENTENCE}{0,120})`;
  const errand = pattern(`${begin}(?:${duties})${end}[ ,]+${clauseWith(errands)}`);
  return [
    { kind: 'done', form, match: pattern(`${begin}(?:${done})${end}`) },
    {
      kind: 'habit',
      form,
      match: pattern(
        `${begin}(?:${wishes}|${plans})${end}[ ,]+(${IN_SENTENCE}{0,90}${begin}(?:${regular})${end}${IN_SENTENCE}{0,60})`,
      ),
      unless: MADE_IN_CHAT,
    },
    {
      kind: 'habit',
      form,
      match: pattern(`${begin}(?:${wishes}|${plans})${end}[ ,]+((?:${habits})${end}${IN_SENTENCE}{0,60})`),
    },
    { kind: 'promise', form, match: pattern(`${begin}(?:${promises})${end}[ ,]+(${IN_SENTENCE}{3,120})`) },
    { kind: 'promise', form, match: errand, unless: MADE_IN_CHAT },
    {
      kind: 'worry',
      form: 'noun',
      match: pattern(`${begin}(?:${worries})${end}[ ,]+(${IN_SENTENCE}{3,120})`),
      unless: MADE_IN_CHAT,
    },
    {
      kind: 'plan',
      form,
      match: pattern(`${begin}(?:${plans})${end}[ ,:]+(${IN_SENTENCE}{3,120})`),
      unless: MADE_IN_CHAT,
    },
    {
      kind: 'plan',
      form,
      match: pattern(`${begin}(?:${wishes})${end}[ ,]+${clauseWith(lasting)}`),
      unless: MADE_IN_CHAT,
    },
  ];
}

/** Builds a lexicon from the phrases of a language. */
export function buildLexicon(phrases: Phrases): Lexicon {
  const { language, questionOpeners, clauseBreaks, secondPerson } = phrases;
  const dutyContext = wholeWord(phrases.dutyContext);
  const promise = wholeWord(phrases.promises);
  return {
    language,
    worthReading: wholeWord(phrases.firstPerson),
    negations: wholeWord(phrases.negations),
    questions: new RegExp(String.raw`^[^\p{L}]*(?:(?:${OPENING_WORDS})[,!]? )?(?:${questionOpeners})(?![\p{L}])`, 'iu'),
    acceptsQuestion: () => false,
    requestMarkers: wholeWord(phrases.requestMarkers),
    fictionOpeners: new RegExp(String.raw`^\W*(?:${phrases.fictionOpeners})(?![\p{L}])`, 'iu'),
    clauseEnd: new RegExp(
      String.raw`[;!?(]|(?<!\d)\.(?!\d)|:(?!\d)|\s[-–—]\s|,?\s(?:${clauseBreaks})(?![\p{L}])|,`,
      'iu',
    ),
    danglingWords: new RegExp(String.raw`[\s,]+(?:${phrases.danglingWords})$`, 'iu'),
    patterns: compilePatterns(phrases),
    isOwed: (matched, thing) => promise.test(matched) || dutyContext.test(thing),
    toSecondPerson: (text) => {
      const result = text.replaceAll(/[\p{L}]+/gu, (one) => secondPerson[one.toLowerCase()] ?? one);
      return phrases.fixGrammar?.(result) ?? result;
    },
  };
}
