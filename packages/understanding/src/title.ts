import { detectLanguage, type Language } from './text/language.ts';
import { plainText, withoutCode } from './text/plain-text.ts';
import { splitSentences } from './text/sentences.ts';
import { isCommand } from './repeated/command.ts';
import { type Clause, namesSubject, openingWordsOf, withoutOpening } from './title/openings.ts';
import { ASIDE_PATTERNS } from './title/asides.table.ts';
import { isIntroduction } from './title/introductions.ts';
import { LONG_STORY, mostTelling } from './title/most-telling.ts';
import { firstPhrase } from './title/phrase-end.ts';
import { errorIn, errorMessageIn, NAMES_ERROR } from './title/program-errors.ts';

const MAX_CHARACTERS = 80;
const MAX_INPUT_LENGTH = 6_000;
/** A request is in the first sentences; the text after them is material. */
const MAX_SENTENCES = 12;
const MAX_SENTENCE_LENGTH = 600;
const FALLBACK = 'New conversation';

/** 'Zum 60. Geburtstag' in German: a word joiner after the dot shows that it does not end a sentence. */
const withOrdinals = (text: string, language: Language): string =>
  language === 'de'
    ? text.replace(
        /(?<=\p{Ll} )(\d{1,3}\.)(?= (?!(?:Sie|Er|Es|Wir|Ich|Das|Die|Der|Da|Jetzt|Kannst|Was|Wie|Mein\p{Ll}*|Unser\p{Ll}*) )\p{Lu})/gu,
        '$1\u2060',
      )
    : text;
/** '(as in the piece of furniture)'. */
const ASIDE = /\s\([^()]{1,80}\)/g;
/** Two letters or digits, or one character of a script such as Chinese. */
const HAS_TEXT = /[\p{L}\p{N}]{2}|[^\u0000-\u2fff]/u;
const withoutMarkdown = (text: string): string =>
  text
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/^\s{0,10}(?:[-*•]|(?:\d{1,3}|[a-z])\)|\d{1,3}\.)\s+(?:\[[ x]\]\s+)?/gm, '')
    .replace(/\*{1,2}([^*\n]{1,200})\*{1,2}/g, '$1')
    .replace(/\[([^\]\n]{1,200})\]\([^)\n]{1,500}\)/g, '$1')
    .replace(/[ \t]+/g, ' ')
    .trim();

/** A link says less than the name of its site. */
const withSiteNames = (text: string): string =>
  text.replace(
    /\bhttps?:\/\/(?:www\.)?([\w.-]{3,60})[^\s)]{0,2000}?(?=[,;:!?.]?(?:[\s)]|$))/g,
    (_, site: string) => site,
  );

/** 'PLEASE HELP ME' is not a sequence of acronyms. */
const withoutShouting = (text: string): string => {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter)).length;
  return letters.length > 12 && capitals / letters.length > 0.7 ? text.toLowerCase() : text;
};

/** Where one clause of a sentence ends and another one begins. */
const CLAUSE_END = /[;:?!](?=\s)|\s[-–—](?=\s)|\s(?=\()|,(?=\s)/g;
const MIN_CLAUSE_LENGTH = 8;
const CONTINUES =
  /^(?:but|and (?:i|what|how|then|please)|because|since|so (?:i|that)|please|i(?:'m)?|we|my|it|aber|und (?:ich|wie|was)|weil|ich|mais|et (?:je|comment)|parce|je|j['’]|pero|y (?:yo|cómo|qué)|porque|ma|e (?:come|cosa|como|o que)|perché|mas|maar|en (?:ik|hoe|wat)|omdat|ik)\b/i;

/**
 * Words that begin a clause before the main one: 'If I move, who pays the rent?' is not a question in its first clause.
 */
const SUBORDINATE =
  /^(?:when(?:ever)?|while|if|although|though|since|as|because|after|before|given(?: that)?|considering|once|wenn|obwohl|weil|da|nachdem|bevor|während|si|quand|lorsque|puisque|comme|cuando|aunque|como|dado que|se|quando|dato che|poiché|anche se|als|wanneer|omdat|hoewel|terwijl|sinds)\s/i;
/** 'In the dictionary hosted at gist.github.com, how could I …': the place, before the question. */
const ADVERBIAL =
  /^(?:in|on|at|with|for|from|under|according to|regarding|concerning|based on|in terms of|as for|bei|beim|mit|für|laut|bezüglich|bij|met|voor|volgens|dans|avec|pour|selon|en|con|para|según|per|secondo|em|com|segundo)\s/i;
/** 'A value of 0, which is wrong': such a word asks only within a question. */
const RELATIVE = /^(?:which|who|whose|whom|where|when|qui|que|quien|donde|che|quem|onde|die|wat|waar)\s/i;

/** An article and an adjective, with the noun still to come. */
const BEFORE_NOUN =
  /(?:^|\s)(?:ein(?:e[nmrs]?)?|een|une?|una?|um|uma|an?) (?:(?:sehr|heel|très|muy|molto|muito|very) )?\p{Ll}+$/u;

/** The clauses of a sentence. A comma divides them only before a question, a request or another statement. */
const clausesOf = (sentence: string, language: Language): string[] => {
  const { questions, requests, situations } = openingWordsOf(language);
  // 'When I run npm install, I get an error' is one situation.
  if (situations.some(([pattern]) => pattern.test(sentence) && sentence.replace(pattern, '').trim() === ''))
    return [sentence];
  const clauses: string[] = [];
  let from = 0;
  for (const { 0: sign, index } of sentence.matchAll(CLAUSE_END)) {
    const rest = sentence.slice(index + sign.length).trim();
    // 'Eine freundliche, aber bestimmte Mail': two adjectives.
    if (sign === ',' && BEFORE_NOUN.test(sentence.slice(from, index))) continue;
    const isNext =
      sign !== ',' ||
      CONTINUES.test(rest) ||
      SUBORDINATE.test(sentence.slice(from, index).trim()) ||
      (questions.test(rest) && (sentence.endsWith('?') || !RELATIVE.test(rest))) ||
      requests.some(([pattern]) => pattern.test(rest.slice(0, 120)));
    // 'Translate: good morning' is one clause.
    const clause = sentence.slice(from, index);
    const isComplete = sign !== ':' || isCommand(clause) || namesSubject(clause, language);
    if (!isNext || !isComplete || clause.length < MIN_CLAUSE_LENGTH || /(?:Error|Exception)$/.test(clause)) continue;
    clauses.push(sentence.slice(from, index + (/[?:]/.test(sign) ? 1 : 0)));
    from = index + sign.length;
  }
  clauses.push(sentence.slice(from));
  return clauses.filter((clause) => HAS_TEXT.test(clause));
};

/** 'When you divide fractions, why do you flip the second one?': a question that needs its condition keeps it. */
const joinedClauses = (clauses: readonly string[], language: Language): string[] => {
  const [first, second, ...others] = clauses;
  if (first === undefined || second === undefined || others.length > 0) return [...clauses];
  const isOne =
    SUBORDINATE.test(first.trim()) && second.trim().endsWith('?') && withoutOpening(second, language).subjects < 2;
  return isOne ? [`${first}, ${second.trim()}`] : [...clauses];
};

/** 'Act as a trainer and give me a workout': the request comes after 'and'. */
const requestAfterRole = (sentence: string, language: Language): string[] => {
  for (const { 0: sign, index } of sentence.matchAll(/,? (?:and|then|und|et|y|e|en) |, /gi)) {
    const rest = sentence.slice(index + sign.length);
    if (isCommand(rest) || openingWordsOf(language).requests.some(([pattern]) => pattern.test(rest))) return [rest];
  }
  return [];
};

/** 'My labrador, nine years, a bit chubby, has had a cough': details of a thing before its verb. */
const APPOSITION =
  /^((?:(?:and|so|now|well|ok|also|nun|nou|bon|bueno|allora|então)[, ]+)?(?:my|our|mijn|onze|meine?|unsere?|mon|ma|notre|mi|nuestr[oa]|(?:il |la )?mi[oa]|(?:o |a )?(?:meu|minha)) [\p{L}-]+(?: [\p{L}-]+)?), .{2,90}?, (?=(?:has|have|is|are|was|keeps?|won't|doesn't|can't|refuses|hat|ist|will|geht|macht|heeft|geeft|doet|wil|blijft|hangt|est|ne|fait|refuse|tiene|está|no|hace|tem|não|faz|è|non|si|fa) )/iu;

/**
 * A sentence without the greetings, wishes and apologies before its main statement; empty if it contains nothing else.
 */
const withoutAsides = (sentence: string, language: Language): string => {
  const { courtesies } = openingWordsOf(language);
  const aside = ASIDE_PATTERNS[language === 'other' ? 'en' : language];
  let text = sentence.trim();
  for (let round = 0; round < MAX_ASIDES; round += 1) {
    // Courtesies without anything else are kept, because the clause handles their punctuation.
    const polite = [text, text.replace(courtesies, ''), text.replace(courtesies, '').replace(courtesies, '')];
    const found = polite.find((one) => aside.test(one));
    if (found === undefined) return text;
    text = found.replace(aside, '').trim();
  }
  return text;
};
const MAX_ASIDES = 5;

/** Whether a clause only says who asks, or where, before the question in the same sentence. */
const leadsUp = (clause: string, isLast: boolean, language: Language): boolean =>
  (!isLast && ADVERBIAL.test(clause.trim())) || isIntroduction(clause, language);

/** A question with at most this many words about a subject is replaced by a situation before it with more of them. */
const MAX_VAGUE_SUBJECTS = 2;
const MORE_SUBJECTS = 1;
const MIN_SITUATION_SUBJECTS = 3;
/** 'Suggest three narrower ones', 'write it for me': refers to something mentioned before. */
const NAMES_NOTHING_NEW =
  /\b(?:ones|it|this|that|them|these|those|him|her|dat|dit|deze|ze|das|es|diese[nrs]?|sie|ça|cela|lui|les|eso|esto|lo|questo|quello|isso|isto|ele|ela)\b/i;

/** A clause as it was written, and whether the text that it is about follows. */
interface Chosen extends Clause {
  written?: string;
  hasMaterial?: boolean;
  isQuestion?: boolean;
  /** Whether it says who asks, or where, before the question in the same sentence. */
  isLeadUp?: boolean;
}

/** The clause that says best what a conversation is about: a request that stands alone, otherwise the first situation. */
const chooseClause = (sentences: readonly string[], language: Language): Chosen | undefined => {
  const { rolePlay, announcements, courtesies, questions } = openingWordsOf(language);
  const clauses = sentences.flatMap((written) => {
    const sentence = withoutAsides(written, language).replace(APPOSITION, '$1 ');
    if (!HAS_TEXT.test(sentence)) return [];
    const isRole = rolePlay.test(sentence.replace(courtesies, ''));
    const divided = isRole
      ? requestAfterRole(sentence, language)
      : joinedClauses(clausesOf(sentence, language), language);
    return divided.map((clause, at) => {
      const opened = withoutOpening(clause, language);
      const isSubordinate = at < divided.length - 1 && SUBORDINATE.test(clause.trim());
      const isAside = announcements.test(clause.trim());
      return {
        ...opened,
        isQuestion: questions.test(opened.text),
        isLeadUp: !opened.isRequest && leadsUp(clause, at === divided.length - 1, language),
        isRequest: opened.isRequest && !isSubordinate,
        hasMaterial: clause.endsWith(':') && !isAside,
        isAside,
        written: clause,
      };
    });
  });
  // 'Rewrite this email: …': the text after it is material.
  const materialAt = clauses.findIndex(({ isRequest, hasMaterial }) => isRequest && hasMaterial);
  const main = clauses.slice(0, materialAt === -1 ? clauses.length : materialAt + 1).filter(({ isAside }) => !isAside);
  const requests = main.filter(({ isRequest, standsAlone }) => isRequest && standsAlone);
  const request = sentences.length < LONG_STORY ? requests[0] : mostTelling(requests, sentences, language);
  // 'My heating leaks and the landlord does nothing. What does the law say?': the situation is more informative.
  const situation = main
    .slice(0, request === undefined ? 0 : main.indexOf(request))
    .find(
      ({ standsAlone, subjects, isLeadUp }) =>
        standsAlone &&
        !isLeadUp &&
        subjects >= Math.max(MIN_SITUATION_SUBJECTS, (request?.subjects ?? 0) + MORE_SUBJECTS),
    );
  const isVague = request !== undefined && request.subjects <= MAX_VAGUE_SUBJECTS;
  return (
    (isVague && (request.isQuestion || NAMES_NOTHING_NEW.test(request.text)) ? situation : undefined) ??
    request ??
    main.find(({ standsAlone, isLeadUp }) => standsAlone && !isLeadUp) ??
    main.find(({ text, isLeadUp }) => !isLeadUp && namesSubject(text, language)) ??
    main.find(({ standsAlone }) => standsAlone) ??
    main.find(({ text }) => namesSubject(text, language)) ??
    main.find(({ text, isRequest }) => isRequest && text.includes(' ')) ??
    roleIn(sentences, language) ??
    main[0] ??
    clauses[0]
  );
};

/** 'Act as a travel guide': without a request the role is the subject. */
const roleIn = (sentences: readonly string[], language: Language): Clause | undefined => {
  const { rolePlay, role } = openingWordsOf(language);
  const [text] = sentences.flatMap((one) => (rolePlay.test(one) ? (role.exec(one)?.[1] ?? []) : []));
  return text === undefined ? undefined : { text, isRequest: false, standsAlone: true, subjects: 1 };
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
  // 'iPhone' keeps its lower-case letter.
  if (/^\p{Ll}\p{Lu}/u.test(short)) return short;
  const [first = '', ...rest] = [...short];
  return first.toLocaleUpperCase('en') + rest.join('');
};

const titleOfClause = ({ text, isRequest }: Clause, language: Language): string => {
  const phrase = firstPhrase(withoutShouting(text), language, isRequest);
  // Without its article a statement in these languages is broken: 'Il vicino annaffia le piante'.
  const keepsArticle = !isRequest && language !== 'en';
  return tidyTitle(keepsArticle ? phrase : phrase.replace(openingWordsOf(language).articles, ''));
};

/** 'Translate and improve: we regret to inform you': if a request names no subject, its material does. */
const withMaterial = (title: string, clause: Chosen, source: string, language: Language): string => {
  const at = clause.hasMaterial === true && clause.isRequest ? source.indexOf(clause.written ?? '') : -1;
  if (at === -1 || clause.subjects > MAX_VAGUE_SUBJECTS || title.split(' ').length > MAX_SHORT_REQUEST) return title;
  const [first] = splitSentences(source.slice(at + (clause.written?.length ?? 0)).replaceAll(/["“”„«»]/g, ' '), 1);
  const material = first === undefined ? '' : tidyTitle(firstPhrase(first.text.trim(), language, false));
  const whole = `${title}: ${material}`;
  return HAS_TEXT.test(material) && whole.length <= MAX_CHARACTERS ? whole : title;
};
const MAX_SHORT_REQUEST = 5;

/**
 * A title for a conversation from its first question: the clause that says what is wanted, or of the situation if the
 * question says too little, without greeting, politeness, role play and code, as a phrase of at most
 * 80 characters.
 * Openings are known in English, German, Dutch, French, Spanish, Italian and Portuguese. 'New conversation' if there is
 * nothing to read. Pure.
 */
export const titleFromText = (text: string): string => {
  const plain = plainText(text, MAX_INPUT_LENGTH);
  const prose = withoutMarkdown(withoutCode(withSiteNames(plain)));
  // A text that contains only code gets its error as title, or the code.
  const source = HAS_TEXT.test(prose) ? prose : withoutMarkdown(plain.replace(/[`~]{3}[a-z]*/gi, ' '));
  const language = detectLanguage(source);
  const sentences = splitSentences(withOrdinals(source, language), MAX_SENTENCES).map((sentence) =>
    sentence.text.replaceAll('\u2060', '').slice(0, MAX_SENTENCE_LENGTH).replaceAll(ASIDE, ''),
  );
  const clause = chooseClause(sentences, language);
  const error = errorIn(plain);
  if (error !== undefined && clause?.standsAlone !== true) return tidyTitle(error);
  const message = errorMessageIn(plain);
  // 'What is going on?' after the output of a program.
  const isOrder =
    clause?.isRequest === true && clause.isQuestion !== true && clause.written?.trim().endsWith('?') !== true;
  if (message !== undefined && clause !== undefined && !isOrder && !NAMES_ERROR.test(clause.text))
    return tidyTitle(firstPhrase(message.trim(), 'en', false));
  const title = clause === undefined ? '' : withMaterial(titleOfClause(clause, language), clause, source, language);
  if (HAS_TEXT.test(title)) return title;
  return FALLBACK;
};
