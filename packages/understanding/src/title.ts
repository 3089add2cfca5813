import { detectLanguage, type Language } from './text/language.ts';
import { plainText, withoutCode } from './text/plain-text.ts';
import { splitSentences } from './text/sentences.ts';
import { clearestTitle, withoutShouting } from './title/clearest.ts';
import { type ReadClause, HAS_TEXT, readClauses } from './title/clauses.ts';
import { type Clause, namesSubject, openingWordsOf } from './title/openings.ts';
import { MIN_STORY_SENTENCES, pickMostInformative } from './title/most-informative.ts';
import { withoutMakingVerb } from './title/candidates.ts';
import { firstPhrase } from './title/phrase-end.ts';
import { polishTitle } from './title/polish.ts';
import { titleOfTableOrMaths, withoutTablesAndMaths } from './title/tables-and-maths.ts';
import { errorIn, errorMessageIn, NAMES_ERROR } from './title/program-errors.ts';

const MAX_CHARACTERS = 80;
const MAX_INPUT_LENGTH = 6_000;
/** A request is in the first sentences; the text after them is material. */
const MAX_SENTENCES = 12;
const MAX_SENTENCE_LENGTH = 600;
const FALLBACK = 'New conversation';

/** 'Zum 60. Geburtstag' ('for the 60th birthday'): a word joiner after the dot shows that it does not end a sentence. */
const protectOrdinals = (text: string, language: Language): string =>
  language === 'de'
    ? text.replace(
        /(?<=\p{Ll} )(\d{1,3}\.)(?= (?!(?:Sie|Er|Es|Wir|Ich|Das|Die|Der|Da|Jetzt|Kannst|Was|Wie|Mein\p{Ll}*|Unser\p{Ll}*) )\p{Lu})/gu,
        '$1\u2060',
      )
    : text;
/** '(as in the piece of furniture)'. */
const IN_PARENTHESES = /\s\([^()]{1,80}\)/g;
const withoutMarkdown = (text: string): string =>
  text
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/^\s{0,10}(?:[-*•]|(?:\d{1,3}|[a-z])\)|\d{1,3}\.)\s+(?:\[[ x]\]\s+)?/gm, '')
    .replace(/\*{1,2}([^*\n]{1,200})\*{1,2}/g, '$1')
    .replace(/\[([^\]\n]{1,200})\]\([^)\n]{1,500}\)/g, '$1')
    .replace(/[ \t]+/g, ' ')
    .trim();

/** The text with each link replaced by the name of its site. */
const withSiteNames = (text: string): string =>
  text.replace(
    /\bhttps?:\/\/(?:www\.)?([\w.-]{3,60})[^\s)]{0,2000}?(?=[,;:!?.]?(?:[\s)]|$))/g,
    (_, site: string) => site,
  );

/** If a question has at most this many subject words, an earlier situation with more of them becomes the title. */
const MAX_VAGUE_SUBJECTS = 2;
/** Minimum number of subject words of such a situation. */
const MIN_SITUATION_SUBJECTS = 3;
/** How many more subject words than the question it must have. */
const MIN_MORE_SUBJECTS = 1;
/** 'Suggest three narrower ones', 'write it for me': refers to something mentioned before. */
const NAMES_NOTHING_NEW =
  /\b(?:ones|it|this|that|them|these|those|him|her|dat|dit|deze|ze|das|es|diese[nrs]?|sie|ça|cela|lui|les|eso|esto|lo|questo|quello|isso|isto|ele|ela)\b/i;

/** The clause that says best what a conversation is about: a complete request, otherwise the first situation. */
const chooseClause = (
  clauses: readonly ReadClause[],
  sentences: readonly string[],
  language: Language,
): ReadClause | undefined => {
  // 'Rewrite this email: …': the text after it is material.
  const materialAt = clauses.findIndex(({ isRequest, hasMaterial }) => isRequest && hasMaterial);
  const main = clauses.slice(0, materialAt === -1 ? clauses.length : materialAt + 1).filter(({ isAside }) => !isAside);
  const requests = main.filter(({ isRequest, standsAlone }) => isRequest && standsAlone);
  const request =
    sentences.length < MIN_STORY_SENTENCES ? requests[0] : pickMostInformative(requests, sentences, language);
  // 'My heating leaks and the landlord does nothing. What does the law say?': the situation is more informative.
  const situation = main
    .slice(0, request === undefined ? 0 : main.indexOf(request))
    .find(
      ({ standsAlone, subjectCount, isLeadUp }) =>
        standsAlone &&
        !isLeadUp &&
        subjectCount >= Math.max(MIN_SITUATION_SUBJECTS, (request?.subjectCount ?? 0) + MIN_MORE_SUBJECTS),
    );
  const isVague = request !== undefined && request.subjectCount <= MAX_VAGUE_SUBJECTS;
  const opening = firstOfShort(main, sentences);
  return (
    opening ??
    (isVague && (request.isQuestion || NAMES_NOTHING_NEW.test(request.text)) ? situation : undefined) ??
    request ??
    main.find(({ standsAlone, isLeadUp }) => standsAlone && !isLeadUp) ??
    main.find(({ text, isLeadUp }) => !isLeadUp && namesSubject(text, language)) ??
    // 'I am a student in Ghent. What is a thesis?': a single word may be the whole subject.
    main.find(({ isRequest, isLeadUp, subjectCount }) => isRequest && !isLeadUp && subjectCount > 0) ??
    main.find(({ standsAlone }) => standsAlone) ??
    main.find(({ text }) => namesSubject(text, language)) ??
    main.find(({ text, isRequest }) => isRequest && text.includes(' ')) ??
    roleIn(sentences, language) ??
    main[0] ??
    clauses[0]
  );
};

/** People who write briefly name the subject first: 'Jo's father died, she is sitting shiva. What do I bring?' */
const firstOfShort = (clauses: readonly ReadClause[], sentences: readonly string[]): ReadClause | undefined => {
  const words = sentences.join(' ').split(/\s+/).length;
  const minimum = words <= VERY_SHORT_WORDS ? MIN_VERY_SHORT_SUBJECTS : MIN_SUBJECTS;
  const first = clauses.find(({ isLeadUp }) => isLeadUp !== true);
  const isEnough =
    words <= SHORT_WORDS && first?.hasMaterial !== true && first?.standsAlone === true && first.subjectCount >= minimum;
  return isEnough ? first : undefined;
};
const VERY_SHORT_WORDS = 25;
const MIN_VERY_SHORT_SUBJECTS = 2;
const SHORT_WORDS = 35;
const MIN_SUBJECTS = 3;

/** 'Act as a travel guide': without a request the role is the subject. */
const roleIn = (sentences: readonly string[], language: Language): ReadClause | undefined => {
  const { rolePlay, role } = openingWordsOf(language);
  const [text] = sentences.flatMap((one) => (rolePlay.test(one) ? (role.exec(one)?.[1] ?? []) : []));
  return text === undefined
    ? undefined
    : { text, originalText: text, isRequest: false, standsAlone: true, subjectCount: 1 };
};

const tidyTitle = (title: string): string => {
  const trimmed = title
    .replace(/^[^\p{L}\p{N}"'“«(.#]+(?=[\p{L}\p{N}])/u, '')
    .replace(/^[\s.,:;!?)\]*_-]+/u, '')
    .replace(/[\s.,:;!?。、！？([*_+=/–—-]+$/u, '')
    .replace(/^["“”]([^"“”]*)$/u, '$1')
    .replace(/^([^"“”]*)["“”]$/u, '$1')
    // A quote that was cut off.
    .replace(/^([^"“”„]*)["“”„]([^"“”„]*)$/u, '$1$2');
  const characters = [...trimmed];
  const short =
    characters.length > MAX_CHARACTERS
      ? `${characters
          .slice(0, MAX_CHARACTERS - 1)
          .join('')
          .trimEnd()}…`
      : trimmed;
  // 'iPhone' and 'f(x)' keep their lower-case letter.
  if (/^\p{Ll}[\p{Lu}(]/u.test(short)) return short;
  const [first = '', ...rest] = [...short];
  return first.toLocaleUpperCase('en') + rest.join('');
};

/** The first words of a question whose verb was cut off: 'what this “two-factor authentication”'. */
const CUT_QUESTION_START = /^what (?:this|that|the|an?) (?=["“][^"”]+["”]$)/i;

const titleOfClause = ({ text, isRequest }: Clause, language: Language): string => {
  const phrase = withoutMakingVerb(firstPhrase(withoutShouting(text), language, isRequest), language);
  // Outside English a statement needs its article: 'il vicino annaffia le piante' ('the neighbour waters the plants').
  const keepsArticle = !isRequest && language !== 'en';
  const named = phrase.replace(CUT_QUESTION_START, '');
  return tidyTitle(keepsArticle ? named : named.replace(openingWordsOf(language).articles, ''));
};

/** 'Translate and improve: we regret to inform you': if a request names no subject, its material does. */
const withMaterial = (title: string, clause: ReadClause, source: string, language: Language): string => {
  const at = clause.hasMaterial === true && clause.isRequest ? source.indexOf(clause.originalText) : -1;
  if (at === -1 || clause.subjectCount > MAX_VAGUE_SUBJECTS || title.split(' ').length > MAX_SHORT_REQUEST)
    return title;
  const [first] = splitSentences(source.slice(at + clause.originalText.length).replaceAll(/["“”„«»]/g, ' '), 1);
  const material = first === undefined ? '' : tidyTitle(firstPhrase(first.text.trim(), language, false));
  const combined = `${title}: ${material}`;
  return HAS_TEXT.test(material) && combined.length <= MAX_CHARACTERS ? combined : title;
};
const MAX_SHORT_REQUEST = 5;

/** The first sentences of a text, which may name its subject, and their clauses. */
const readText = (text: string, language: Language): { sentences: string[]; clauses: ReadClause[] } => {
  const sentences = splitSentences(protectOrdinals(text, language), MAX_SENTENCES).map((sentence) =>
    sentence.text.replaceAll('\u2060', '').slice(0, MAX_SENTENCE_LENGTH).replaceAll(IN_PARENTHESES, ''),
  );
  return { sentences, clauses: readClauses(sentences, language) };
};

/** 'Summarize this content for my blog?', an empty line and a long text: only the first paragraph is the person's. */
const readOwnText = (source: string, language: Language) => {
  const [first = '', ...others] = source.split(/\n\s*\n/);
  const isLongBelow = first.length <= MAX_REQUEST_LENGTH && others.join('\n').length > MAX_REQUEST_LENGTH;
  const firstParagraph = isLongBelow && !first.trim().endsWith(':') ? readText(first, language) : undefined;
  const asks = firstParagraph?.clauses.some(({ isRequest, standsAlone }) => isRequest && standsAlone) === true;
  return firstParagraph !== undefined && asks ? firstParagraph : readText(source, language);
};
const MAX_REQUEST_LENGTH = 300;

/**
 * A title for a conversation from its first question: the clause with the request, or the clause with the situation if
 * the request says too little. The title is a phrase of at most 80 characters, without greeting, politeness, role play
 * and code. Openings are known in English, German, Dutch, French, Spanish, Italian and Portuguese. 'New conversation'
 * if there is nothing to read. Pure.
 */
export const titleFromText = (text: string): string => {
  const plain = plainText(text, MAX_INPUT_LENGTH);
  const prose = withoutMarkdown(withoutCode(withSiteNames(withoutTablesAndMaths(plain))));
  const material = HAS_TEXT.test(prose) ? undefined : titleOfTableOrMaths(withoutCode(plain));
  if (material !== undefined && HAS_TEXT.test(material)) return tidyTitle(material);
  // A text that contains only code gets its error as title, or the code.
  const source = HAS_TEXT.test(prose) ? prose : withoutMarkdown(plain.replace(/[`~]{3}[a-z]*/gi, ' '));
  const language = detectLanguage(source);
  const { sentences, clauses } = readOwnText(source, language);
  const clause = chooseClause(clauses, sentences, language);
  const error = errorIn(plain);
  if (error !== undefined && clause?.standsAlone !== true) return tidyTitle(error);
  const message = errorMessageIn(plain);
  // Unlike an instruction, 'what is going on?' after a program's output says less than the program's message.
  const isInstruction =
    clause?.isRequest === true && clause.isQuestion !== true && !clause.originalText.trim().endsWith('?');
  // 'Error response from daemon: …' is the beginning of the message itself.
  const isMessage = clause !== undefined && clause.text.endsWith(':') && plain.includes(`${clause.text} `);
  if (message !== undefined && clause !== undefined && !isInstruction && (isMessage || !NAMES_ERROR.test(clause.text)))
    return tidyTitle(firstPhrase(message.trim(), 'en', false));
  const title = clause === undefined ? '' : withMaterial(titleOfClause(clause, language), clause, source, language);
  if (HAS_TEXT.test(title) && clause?.hasMaterial === true)
    return tidyTitle(polishTitle(title, language, { keepsDetails: true }));
  if (HAS_TEXT.test(title)) return tidyTitle(polishTitle(clearestTitle(title, clauses, sentences, language), language));
  return FALLBACK;
};
