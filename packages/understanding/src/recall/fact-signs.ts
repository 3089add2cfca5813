import { isMeasured, measureAsked, statesPrice } from '../passages/measured.ts';
import type { Measure } from '../passages/measures.table.ts';
import { isCommonWord } from '../text/language.ts';
import { comparable } from '../own-data/command-forms.ts';

/** What the answer to a question has to contain. */
export type Fact =
  | { kind: 'measure'; measure: Measure | 'number' }
  | { kind: 'when' | 'who' | 'where' | 'name' | 'age' };

/** Question words at the beginning of a question or a part of it, in seven languages: lower case, without accents. */
const KINDS: readonly (readonly [Exclude<Fact['kind'], 'measure'>, RegExp])[] = [
  [
    'age',
    /\bhow old\b|\bhoe oud\b|\bwie alt\b|\bquel age\b|\bque edad\b|\bcuantos anos tiene\b|\bche eta\b|\bquanti anni ha\b|\bque idade\b|\bquantos anos tem\b/,
  ],
  [
    'when',
    /^(?:\S+ ){0,2}?(?:when|what (?:day|date|month|year)|which (?:day|date|month|year)|(?:since|until|from) when|wanneer|hoe laat|op welke (?:dag|datum)|vanaf wanneer|wann|ab wann|seit wann|an welchem (?:tag|datum)|quand|quel jour|a quelle date|a partir de quand|cuando|que dia|en que fecha|desde cuando|a partir de cuando|quando|che giorno|in che data|da quando|a che data|em que dia|a partir de quando|desde quando)\b/,
  ],
  [
    'name',
    /\b(?:called|names? of|(?:whose|'s|his|her|their) names?|heet(?:te)?|heten|naam van|heisst|hiess|heissen|name de[rs]|s'appel\w*|(?:nom|prenom) d\w*|llama\w*|nombre del?|chiama\w*|nome d\w*|chama\w*)\b/,
  ],
  [
    'who',
    /^(?:\S+ ){0,2}?(?:who|whom|whose|wie(?= (?:heeft|had|neemt|nam|gaat|ging|doet|deed|regelt|was|is|zou|komt|kwam|betaal\w*|van|kreeg|koos|wilde|mag|moet|zorgt|speecht?|speechen|kan|brengt|bracht|haalt|zei))|wer|wem|wen|qui|quien(?:es)?|chi|quem)\b/,
  ],
  [
    'where',
    /\b(?:in|at|im|aan|en|em|dans|a|nel|no|na) (?:which|what|welche[mrn]|welk|welke|quel|quelle|que|cual|quale|qual) (?:restaurant|place|pub|cafe|hotel|town|city|village|lokal|gasthaus|ort|stadt|dorf|plaats|stad|dorp|lieu|endroit|ville|village|lugar|sitio|ciudad|pueblo|posto|locale|ristorante|citta|paese|sitio|cidade|restaurante)\b/,
  ],
  ['where', /^(?:\S+ ){0,2}?(?:where|waar(?!om)|wo|wohin|woher|ou|d'ou|donde|adonde|dove|onde|aonde)\b/],
];

/** 'How many chairs to rent' asks for a number, and not for a price. */
const COUNTS =
  /\b(?:how many|wie ?viele|combien de|cuant[oa]s|quanti|quante|quant[oa]s) (?!(?:euros?|eur|dollars?|pounds?|francs?|reais)\b)/;

/** What a question asks for; undefined for one whose answer has no sign of its own, such as 'why' and 'how'. */
/** 'What rent did he want': a kind of price. */
const PRICE_ASKED =
  /^\W*(?:and |en |und |et |y |e )?(?:auf |op |on |sur |su |en |em )?(?:what|which|welke|welche\w*|quel|que|cual|che|qual) (?:rent|price|salary|fee|amount|deposit|huur|prijs|loon|bedrag|miete|preis|gehalt|betrag|loyer|prix|salaire|montant|alquiler|precio|sueldo|importe|affitto|prezzo|stipendio|importo|renda|preco|salario|valor)(?!\w)/;
const WHAT_HAS = /\b(?:was hat|wat heeft)\b/;
const ASKS_QUANTITY = /\b(?:hoe|wie (?!heisst|ist)|wieviel\w*)\b/;

export function factOf(question: string): Fact | undefined {
  const plain = comparable(question.trim().replace(/^[¿¡\s]+/, '')).replaceAll('ß', 'ss');
  const kind = KINDS.find(([, form]) => form.test(plain))?.[0];
  if (kind === 'age') return { kind };
  if (PRICE_ASKED.test(plain)) return { kind: 'measure', measure: 'money' };
  const measure = measureAsked(question);
  // 'Was hat geholfen' asks for no number.
  const isWhat = measure === 'number' && WHAT_HAS.test(plain) && !ASKS_QUANTITY.test(plain);
  if (measure !== undefined && !isWhat)
    return { kind: 'measure', measure: measure === 'money' && COUNTS.test(plain) ? 'number' : measure };
  return kind === undefined ? undefined : { kind };
}

const MONTHS =
  'jan(?:uar[yi]?|vier|eiro)?|janeiro|ener[oa]|genn(?:aio)?|feb(?:r\\w*)?|fev(?:r\\w*)?|marzo?|mars|march|maart|m[äa]rz|mar[çc]o|apr(?:il\\w*)?|avr(?:il)?|abr(?:il)?|mai|may|mei|maggio|mayo|maio|jun[ei]?|juin|giugno|junio|junho|jul[yi]?|juil(?:let)?|luglio|julio|julho|aug(?:ust\\w*)?|ao[uû]t|agosto|sept?(?:i?em\\w*)?|set(?:tembre|embro)?|o[ck]t(?:o\\w*)?|ottobre|outubro|nov(?:em\\w*)?|de[cz](?:em\\w*)?|d[ée]c(?:em\\w*)?|dic(?:iembre|embre)?';
const WEEKDAYS =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|maandag\\w*|dinsdag\\w*|woensdag\\w*|donderdag\\w*|vrijdag\\w*|zaterdag\\w*|zondag\\w*|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bados?|domingos?|luned[ìi]|marted[ìi]|mercoled[ìi]|gioved[ìi]|venerd[ìi]|sabato|domenic[ah]e?|segundas?(?:-feiras?)?|ter[çc]as?(?:-feiras?)?|quartas?(?:-feiras?)?|quintas?(?:-feiras?)?|sextas?(?:-feiras?)?';
const WHEN = new RegExp(
  `(?<!\\p{L})(?:\\d{1,2}(?:\\.|st|nd|rd|th|º|er)?(?: (?:of|de|di|d'))? ?(?:${MONTHS})(?!\\p{L})|(?:${MONTHS})\\.? \\d{1,4}|(?:in|im|en|em|since|until|seit|bis|sinds|tot|depuis|desde|hasta|dal|a) (?:${MONTHS})(?!\\p{L})|(?:${WEEKDAYS})(?!\\p{L})|\\d{1,2} ?(?:[ap]m|uhr|uur|h)(?!\\p{L})|\\d{1,2}[:h]\\d{2}|\\d{1,2}[./]\\d{1,2}[./]|(?:19|20)\\d\\d(?!\\d)|(?:spring|summer|autumn|winter|lente|zomer|herfst|fr[üu]hling|sommer|herbst|printemps|[ée]t[ée]|automne|hiver|primavera|verano|oto[ñn]o|invierno|estate|autunno|inverno|ver[ãa]o|outono)(?!\\p{L}))`,
  'iu',
);
/** Somebody by name, or a person by their place in the family or their work. */
const DAY_OR_MONTH = new RegExp(`(?<!\\p{L})(?:${WEEKDAYS}|${MONTHS})(?!\\p{L})`, 'giu');
const NAMED =
  /(?<=[\p{L}\p{N},;:’'"«“] )(?:\p{Lu}\p{Ll}+|\p{Lu}{2,})|^\p{Lu}\p{Ll}+ (?:took|takes|übernimmt|neemt|nam|prende|assume|se (?:la |lo )?queda|s'occupe)/u;
/** A name at the beginning, by the verb or the word that follows it. */
const NAME_FIRST =
  /^(\p{Lu}\p{Ll}{2,}) (?:has|had|did|does|made|came|fixed|found|checked|recommended|suggested|told|said|gave|brought|paid|from|and|heeft|kwam|gaf|zei|maakte|deed|van|und|hat|kam|aus|von|et|nous|m['’]|me|ha|hizo|vino|fez|veio|e|y) /u;
const isNameFirst = (sentence: string): boolean => {
  const [, name] = NAME_FIRST.exec(sentence) ?? [];
  return name !== undefined && !NAMING_LANGUAGES.some((language) => isCommonWord(name, language));
};
const NAMING_LANGUAGES = ['en', 'nl', 'de', 'fr', 'es', 'it', 'pt'] as const;
const isNamed = (sentence: string): boolean =>
  NAMED.test(sentence.replaceAll(DAY_OR_MONTH, '')) || isNameFirst(sentence);
const PERSON =
  /(?<!\p{L})(?:tuner|plumber|doctor|teacher|vet|dentist|brothers?|sisters?|mum|mom|mother|dad|father|uncle|aunt|cousins?|nephew|niece|grand\p{L}+|husband|wife|partner|boss|manager|neighbours?|friend|colleague|broer|zus\p{L}*|moeder|vader|oom|tante|neef|nicht|oma|opa|buurman|buurvrouw|bruder|schwester|mutter|vater|onkel|cousine?|neffe|nichte|nachbar\p{L}*|frère|sœur|soeur|mère|père|oncle|neveu|nièce|voisine?|hermano|hermana|madre|padre|tío|tía|prim[oa]|sobrin[oa]|vecin[oa]|fratello|sorella|zi[oa]|cugin[oa]|nipote|vicin[oa]|irmão|irmã|mãe|pai|ti[oa]|vizinh[oa])(?!\p{L})/iu;
const SPEAKER = /(?<!\p{L})(?:i|we|ik|wij|ich|wir|je|j['’]|nous|on|yo|nosotros|io|noi|eu|nós)(?!\p{L})/iu;
const TITLED =
  /(?<!\p{L})(?:Mr|Mrs|Ms|Dr|Prof|Herr|Frau|M|Mme|Madame|Monsieur|Señora?|Sra?|Signora?|Sig|Dona|Juf|Meester|Mevrouw|Meneer|Uncle|Aunt|Oom|Tante|Onkel|Oncle|Tía|Tío|Zi[oa]|Ti[oa])\.? \p{Lu}/u;
const PLACE =
  /(?<!\p{L})(?:in|at|near|from|to|bij|te|naar|uit|bei|nach|aus|à|chez|au|aux|dans|en|a|desde|da|al|alla|nel|nella|em|no|na|para|di|de)\s+(?:the |the |le |la |el |il |o |a |het |de |der |dem )?\p{Lu}\p{L}+/u;
/** 'In the abbey'. */
const COMMON_PLACE =
  /(?<!\p{L})(?:in|at|near|bij|in|bei|chez|dans|en|nel|nella|all[ao]|no|na|im|am) (?:the |an? |de |het |een |der |dem |einem |einer |le |la |un |une |el |una |il |o |a |um |uma )?\p{Ll}{4,}/u;
const AGE =
  /\d+ ?(?:years?|jaar|jahre?|ans|años|anos|anni|months?|maanden|monate|mois|meses|mesi)|\(\d{1,3}\)|(?<!\p{L})(?:is|aged?|turns?|wordt|wird|hat|heeft|tiene|ha|tem|a|fête|compie|cumple) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?!\p{L})|, ?\d{1,2} ?(?:,|jaar|jahre|ans|años|anni|anos)/iu;

/** How well a sentence has what the question asks for: 1, or less if it only may; 0 if it does not. */
export function factIn(fact: Fact, sentence: string): number {
  switch (fact.kind) {
    case 'measure':
      // 'It costs more' states no price.
      return isMeasured(fact.measure, sentence) && isMeasured('number', sentence) ? 1 : 0;
    case 'when':
      return WHEN.test(sentence) ? 1 : 0;
    case 'who':
      if (TITLED.test(sentence)) return 1.1;
      if (isNamed(sentence)) return 1;
      if (PERSON.test(sentence)) return 0.9;
      return SPEAKER.test(sentence) ? 0.2 : 0;
    case 'name':
      return isNamed(sentence) ? 1 : 0;
    case 'where':
      if (PLACE.test(sentence)) return 1;
      if (isNamed(sentence)) return 0.8;
      return COMMON_PLACE.test(sentence) ? 0.6 : 0;
    case 'age':
      return AGE.test(sentence) ? 1 : 0;
  }
}

/** Below this a sentence only may have the fact. */
export const SURE = 0.6;

/**
 * Whether a statement that only comes close has what a question asks for: a price, a number, a name, a day. A length of
 * time or a weight may be that of anything.
 */
export function holdsFact(fact: Fact, text: string): boolean {
  if (fact.kind !== 'measure') return factIn(fact, text) >= SURE;
  const sentences = text.split(/(?<=[.!?])\s+/);
  if (fact.measure === 'money') return sentences.some((one) => statesPrice(one) !== undefined);
  return fact.measure === 'number' && /\d/.test(text);
}

/** '22 per half hour', '40 each': a sum without a currency. */
const PER = /\d (?:per|pro|je|par|por|al|à l['’]|each|elk|chacun|cada|ciascuno|pp|p\.p\.)(?!\p{L})/iu;
/** '2:04:37'. */
const CLOCK_RESULT = /(?<![\d:])\d{1,2}:\d{2}(?::\d{2})?(?![\d:])(?! ?(?:[ap]\.?m|uhr|uur|h)(?!\p{L}))/iu;
const CAPITAL_INSIDE = /(?<=[\p{L}\p{N},;:] )\p{Lu}\p{L}{2}/u;

/** Whether a statement may have what a question asks for, in a form that is no certain sign of it. */
export function mayHoldFact(fact: Fact, text: string): boolean {
  if (fact.kind !== 'measure') {
    const isOfName = fact.kind === 'who' || fact.kind === 'name' || fact.kind === 'where';
    return factIn(fact, text) > 0 || (isOfName && CAPITAL_INSIDE.test(text));
  }
  if (fact.measure === 'money') return PER.test(text);
  if (fact.measure === 'duration') return CLOCK_RESULT.test(text);
  return fact.measure !== 'number' && isMeasured(fact.measure, text) && /\d/.test(text);
}
