import { splitSentences } from '../text/sentences.ts';
import { significantStems } from '../text/words.ts';
import { lastQuestion } from './learning-questions.ts';
import type { CardProposal } from './proposal.ts';
import { isCompleteText, toCardSide } from './side-text.ts';

type DefinitionDraft = Omit<CardProposal, 'turnId' | 'kind' | 'isNamed'>;

/** Longer verbs first, because 'is derived from' begins with 'is'. */
const VERBS =
  'is responsible for|are responsible for|is used to|is used for|are used to|are used for|is derived from|is short for|refers to|refer to|means|stands for|serves as|consists of|allows|enables|lets|provides|ensures|manages|regulates|controls|converts|protects|measures|involves|compares|determines|states that|says that|is|are|was|were';
const STATEMENT = new RegExp(
  '^(?:(In the context of [^,]{3,60}|In [a-z]+(?: [a-z]+)?), )?(?:Essentially, |Basically, |Simply put, |At its core, |In short, |In general, )?' +
    '((?:[Tt]he term |[Tt]he word |[Tt]he |[Aa]n? )?(?:"[^"]{2,40}"|[\\p{L}\\p{N}][\\p{L}\\p{N}\'’./+#_-]*(?: (?:of |for |and |to |in )?[\\p{L}\\p{N}][\\p{L}\\p{N}\'’./+#_-]*){0,5}?)(?: \\([^()]{2,60}\\))?)' +
    `(?:,? also known as [^,]{2,50},)? (?:also |typically |usually |essentially )?(${VERBS}) (?:also |essentially |basically |actually |simply )?(.{15,400})$`,
  'u',
);
/** 'A technique called memoization, which stores results …'. */
const NAMED_THING =
  /\b(an?|the) ((?:[\p{L}-]+ ){0,4}[\p{L}-]+) (?:called|known as) (?:an? |the )?"?([\p{L}][\p{L}\p{N} -]{2,40}?)"?, (which|that|where) (.{15,300})$/u;
/** '- **Idempotency**: a property of …'. */
const LABELLED = /^(?:[-*•]|\d{1,2}[.)])\s+\*{0,2}([^*:\n]{2,50}?)\*{0,2}\s?:\*{0,2}\s+(.+)$/;
/** Words that refer to something or start a clause: the name of a thing never begins with them. */
const NOT_A_NAME =
  /^(?:it|this|that|these|those|they|he|she|we|you|i|there|here|one|some|many|most|both|each|another|such|what|which|who|when|where|if|while|as|for|to|my|your|our|his|her|its|their|all|other|others|any|no|in|on|at|by|with|from|first|second|third|next|finally|overall|however|also|another|additionally|not|so|but|and|or|because|since|although|though|step|note|example|key|people|someone|everyone|everything|something|nothing|anything|doing|using|being|having|making|once|after|before|during|today|now|then|perhaps|maybe|sure|yes|great|good|research|let|given|even|only|just|how|why)$/i;
/** Words that name nothing by themselves: 'the answer', 'the result'. */
const VAGUE_SUBJECT =
  /^(?:the )?(?:answer|question|goal|key|reason|problem|result|results|example|step|process|idea|choice|code|command|function|file|list|script|value|values|output|company|following|method|app|website|user|users|approach|solution|difference|way|term|word|concept|article|author|text|author|line|lines|graph|name|best|most|main|first|last|same|rest|purpose|point|benefit|benefits|advantage|focus|character|story|balance|combination|use|system|project|language|product|service|data|information|number|total|price|cost|time|level|tahini|other|more|application|snippet|expression|syntax|document|message|context|response)s?$/i;
const VAGUE_PREDICATE =
  /^(?:the |an? |one )?(?:most |more |very |really |truly |quite |also )?(?:great|good|best|better|important|crucial|essential|vital|popular|common|personal|big|huge|perfect|excellent|interesting|bit|lot|few|number|matter|way|same|one|ones|result|example|first|next|last|only|reason|choice|step|goal|key|fundamental|must|thing|things|time|case|chance|result|difference|idea|sign|part|topic|subject|question|problem|issue|challenge|fan|shame|bad|poor|terrible|lack|list|variety|wide|valid|unique|personal|complex|sensitive|serious|powerful|valuable|useful|notable|significant|nightmare)\b/i;
/** 'A bad sign', 'old silent comedies', 'most people': judged or counted things, which have no definition. */
const JUDGED_SUBJECT =
  /^(?:good|bad|great|better|best|worse|worst|common|typical|simple|easy|hard|old|new|modern|big|small|large|quick|slow|long|main|major|key|important|useful|popular|famous|nice|safe|possible|similar|different|certain|final|few|more|less|several|various|well|proper|effective|ideal|strong|weak|clear|healthy|rich|poor|\p{L}+er and \p{L}+er)\s/iu;
/** The kind of thing and what sets it apart: 'a technique that stores …', 'the part of …'. */
const GENUS =
  /^(?:an?|the|one of the|any|two|three) (?:[\p{L}'’-]+,? ){0,6}?[\p{L}'’-]+,? (?:that|which|who|where|when|in which|by which|with which|for which|of|for|in|on|by|with|between|from|used|made|called|designed|created|consisting|containing|based|to|against)\b/iu;

/** Words about a person, or that refer to something outside the sentence. */
const PERSONAL_OR_REFERRING =
  /\b(?:i|i'm|my|me|we|our|your|you(?! to)|you'll|you're|let's|above|below|earlier|previously|mentioned|this|these|those)\b/i;

const DEFINING_VERB = /^(?:is derived from|is short for|refers? to|means|stands for)$/;
const ACTIVITY_VERB =
  /^(?:compares|determines|allows|enables|lets|provides|ensures|manages|regulates|controls|converts|protects|measures)$/;
const PERSON =
  /^(?:an?|the) (?:[\p{L}-]+,? (?:and )?){0,5}(?:scientist|engineer|developer|journalist|author|writer|composer|pianist|inventor|creator|founder|philosopher|president|emperor|king|queen|physicist|mathematician|painter|artist|historian|economist|designer|entrepreneur)\b/iu;

const withSmallArticle = (subject: string): string =>
  subject.replace(/^(The|An?) /, (article) => article.toLowerCase());
const withoutArticle = (subject: string): string =>
  subject.replace(/^(?:the term|the word|the|an?) /i, '').replaceAll('"', '');

/** Whether the subject of a sentence names a thing clearly enough for the front of a card. */
const isClearName = (subject: string, question: string): boolean => {
  const words = withoutArticle(subject).split(' ');
  if (words.length > 7 || NOT_A_NAME.test(words[0] ?? '') || VAGUE_SUBJECT.test(withoutArticle(subject))) return false;
  // 'The kernel' was mentioned before, unless the question named it.
  const isPlain = !/^\p{Lu}/u.test(words[0] ?? '') && !/["(]/.test(subject);
  if (/^the /i.test(subject) && words.length === 1 && isPlain)
    return significantStems(withoutArticle(subject)).some((stem) => significantStems(question).includes(stem));
  return words.every((word) => word.length > 1 || /^[A-Z]$/.test(word));
};

const INFINITIVES: Readonly<Record<string, string>> = {
  means: 'mean',
  'stands for': 'stand for',
  involves: 'involve',
  'states that': 'state',
  'says that': 'say',
  'consists of': 'consist of',
};

/** The question that a sentence with this subject, verb and predicate answers. */
const phraseFront = (subject: string, verb: string, predicate: string, context: string | undefined): string => {
  const name = withSmallArticle(subject);
  const inSetting = context === undefined ? '' : ` ${context.slice(0, 1).toLowerCase()}${context.slice(1)}`;
  if (verb.endsWith(' responsible for'))
    return `What ${verb.replace(' responsible for', '')} ${name} responsible for${inSetting}?`;
  if (ACTIVITY_VERB.test(verb)) return `What does ${name} do${inSetting}?`;
  if (/^(?:is|are) used/.test(verb)) return `What ${verb.split(' ')[0]} ${name} used for${inSetting}?`;
  if (verb === 'is derived from') return `Where does ${name} come from?`;
  if (verb === 'is short for') return `What is ${name} short for?`;
  if (verb.startsWith('refer')) return `What ${verb === 'refer to' ? 'do' : 'does'} ${name} refer to${inSetting}?`;
  if (PERSON.test(predicate) && /^\p{Lu}[\p{L}.]+(?: \p{Lu}?[\p{L}.]+){0,3}$/u.test(name))
    return `Who ${verb} ${name}?`;
  if (verb === 'serves as') return `What is ${name}${inSetting}?`;
  const infinitive = INFINITIVES[verb];
  if (infinitive !== undefined) return `What does ${name} ${infinitive}${inSetting}?`;
  return `What ${verb} ${name}${inSetting}?`;
};

/** The question that a reply answers, and the terms that the reply puts into bold or quotes, in lower case. */
export interface DefinitionContext {
  question: string;
  terms: ReadonlySet<string>;
}

/**
 * Whether a reader needs the definition of a subject. The question must be about it, or the reply must mark it as a
 * term and say what kind of thing it is.
 */
const isWanted = (
  [subject, verb, predicate]: readonly [subject: string, verb: string, predicate: string],
  { question, terms }: DefinitionContext,
): boolean => {
  const name = withoutArticle(subject).replace(/ \(.*\)$/, '');
  if (JUDGED_SUBJECT.test(name) && !lastQuestion(question).toLowerCase().includes(name.toLowerCase())) return false;
  if (/^(?:good|bad|better|best|worse|worst|great)\b/i.test(name)) return false;
  const isTerm = terms.has(name.toLowerCase()) || subject.includes('"');
  return isAskedAbout(subject, question) || (isTerm && (GENUS.test(predicate) || DEFINING_VERB.test(verb)));
};

/** Whether the origin given for a word is only a form of that word, which explains nothing. */
const isOwnForm = (word: string, origin: string): boolean => {
  const quoted = /["“]([^"”]+)["”]/.exec(origin)?.[1] ?? '';
  return quoted.toLowerCase().startsWith(word.toLowerCase());
};

/** 'A core component of the operating system': says where a thing belongs, but not what it is. */
const ONLY_PART =
  /^(?:an?|the|one of the) (?:[\p{L}-]+ ){0,2}(?:components?|parts?|elements?|aspects?|features?|pieces?) (?:of|in) [\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,5}\.?$/iu;

/** Openings such as 'In general', which do not limit what the sentence says. */
const DISCOURSE =
  /^In (?:general|short|summary|essence|fact|addition|contrast|conclusion|particular|practice|reality)$/;

const phraseAnswer = (verb: string, predicate: string): string => {
  if (verb.endsWith('used to')) return `To ${predicate}`;
  if (verb === 'is derived from') return `From ${predicate}`;
  return ACTIVITY_VERB.test(verb) ? `It ${verb} ${predicate}` : predicate;
};

const definitionInStatement = (sentence: string, context: DefinitionContext): DefinitionDraft | undefined => {
  const { question } = context;
  const match = STATEMENT.exec(sentence);
  const [, setting, subject = '', verb = '', rest = ''] = match ?? [];
  if (
    match === null ||
    !isClearName(subject, question) ||
    PERSONAL_OR_REFERRING.test(sentence) ||
    VAGUE_PREDICATE.test(rest) ||
    ONLY_PART.test(rest) ||
    !isWanted([subject, verb, rest], context)
  )
    return undefined;
  if (verb === 'is derived from' && isOwnForm(withoutArticle(subject), rest)) return undefined;
  const isCopula = /^(?:is|are|was|were)$/.test(verb);
  if (isCopula && !/^(?:an?|the|one of|two|three|how \p{L}+ly) \p{L}/u.test(rest)) return undefined;
  if (isCopula && /^the (?:\w+ )?(?:most|best|only|way|same)\b/i.test(rest)) return undefined;
  if (isCopula && /^(?:was|were)$/.test(verb) && !/^\p{Lu}/u.test(withoutArticle(subject))) return undefined;
  const predicate = rest.replace(/(?:,? (?:while|whereas)|;) .*$/, '');
  const back = toCardSide(phraseAnswer(verb, predicate));
  if (back === undefined || significantStems(back).length < 3) return undefined;
  const isAsked = isAskedAbout(subject, question);
  const front = phraseFront(subject, verb, rest, DISCOURSE.test(setting ?? '') ? undefined : setting);
  // Descriptions of people and further facts about a thing are worth a card only if the question was about them.
  if (!isAsked && (front.startsWith('Who ') || (ACTIVITY_VERB.test(verb) && !/ \p{Lu}/u.test(subject))))
    return undefined;
  return { front, back, subject: withoutArticle(subject).replace(/ \(.*\)$/, '') };
};

const definitionInNaming = (sentence: string): DefinitionDraft | undefined => {
  const [, article = '', kind = '', term = '', pronoun = '', rest = ''] = NAMED_THING.exec(sentence) ?? [];
  if (term === '' || NOT_A_NAME.test(term.split(' ')[0] ?? '') || PERSONAL_OR_REFERRING.test(rest)) return undefined;
  const back = toCardSide(`${article} ${kind} ${pronoun} ${rest}`);
  return back === undefined ? undefined : { front: `What is ${term}?`, back, subject: term };
};

/** '- Idempotency: a property of …' defines its label. */
const definitionOfLabel = (line: string): DefinitionDraft | undefined => {
  const [, label = '', rest = ''] = LABELLED.exec(line) ?? [];
  if (label === '' || label.split(' ').length > 5 || NOT_A_NAME.test(label.split(' ')[0] ?? '')) return undefined;
  const first = splitSentences(rest, 2)[0]?.text ?? '';
  if (
    !/^(?:An?|The) \p{Ll}+/u.test(first) ||
    !GENUS.test(first) ||
    VAGUE_PREDICATE.test(first) ||
    PERSONAL_OR_REFERRING.test(first) ||
    VAGUE_SUBJECT.test(label) ||
    JUDGED_SUBJECT.test(`${label} `)
  )
    return undefined;
  // 'The first step is …' is a separate sentence, not a definition of the label.
  if (
    /^(?:An?|The) (?:(?!that|which|who)[\p{L}-]+ ){1,8}(?:is|are|was|were|can|will|has|have|should|may|must)\b/u.test(
      first,
    )
  )
    return undefined;
  const back = toCardSide(first);
  return back === undefined || !isCompleteText(label)
    ? undefined
    : { front: `What is meant by “${label}”?`, back, subject: label };
};

/**
 * A common noun at the start of a sentence becomes lower case on a card; a name, which is never lower case in the text,
 * keeps its capital.
 */
const withSmallStart = (sentence: string, text: string): string => {
  const word = /^\p{Lu}\p{Ll}+(?=[\s-])/u.exec(sentence)?.[0];
  if (word === undefined || /^(?:The|An?|In|Essentially|Basically|Simply|At)$/.test(word)) return sentence;
  const small = word.toLowerCase();
  return new RegExp(`(?<![\\p{L}])${small}`, 'u').test(text) ? `${small}${sentence.slice(word.length)}` : sentence;
};

const subjectOf = (sentence: string, question: string): string | undefined => {
  const subject = STATEMENT.exec(sentence)?.[2];
  return subject !== undefined && isClearName(subject, question) ? subject.replace(/ \(.*\)$/, '') : undefined;
};

/** Number of first letters that a misspelt word shares with the right one: 'kernal', 'photosyntesis'. */
const SAME_LETTERS = 4;

const hasMisspelt = (asked: ReadonlySet<string>, stem: string): boolean =>
  stem.length > SAME_LETTERS + 1 &&
  [...asked].some(
    (one) =>
      Math.abs(one.length - stem.length) < 2 &&
      one.slice(0, SAME_LETTERS) === stem.slice(0, SAME_LETTERS) &&
      one.at(-1) === stem.at(-1),
  );

const isAskedAbout = (subject: string, question: string): boolean => {
  const asked = new Set(significantStems(lastQuestion(question)));
  // 'Gross domestic product (GDP)' may be asked about by either name.
  const [, name = '', short = ''] = /^(.*?)(?: \(([^()]*)\))?$/.exec(withoutArticle(subject)) ?? [];
  return [name, short].some((one) => {
    const stems = significantStems(one);
    return stems.length > 0 && stems.every((stem) => asked.has(stem) || hasMisspelt(asked, stem));
  });
};

/** The definitions in the sentences of a reply to this question. */
export const definitionsIn = (text: string, context: DefinitionContext): DefinitionDraft[] => {
  const { question } = context;
  const found: DefinitionDraft[] = [];
  for (const line of text.split('\n')) {
    const labelled = definitionOfLabel(line.trim());
    if (labelled !== undefined) found.push(labelled);
    const content = line.trim().replace(/^(?:[-*•]|\d{1,2}[.)]|#{1,6})\s+/, '');
    let subject: string | undefined;
    for (const { text: sentence } of splitSentences(content, 40)) {
      // The label of a list item is removed; 'It' refers to the subject of the sentence before.
      const unlabelled = sentence.replace(/^[\p{L}][^:.]{1,50}: (?=\p{Lu})/u, '');
      const resolved = subject === undefined ? unlabelled : unlabelled.replace(/^It (?=[a-z]+ )/, `${subject} `);
      const normalised = withSmallStart(resolved, `${question}\n${text}`);
      const definition = definitionInStatement(normalised, context) ?? definitionInNaming(normalised);
      // Only a defined subject, or the subject of the question, is certain enough to replace 'It' in the next sentence.
      const currentSubject = subjectOf(resolved, question);
      subject =
        currentSubject !== undefined && (definition !== undefined || isAskedAbout(currentSubject, question))
          ? currentSubject
          : undefined;
      if (definition !== undefined && isCompleteText(definition.front)) found.push(definition);
    }
  }
  return found;
};
