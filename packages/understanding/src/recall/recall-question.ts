import { comparable as withoutAccents } from '../own-data/command-forms.ts';
import { askedWords, namesAsked } from '../passages/asked-words.ts';
import type { ReadLanguage } from '../questions/question-language.ts';
import { type Fact, factOf } from './fact-signs.ts';
import { APP_THINGS, APPOINTMENTS, OPENS_QUESTION, PAST_FORMS, TO_COME } from './past.table.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { englishMeanings } from '../text/word-meanings.ts';
import { type Relation, RELATIONS } from './relations.table.ts';

/** One of the questions of a message, which may have two. */
export interface RecallPart {
  text: string;
  fact: Fact | undefined;
  relations: readonly Relation[];
  /** The words that name the subject, as written in lower case. */
  subject: readonly string[];
  /** Words that describe what is asked for, such as its kind or a verb: the conversation need not contain them. */
  soft: readonly string[];
}

/** A question that something said or decided before may answer. */
export interface RecallQuestion {
  parts: readonly RecallPart[];
  /** Names in the question, which the conversation has to contain. */
  names: readonly string[];
  /** Whether it clearly asks for something of the person's own past: only their conversations can answer it. */
  isOwnPast: boolean;
}

const MAX_LENGTH = 240;

const comparable = (text: string): string => withoutAccents(text).replaceAll('ß', 'ss');

/** 'And', with the question word of a second question, in seven languages. */
const SECOND =
  /^(.{8,160}?[\p{L}\p{N}%€$£)])(?:,? +(?:and|en|und|et|y|e)|[?;] *(?:and|en|und|et|y|e)?|,) +(?=(?:(?:at|for|since|from|by|voor|naar|tot|tegen|vanaf|met|ab|seit|für|mit|von|bei|nach|auf|zu|à|vers|pour|depuis|chez|avec|a|por|para|desde|con|da|per|di|em|com|de|in|op|an|bis|to|hacia|hasta|fino a|até)\s+)?(?:what|which|who|whose|when|where|why|how|wat|welke?|wie|wanneer|waar\p{L}*|hoe\p{L}*|was|welche\p{L}*|wer|wem|wen|wann|wo|warum|wieviel\p{L}*|quoi|quel\p{L}*|qui|quand|où|pourquoi|comment|combien|qu['’]|qué|cuál\p{L}*|quién\p{L}*|cuándo|dónde|cómo|cuánt\p{L}+|che|cosa|chi|quale|quali|quando|dove|come|quant\p{L}+|perch[ée]|o que|qual|quais|quem|onde|como|porqu[eê])(?!\p{L}))(.{4,160})$/iu;

/** The first question of a message and the second, if there are two. */
function questionParts(text: string): readonly string[] {
  const [, one, two] = SECOND.exec(text.trim()) ?? [];
  return one === undefined || two === undefined ? [text.trim()] : [one, two];
}

/** The noun after 'which' names a kind of thing: 'which model of dishwasher', 'quelle chaudière' stays a subject. */
const KIND_ASKED =
  /^(?:(?:the |final |exact )?(?:kinds?|types?|sorts?|brands?|compan(?:y|ies)|firms?|makes?|bedrijf|firma|entreprise|empresa|azienda|ditta|models?|versions?|neighbou?rhoods?|areas?|parts?|amounts?|numbers?|sums?|totals?|percentages?|shares?|dates?|days?|times?|years?|months?|people|persons?|somebody|places?|options?|reasons?|ways?|answers?|results?|outcomes?|teachers?|colou?rs?|sizes?|ages?|famil\w+|famiglia|soort(?:en)?|merk|type|model|bedrag|aantal|buurt|wijk|stadsdeel|kleur|maat|datum|dag|jaar|reden|antwoord|leeftijd|procent|percentage|art|sorte|marke|modell|betrag|anzahl|summe|viertel|stadtviertel|stadtteile?|farbe|grosse|tag|jahr|grund|antwort|alter|prozent\w*|hohe|sorte|genre|marque|modele|montant|nombre|quartier|couleur|taille|jour|annee|raison|reponse|age|pourcentage|tipo|clase|marca|modelo|importe|numero|barrio|color|talla|fecha|dia|ano|razon|motivo|respuesta|edad|porcentaje|cantidad|genere|modello|importo|quartiere|colore|taglia|data|giorno|anno|motivo|risposta|eta|percentuale|bairro|cor|tamanho|razao|resposta|idade|percentagem|valor|quantia))$/;

/** Verbs in the forms that questions have: they tell little about the subject. */
const VERB_FORMS: Readonly<Record<ReadLanguage, RegExp>> = {
  en: /(?:ed|ing)$/,
  nl: /^ge\p{L}+(?:d|t|en)$|^(?:be|ver|ont|her)\p{L}+(?:d|t|en)$/u,
  de: /^$/,
  fr: /(?:é|ée|és|ées|er|ir|ait|ais|ions|aient|ons)$/,
  es: /(?:amos|imos|aste|iste|ado|ido|ar|er|ir|aron|ieron|ó|é|ábamos|íamos|aba|ía)$/,
  it: /(?:at[oaie]|ut[oaie]|it[oaie]|are|ere|ire|iamo|avamo|evamo)$/,
  pt: /(?:ámos|amos|emos|imos|ei|ado|ido|ar|er|ir|aram|aste|este|ou|eu|iu)$/,
};

const isVerbForm = (word: string, text: string, language: ReadLanguage): boolean => {
  // German writes nouns with a capital.
  if (language === 'de') return !hasCapital(word, text);
  // A noun may have such an ending: 'alquiler'.
  return (
    word.length > 4 &&
    VERB_FORMS[language].test(word) &&
    !hasCapital(word, text) &&
    englishMeanings(word, language).length === 0
  );
};

/** Whether a word has a capital that is not that of the beginning of the question. */
const hasCapital = (word: string, text: string): boolean =>
  text.indexOf(word.charAt(0).toUpperCase() + word.slice(1)) > 0;

/** 'Before we bought the flat': says when, and not what is asked for. */
const SUBORDINATE =
  /(?<=\S )(?:before|after|until|while|when|voordat|nadat|voor(?=dat)|toen|bevor|nachdem|als (?:wir|ich|we|ik)|avant (?:de|d['’]|que)|après avoir|quand|antes de|después de|cuando|prima d[i']|dopo aver|quando|depois de)(?!\p{L}).*$/iu;

/** 'What did we end up paying': asks for a price without 'how much'; lower case, without accents. */
const PAYS =
  /^\W*(?:and |so )?(?:what|wat|was|que|o que|cosa|che cosa)\b.{0,40}\b(?:pay|paid|paying|cost|costs|spend|spent|betaald|gekost|kostte|gekostet|kostete|bezahlt|gezahlt|coute|paye|costo|pagamos|pague|pagato|speso|custou|paguei)\b/;

/** 'Grand-père' is one word. */
const wordsIn = (text: string, language: ReadLanguage): string[] =>
  askedWords(text.replaceAll(/(?<=grands?)-(?=p[èe]re|m[èe]re|parents)/giu, ''), language);

function partOf(written: string, whole: string, language: ReadLanguage): RecallPart {
  const text = written.replace(SUBORDINATE, '');
  const fact =
    factOf(text) ?? (PAYS.test(comparable(text)) ? { kind: 'measure' as const, measure: 'money' as const } : undefined);
  const words = wordsIn(text, language);
  const aside = wordsIn(written, language).filter((word) => !words.includes(word));
  const all = plainWordsOf(text);
  const relations = RELATIONS.filter(
    ({ relation, asks: form }) => all.some((word) => !PERSON_OF.test(word) && form.test(word)) && fits(relation, fact),
  ).map(({ relation }) => relation);
  const asks = (word: string): boolean =>
    !PERSON_OF.test(comparable(word)) &&
    RELATIONS.some((one) => fits(one.relation, fact) && one.asks.test(comparable(word)));
  const named = words.filter((word) => !asks(word) && !NO_SUBJECT.test(comparable(word)));
  const isSoft = (word: string): boolean => KIND_ASKED.test(comparable(word)) || isVerbForm(word, whole, language);
  const nouns = named.filter((word) => !isSoft(word));
  // 'The technician who repaired the washing machine' need not be called a technician.
  const isRole = fact?.kind === 'name' && nouns.length > 1 && !hasCapitalInside(nouns[0] ?? '', whole, language);
  const subject = isRole ? nouns.slice(1) : nouns;
  return { text, fact, relations, subject, soft: [...named.filter((word) => !subject.includes(word)), ...aside] };
}

/** 'The seller': a person, and not what is asked for. */
const PERSON_OF =
  /^(?:(?:ver)?kaufer\w*|(?:ver)?koper\w*|vendeu\w+|acheteu\w+|vendedor\w*|comprador\w*|venditor\w+|comprator\w+)$/;

/** A proper name. German writes every noun with a capital. */
const hasCapitalInside = (word: string, text: string, language: ReadLanguage): boolean =>
  language !== 'de' && hasCapital(word, text);

/** What numbers count, and small words. */
const NO_SUBJECT =
  /^(?:chi|che|cosa|quien|quem|qui|wer|wie|who|kom(?:en|t)|kwam\w*|com(?:e|es|ing)|came|kommt|kommen|kam\w*|vien(?:t|e|en|nent)|vengono|vem|tien\w+|wilde\w*|wollte\w*|want\w*|voul\w+|quer\w+|vole\w+|we|wij|wir|nous|vous|avons|avez|ont|sont|noi|voi|hem|haar|hun|ihn|ihm|ihr|lui|leur|nosotros|isto|isso|dies\w*|end|final|finally|past|last|first|old|uiteindelijk|eind\w*|ende|fin|fine|fim|final\w*|one|two|three|four|five|twee|drie|vier|vijf|zwei|drei|funf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|duas|quatro|learn\w*|know\w*|knew|discuss\w*|geleerd|gelernt|appris|aprend\w+|imparat\w|aprendi|exchanges?|echanges?|archiv\w*|archief|archivio|arquivo|notes?|notities|notizen|apuntes|appunti|notas|much|many|long|often|far|hoeveel|hoelang|lang|lange|vroeger|eerder|damals|fruher|avant|antes|prima|dopo|wieviele?|combien|cuant[oa]s?|quant[oiae]s?|euros?|eur|dollars?|pounds?|minutes?|hours?|weeks?|minuten|uur|uren|stunden?|wochen|heures?|semaines?|minutos|horas|semanas|minuti|ore|settimane|times?|keer|mal|fois|veces|volte|vezes)$/;

/** 'Took' asks who took something over, or how long something took. */
const fits = (relation: Relation, fact: Fact | undefined): boolean => {
  if (relation === 'takeOver') return fact?.kind === 'who';
  if (relation === 'last') return fact?.kind === 'measure' && fact.measure === 'duration';
  return true;
};

/** 'What did we say about my mother': asks for what was written at all, in seven languages. */
const OWN_WORDS =
  /\b(?:(?:did|have|had) (?:i|we) (?:\w+ )?(?:say|said|tell|told|writ\w+|mention\w*)|(?:i|we) (?:said|told|wrote|mentioned)|(?:heb|had|hebben|hadden) (?:ik|we|wij) .*(?:gezegd|geschreven|verteld|besproken)|(?:habe|hatte|haben|hatten) (?:ich|wir) .*(?:gesagt|geschrieben|erzahlt|besprochen)|(?:ai-je|j'ai|j'avais|avons-nous|nous avons|on a|a-t-on) (?:dit|ecrit|raconte)|(?:he dicho|dije|escribi|conte|hemos dicho|dijimos|hablamos)|(?:ho|abbiamo) (?:detto|scritto|raccontato)|(?:escrevi|contei|eu disse|dissemos|falamos))\b/;
export const isOwnWords = (text: string): boolean => OWN_WORDS.test(comparable(text));

/** Whether a message begins as a question does, in any of the seven languages. */
export const opensQuestion = (text: string): boolean =>
  OPENS_QUESTION.test(comparable(text.trim().replace(/^[¿¡\s]+/, '')));

/** A message as a question for something known from before; undefined for any other message. */
export function recallQuestion(message: string, language: ReadLanguage): RecallQuestion | undefined {
  const text = message.trim();
  const plain = comparable(text.replace(/^[¿¡\s]+/, ''));
  if (text.length > MAX_LENGTH || !OPENS_QUESTION.test(plain) || TO_COME.test(plain) || APP_THINGS.test(plain))
    return undefined;
  const parts = withSubject(questionParts(text).map((part) => partOf(part, text, language)));
  if (APPOINTMENTS.test(plain) && !parts.some(({ fact }) => fact?.kind === 'measure' && fact.measure !== 'number'))
    return undefined;
  const { personal, past, ownVerb } = PAST_FORMS[language];
  const isOwnPast = (personal.test(plain) || ownVerb?.test(text) === true) && past.test(text);
  const names = namesAsked(text, language).filter((name) => parts.some(({ subject }) => subject.includes(name)));
  return { parts, names, isOwnPast };
}

/** Without any noun, the verbs and kinds are what is left to look for. */
const withSubject = (parts: readonly RecallPart[]): readonly RecallPart[] =>
  parts.some(({ subject }) => subject.length > 0)
    ? parts
    : parts.map((part) => ({ ...part, subject: part.soft, soft: [] }));

/** The words that name the subject of a question, each once. */
export const subjectOf = ({ parts }: RecallQuestion): string[] => [...new Set(parts.flatMap(({ subject }) => subject))];

/**
 * A follow-up that asks for a fact of what was quoted, as questions in the order in which they are tried: 'and who paid?'
 * about its own words, then about the subject before it, unless it has a noun of its own. Empty if it asks for no fact.
 */
export function recallFollowUps(text: string, language: ReadLanguage, before: readonly string[]): RecallQuestion[] {
  const part = partOf(text.trim(), text, language);
  if (part.fact === undefined) return [];
  const own = [...part.subject, ...part.soft];
  const about = (subject: readonly string[]): RecallQuestion => ({
    parts: [{ ...part, subject, soft: [] }],
    names: [],
    isOwnPast: true,
  });
  return [...(own.length > 0 ? [about(own)] : []), ...(part.subject.length === 0 ? [about(before)] : [])];
}
