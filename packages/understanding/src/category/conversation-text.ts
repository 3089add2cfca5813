import type { Language } from '../text/language.ts';
import { plainText, withoutCode } from '../text/plain-text.ts';
import { glossOf } from './glossary.ts';
import { subjectLanguage } from './opening-language.ts';

/**
 * The texts that show what a conversation is about: its title, its first questions, and the beginning of the first
 * reply.
 */
export interface OpeningText {
  title: string;
  openers: readonly string[];
  reply?: string;
}

/**
 * Maximum number of characters read of each question: the beginning, and the end, which often contains the question
 * itself.
 */
const OPENER_LENGTH = { beginning: 900, end: 300 };
const OPENERS_READ = 3;
const REPLY_LENGTH = 600;

/** Default titles that providers give to unnamed conversations. */
const NO_TITLE =
  /^(?:new (?:chat|conversation|thread)|untitled(?: \w+)?|chat|conversation|imported conversation|neuer chat|nieuwe chat|nouvelle (?:discussion|conversation)|nuevo chat|nueva conversaci[oó]n|nuova chat|novo chat)$/i;

const CODE_SIGNS: readonly RegExp[] = [
  /```/,
  /^\s{0,8}(?:import|from|def|class|const|let|var|function|public|private|#include|SELECT|<\/?[a-z]+)\b.{0,200}[;:{(>]/m,
  /Traceback \(most recent call last\)|\b(?:Syntax|Type|Key|Reference|Value|Index|Attribute|Import)Error\b|\b\w{3,40}Exception\b/,
  // Commands and logs of a terminal.
  /^\s{0,4}(?:\$|#|>|PS [A-Z]:[^>]{0,60}>) ?(?:sudo|cd|ls|git|npm|npx|pip3?|docker|kubectl|apt|brew|curl|ssh|python3?|node|cargo|go|make)\b/m,
  /\b(?:npm (?:install|run|ERR)|pip install|sudo apt|docker (?:run|compose|build)|git (?:push|pull|commit|rebase|merge|clone)|kubectl (?:get|apply))\b/,
  /^\s{0,4}\[?\d{4}-\d\d-\d\d[T ][\d:.,]+\S{0,6}\]?\s.{0,40}\b(?:ERROR|WARN|WARNING|INFO|DEBUG|FATAL)\b/m,
  // Names as programmers write them: useEffect, order_id, close().
  /\b(?!mac|you)[a-z]{2,20}[A-Z][a-z]{2,20}\w*\b|\b[a-z]{2,20}_[a-z]{2,20}\b|\b[a-z]\w{2,30}\(\)/,
  /^\s{1,8}at [\w$.]{3,80}\(.{0,80}:\d+/m,
];

/** Matches a person who asks about code for a school or a course. */
const STUDENT =
  /\b(?:homework|assignment|my (?:class|course|professor|teacher|exam)|for (?:class|school|uni|college)|coursework|lab exercise|hausaufgabe\w*|klausur|vorlesung|huiswerk|opdracht voor school|tentamen|practicum|devoir|mon cours|deberes|para clase|asignatura|compiti|esame|trabalho da faculdade|disciplina)\b/i;

/** 'f(x) =', '3x + 7', '4z^2', '\\frac': mathematics without a word that names it. */
const FORMULA =
  /\b[fgh]\([a-z]\)|\b\d{0,4}[a-z]\s?\^\s?-?\d|\b\d{1,4}[xyz]\s?[-+*/=<>]|\b[xyz]\s?[-+*/]\s?[xyz\d]\b|\\(?:frac|int|sum|sqrt|lim)\b|[∫∑√≤≥]\s?[\w(]/;

/** Beginnings of a reply that say nothing: 'Sure! Here is …', 'As an AI language model …'. */
const PREAMBLE =
  /^\s*(?:(?:sure|certainly|of course|absolutely|great question|okay|ok|yes|no problem|i(?:'m| am) sorry|unfortunately|i apologi[sz]e|natuurlijk|zeker|jazeker|uiteraard|helaas|nat[uü]rlich|gerne?|klar|leider|bien s[uû]r|certainement|d[eé]sol[eé]|claro|por supuesto|lo siento|certo|certamente|mi dispiace|com certeza|desculpe)\b[^.!?:\n]{0,120}[.!?:,]\s*|[^.!?\n]{0,60}\b(?:as an ai|language model|ki-modell|taalmodel|modelo de lenguaje|mod[eè]le de langage|modello linguistico|modelo de linguagem)\b[^.!?\n]{0,240}[.!?]\s*){1,3}/i;

/** The title, unless it is a default one. */
const titleText = (title: string): string => {
  const text = plainText(title, 300);
  return NO_TITLE.test(text.trim()) ? '' : text;
};

const readOpener = (opener: string): string => {
  const { beginning, end } = OPENER_LENGTH;
  const text = plainText(opener);
  return text.length <= beginning + end ? text : `${text.slice(0, beginning)}\n${text.slice(-end)}`;
};

/** Whether the text has pasted code, commands or logs. */
const hasCode = (text: string): boolean => CODE_SIGNS.some((sign) => sign.test(text));

/**
 * Words that stand for parts that are not words: code stands for Work, or Education if a student asks; formulas stand
 * for Education.
 */
const wordsForSigns = (text: string): string => {
  if (hasCode(text)) return STUDENT.test(text) ? 'homework assignment course' : 'code script programming python';
  return FORMULA.test(text) ? 'algebra equation mathematics' : '';
};

/** The text a conversation is categorised by: title first, then its first questions without pasted code. */
export const conversationText = ({ title, openers }: OpeningText): string => {
  const parts = [titleText(title)];
  for (const opener of openers.slice(0, OPENERS_READ)) {
    const text = readOpener(opener);
    parts.push(withoutCode(text), wordsForSigns(text));
  }
  return parts.filter((part) => part !== '').join('\n');
};

/** The beginning of the first reply, without introductory phrases. Empty if there is none. */
export const replyText = ({ reply = '' }: OpeningText): string =>
  withoutCode(plainText(reply, 2 * REPLY_LENGTH))
    .replace(PREAMBLE, '')
    .slice(0, REPLY_LENGTH);

/** Maximum length of the text for a sentence vector: the encoder reads about five hundred characters. */
const ENCODED_LENGTH = 600;
/** Maximum length of the questions in that text if there is a reply as well. */
const ENCODED_QUESTIONS = 420;

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** The texts that show what a conversation is about, as all models read them. */
export interface ReadOpening {
  /** Empty if there is no question beside it, or if it is a default one. */
  title: string;
  text: string;
  reply: string;
  language: Language;
}

/** Reads an opening once for all models. */
export const readOpening = (opening: OpeningText): ReadOpening => {
  const [text, reply] = [conversationText(opening), replyText(opening)];
  const title = opening.openers.length === 0 ? '' : titleText(opening.title);
  return { title, text, reply, language: languageOf(text, reply) };
};

/** The language of a conversation, by its questions and its reply. */
const languageOf = (text: string, reply: string): Language => subjectLanguage(`${text}\n${reply}`);

/**
 * The English words for a text in another language; the text itself if it is in English or too few of its words are
 * known.
 */
const inEnglish = (text: string, language: Language): string => {
  const { english, isSufficient } = glossOf(text, language);
  return isSufficient ? english : text;
};

/** The English text for a search by meaning with this question, because the encoder reads English. */
export const encodedQuestion = (text: string): string => inEnglish(text, subjectLanguage(text));

/**
 * The text that a conversation's sentence vector is computed from. It consists of the title (unless the questions start
 * with it), the first questions without code, and the beginning of the first reply. For another language than English
 * it consists of the English words of the subject. Empty if there are no words.
 */
export const encodedText = (opening: OpeningText): string => {
  const questions = opening.openers
    .slice(0, OPENERS_READ)
    .map((opener) => oneLine(withoutCode(readOpener(opener))))
    .filter((text) => text !== '')
    .join(' ');
  const heading = plainText(opening.title, 300)
    .replaceAll(/[\s…]+/gu, ' ')
    .trim();
  const startsWithTitle = questions.toLowerCase().startsWith(heading.toLowerCase());
  const beginning = replyText(opening);
  const language = languageOf(conversationText(opening), beginning);
  const questionText = inEnglish(startsWithTitle || heading === '' ? questions : `${heading}. ${questions}`, language);
  const reply = inEnglish(oneLine(beginning), language);
  if (reply === '') return questionText.slice(0, ENCODED_LENGTH).trim();
  return `${questionText.slice(0, ENCODED_QUESTIONS).trim()} ${reply}`.slice(0, ENCODED_LENGTH).trim();
};
