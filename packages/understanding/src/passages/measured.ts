import { comparable } from '../own-data/command-forms.ts';
import { isCommonWord } from '../text/language.ts';
import type { SoughtWord } from '../text/word-meanings.ts';
import { ASKED_MEASURES, type Measure, MEASURE_SIGNS, MEASURE_WORDS } from './measures.table.ts';

/** 'How much', 'hoeveel', 'combien': asks for a number. */
const ASKS_AMOUNT =
  /\b(?:(?:what|which) (?:was|is|were) (?:my|our|his|her|their|the) (?:\w+ )?times?\b|(?:what|which) time (?:did|had)|welke tijd|welche\w* (?:lauf|end|sieger)?zeit|quel (?:temps|chrono) (?:ai|as|a|avons|avait|avais)|que tiempo (?:hic|hiz|tuv|corr)\w*|che tempo (?:ho|ha|abbiamo|hai)|que tempo (?:fiz|fez|fizemos)|how (?:much|many|long|far|often|old|hot|heavy|high)|what (?:did|does|do|would|will) .{1,40} (?:cost|pay|earn)|what (?:was|is) the (?:price|cost|rent|salary|temperature|distance|fee)|(?:what|which) (?:percent(?:age)?|share)|welk percentage|wie ?viele? prozent|wie hoch (?:ist|war|waren)|quel pourcentage|que porcentaje|(?:che|quale) percentuale|(?:que|qual a) percentagem|(?:asking|purchase|final|selling) price|hoe ?veel|hoe (?:lang|ver|vaak|duur|oud|heet|zwaar)|wat (?:kost|kostte|heeft)|wie ?viele?|wie (?:lange?|weit|oft|teuer|hoch|schwer|heiss)|was (?:kostet|kostete|hat)|combien|quel(?:le)? (?:etait|est|fut)? ?(?:le|la|l') ?(?:prix|cout|loyer|salaire|temperature|distance)|cuant[oa]s?|que (?:precio|temperatura|distancia)|quant[oiae]s?|(?:che|qual[e']?) (?:e |era )?(?:il |o |a )?(?:prezzo|costo|preco|custo|temperatura|distanza|distancia))(?![\p{L}])/u;

/** The kind of number that a question asks for; undefined if it asks for no number. */
export function measureAsked(question: string): Measure | 'number' | undefined {
  const plain = comparable(question);
  if (!ASKS_AMOUNT.test(plain)) return undefined;
  return ASKED_MEASURES.find(([, form]) => form.test(plain))?.[0] ?? 'number';
}

const NUMBER =
  /\d|(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half|third|hundred|thousand|dozen|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|twintig|dertig|veertig|vijftig|zestig|zwei|drei|vier|fünf|sechs|sieben|neun|zehn|zwölf|zwanzig|dreißig|vierzig|fünfzig|sechzig|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|vingt|trente|quarante|cinquante|soixante|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|treinta|cuarenta|cincuenta|sesenta|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|venti|trenta|quaranta|cinquanta|sessanta|dois|duas|três|quatro|sete|oito|dez|doze|vinte|trinta|quarenta|cinquenta|sessenta)(?!\p{L})/iu;

/** The words of a question without those that only ask for a number: 'drive' of 'how long is the drive'. */
export const withoutMeasureWords = (words: readonly SoughtWord[]): SoughtWord[] =>
  words.filter(([word = '']) => !MEASURE_WORDS.test(comparable(word)));

/** 'Finished in 2:11'. */
const CLOCKED =
  /(?<!\p{L})(?:in|en|em|mit|con|avec|com|after|time|nach|na|après|tras|dopo|após|zeit|tijd|temps|tiempo|tempo):? (?:of |de |di |van |von )?\d{1,2}:\d{2}(?!\d)(?! ?(?:[ap]m|uhr|uur))/iu;
const LASTING =
  /(?<!\p{L})(?:for|within|after|seit|für|pendant|durante|per|voor) (?:many |several )?(?:minutes|hours|days|weeks|months|years|jaren|weken|maanden|jahre|wochen|monate|ans|mois|semaines|años|meses|semanas|anni|mesi|settimane|anos)(?!\p{L})/iu;

const CURRENCY =
  /[€$£]\s?\d|\d\s?[€$£]|\d[\d.,]*\s?(?:euros?|eur|dollars?|pounds?|cents?|francs?|reais|k|kronen|kroner|franken|libras|sterline)(?!\p{L})|(?<!\p{L})(?:a|one|een|ein|un|um) (?:hundred|thousand|tientje|euro)(?!\p{L})/iu;
/** A number with the word that follows it: '57,500 and', '40,000 bees'. */
const NUMBER_AND_WORD = /(?<![\p{L}\d.,:])(\d[\d.,]*\d|\d)(?![\d:])(%|[ -]?(\p{L}[\p{L}'’]*))?/gu;
const YEAR = /^(?:19|20)\d\d$/;
/** What may follow a price: '3,450 instead'; without accents. */
const MAY_FOLLOW_PRICE =
  /^(?:instead|together|per|plus|net|gross|less|more|total|totaal|zusammen|insgesamt|samen|tout|netto|brutto|each|extra|deposit)$/;
const MIN_PRICE_DIGITS = 3;
const LANGUAGES = ['en', 'nl', 'de', 'fr', 'es', 'it', 'pt'] as const;

/** Whether a sentence has a number that stands alone, as a price without a currency does: no year, time or count. */
const hasBareNumber = (sentence: string): boolean =>
  [...sentence.matchAll(NUMBER_AND_WORD)].some(([, number = '', rest = '', word]) => {
    const digits = number.replaceAll(/\D/g, '').length;
    if (rest === '%' || YEAR.test(number) || digits < 2) return false;
    // 'We paid 85' is a price, and '58 of 100' alone is none.
    if (digits < MIN_PRICE_DIGITS && !MEASURE_SIGNS.money.test(sentence)) return false;
    return (
      word === undefined ||
      MAY_FOLLOW_PRICE.test(comparable(word)) ||
      LANGUAGES.some((language) => isCommonWord(word, language))
    );
  });

/** Whether a sentence states a price: with a currency it certainly does, with a number that counts nothing it may. */
export const statesPrice = (sentence: string): 'certain' | 'likely' | undefined => {
  if (CURRENCY.test(sentence)) return 'certain';
  return hasBareNumber(sentence) ? 'likely' : undefined;
};

/** Whether a sentence states a number of this kind. */
export function isMeasured(measure: Measure | 'number', sentence: string): boolean {
  if (measure === 'number') return NUMBER.test(sentence);
  // 'In June 40,000 bees live in it' is no price.
  if (measure === 'money')
    return statesPrice(sentence) !== undefined || (MEASURE_SIGNS.money.test(sentence) && !/\d/.test(sentence));
  return (
    MEASURE_SIGNS[measure].test(sentence) ||
    (measure === 'duration' && (LASTING.test(sentence) || CLOCKED.test(sentence)))
  );
}
