import { comparable } from '../own-data/command-forms.ts';
import type { SoughtWord } from '../text/word-meanings.ts';
import { ASKED_MEASURES, type Measure, MEASURE_SIGNS, MEASURE_WORDS } from './measures.table.ts';

/** 'How much', 'hoeveel', 'combien': asks for a number. */
const ASKS_AMOUNT =
  /\b(?:how (?:much|many|long|far|often|old|hot|heavy|high)|what (?:did|does|do|would|will) .{1,40} (?:cost|pay|earn)|what (?:was|is) the (?:price|cost|rent|salary|temperature|distance|fee)|(?:what|which) (?:percent(?:age)?|share)|welk percentage|wie ?viele? prozent|wie hoch (?:ist|war|waren)|quel pourcentage|que porcentaje|(?:che|quale) percentuale|(?:que|qual a) percentagem|(?:asking|purchase|final|selling) price|hoe ?veel|hoe (?:lang|ver|vaak|duur|oud|heet|zwaar)|wat (?:kost|kostte|heeft)|wie ?viele?|wie (?:lange?|weit|oft|teuer|hoch|schwer|heiss)|was (?:kostet|kostete|hat)|combien|quel(?:le)? (?:etait|est|fut)? ?(?:le|la|l') ?(?:prix|cout|loyer|salaire|temperature|distance)|cuant[oa]s?|que (?:precio|temperatura|distancia)|quant[oiae]s?|(?:che|qual[e']?) (?:e |era )?(?:il |o |a )?(?:prezzo|costo|preco|custo|temperatura|distanza|distancia))(?![\p{L}])/u;

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
const CLOCKED = /(?<!\p{L})(?:in|en|em|mit|con|avec|com) \d{1,2}:\d{2}(?!\d)(?! ?(?:[ap]m|uhr|uur))/iu;
const LASTING =
  /(?<!\p{L})(?:for|within|after|seit|für|pendant|durante|per|voor) (?:many |several )?(?:minutes|hours|days|weeks|months|years|jaren|weken|maanden|jahre|wochen|monate|ans|mois|semaines|años|meses|semanas|anni|mesi|settimane|anos)(?!\p{L})/iu;

/** Whether a sentence states a number of this kind. */
export const isMeasured = (measure: Measure | 'number', sentence: string): boolean =>
  measure === 'number'
    ? NUMBER.test(sentence)
    : MEASURE_SIGNS[measure].test(sentence) ||
      (measure === 'duration' && (LASTING.test(sentence) || CLOCKED.test(sentence)));
