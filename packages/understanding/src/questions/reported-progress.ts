import { comparable } from '../own-data/command-forms.ts';
import { containsWord, wordSetOf } from '../recall/word-set.ts';
import { isCommonWord } from '../text/language.ts';
import { meaningsInAnyLanguage } from '../text/word-meanings.ts';
import { isStopWord, wordsOf } from '../text/words.ts';

/** Progress that a message reports for one of the person's goals. */
export interface ReportedProgress {
  /** The title of the goal, with the names of its unit. */
  goal: string;
  amount: number;
}

const MAX_LENGTH = 120;
/** So many words of the message are in the goal; with one, another goal or a plan may be meant. */
const MIN_WORDS = 2;
const LANGUAGES = ['en', 'nl', 'de', 'fr', 'es', 'it', 'pt'] as const;

/** Something done, or done again, in seven languages: lower case, without accents. */
const REPORTS =
  /(?<!\p{L})(?:i(?:'ve| have)? (?:just )?(?:finished|did|done|read|ran|put|saved|set|walked|swam|wrote|had|completed|added|cycled|took)|(?:just|already) (?:finished|did|read|ran|put|saved|walked|had|completed|done)|finished (?:another|one more|a)|another .{2,40} (?:done|finished|down)|(?:ik heb|heb(?: ik)?|net|zojuist|vandaag|gisteren) .*(?:ge\p{L}+(?:d|t|en)|uit)|(?:ich habe?|hab(?: ich)?|gerade|heute|gestern|wieder) .*(?:ge\p{L}+(?:t|en)|geschafft|fertig|hinter mir)|(?:je viens de|j'ai|viens de)|(?:acabo de|he|hoy|ayer) .*(?:\p{L}{3,}r|\p{L}+(?:ado|ido|ito|echo|eido))|(?:ho|appena|oggi|ieri) .*(?:\p{L}+(?:at|it|ut|tt|ss|nt|rt)[oaie])|(?:acabei de|hoje|ontem|ja|li|fiz|corri|poupei|terminei|pus)(?= ))(?!\p{L})/u;
/** A plan, a wish or a negation. */
const NO_REPORT =
  /(?<!\p{L})(?:tomorrow|next|want|will|should|must|remind|not|n't|morgen|volgende|wil|moet|niet|will|soll|muss|nicht|demain|veux|dois|pas|manana|quiero|debo|no|domani|voglio|devo|non|amanha|quero|nao)(?!\p{L})/u;
/** One more of a thing: lower case, without accents. */
const ONE =
  /(?<!\p{L})(?:another|one more|one|an?|nog een|weer een|een|noch eine?n?|wieder eine?n?|eine?n?|encore une?|une?|otr[oa]|un[oa]?|un'?altr[oa]|un'|mais uma?|outr[oa]|uma?)(?![\p{L}\d])/u;
/** Units of which 'another' is no amount. */
const MEASURED =
  /(?<!\p{L})(?:euros?|eur|€|dollars?|\$|pounds?|£|km|kilomet\p{L}*|hours?|uren|stunden|heures|horas|ore|min\p{L}*|kg|kilos?|pages?)(?!\p{L})/iu;
/** What a number counts. */
const COUNTED = /(?<![\p{L}\d.,])\d+(?:[.,]\d+)* (\p{L}{3,})/u;
const NUMBER = /(?<![\p{L}\d.,])\d+(?:[.,]\d+)*(?![\d:])/gu;

/** An order after a report to add it to the goal, in seven languages: lower case, without accents. */
const ADD_IT =
  /[\s,;.:–-]+(?:(?:and|so|please|can you|could you|en|und|et|y|e|bitte|por favor|per favore|kun je|kannst du|tu peux|puedes|puoi|podes)[, ]+)*(?:(?:add|count|put|log|note) (?:it|that|this|them|those)(?: (?:up|in|on|down|to (?:the|my) (?:total|goal|count|tally)|towards (?:the|my) goal))?|(?:tel|doe|zet) (?:het|dat|die|ze|m|hem)? ?(?:er ?)?(?:maar )?(?:(?:bij het totaal )?(?:bij|op|erbij)(?: op)?)|(?:rechne|zahl|zahle|trag) (?:das|es|die|sie|den)?(?: bitte| mal)? ?(?:dazu|drauf|mit|ein|zum (?:ziel|gesamten)(?: dazu)?)|ajoute(?:-l[ae]s?| ca)?(?: au total| a l'objectif)?|(?:sumal|anadel|apuntal|agregal)[oa]s?(?: al total| a la meta)?|(?:aggiungil|sommal|segnal)[oaie](?: al totale| all'obiettivo)?|(?:soma|acrescenta|adiciona|junta)(?:-[oa]s?| isso)?(?: ao total| a meta)?)(?:[, ]+(?:please|bitte|graag|alsjeblieft|stp|s'il te plait|por favor|per favore|obrigad[oa]))?[\s.!?]*$/u;
/** 'Did 48 k': something done, in words that only such an order makes clear. Lower case, without accents. */
const DONE =
  /(?<!\p{L})(?:did|done|ran|run|rode|cycled|biked|walked|hiked|swam|rowed|read|saved|put|wrote|made|finished|managed|had|got|gedaan|gelopen|gefietst|gereden|gewandeld|gezwommen|gelezen|gespaard|geschreven|gehaald|gemacht|gelaufen|gefahren|geradelt|gewandert|geschwommen|gelesen|gespart|geschafft|geschrieben|fait|couru|roule|marche|nage|lu|epargne|mis|ecrit|hecho|hice|corrid[oa]|corri|camin\w+|nadad\w|nade|leid[oa]|lei|ahorr\w+|fatt[oaie]|cors[oaie]|camminat\w|nuotat\w|pedalat\w|lett[oaie]|risparmiat\w|feit[oa]s?|fiz|corrid\w|caminh\w+|nadei|pedalei|lid[oa]s?|li|poupei)(?!\p{L})/u;
/** 'K' after a number is short for kilometres, of a goal in kilometres. */
const SHORT_KM = /(?<=\d) ?k(?!\p{L})/u;

/** 'Add 3 km to running', in seven languages: lower case, without accents. */
const ADD_TO =
  /^(?:(?:ok|okay|and|please|so|en|und|et|y|e|bitte|por favor|per favore)[, ]+)*(?:add|log|count|note|record|tel|voeg|noteer|zet|fuge?|rechne|trage?|zahle?|ajoute|note|compte|suma|anade|apunta|agrega|aggiungi|segna|somma|soma|adiciona|acrescenta|anota) (?:another |nog |noch |encore |otros? |altri |mais )?(?<number>\d+(?:[.,]\d+)*) ?(?<unit>\p{L}+|[€$£])(?: more| extra)? (?:to|for|on|towards|bij|op|aan|zu|zum|zur|beim|bei|fur|auf|a|au|aux|pour|al|alla|en|para|per|na|no|ao) (?:(?:my|the|mijn|het|de|meine?[mnr]?|das|dem|der|mon|ma|la|le|mi|el|mio|il|minha|meu|o) )?(?<name>.{3,40}?)(?: (?:bij|op|toe|hinzu|dazu|ein))?[\s.!]*$/u;

/** The goal in its unit that an order to add an amount names; undefined if none or several fit. */
function progressOrdered(plain: string, goals: readonly string[]): ReportedProgress | undefined {
  const { number, unit, name } = ADD_TO.exec(plain)?.groups ?? {};
  if (number === undefined || unit === undefined || name === undefined) return undefined;
  const words = wordsOf(name).filter((word) => word.length > 2 && !isStopWord(word) && !isSmall(word));
  const [goal, ...others] = goals.filter((one) => {
    const known = wordSetOf(one);
    return containsWord(known, formsOf(unit)) && words.some((word) => containsWord(known, formsOf(word)));
  });
  return goal === undefined || others.length > 0 ? undefined : { goal, amount: valueOf(number) };
}

/** The progress that a message reports and orders to add: 'did 48 k on the bike, add it to the total'. */
export function progressToAdd(message: string, goals: readonly string[]): ReportedProgress | undefined {
  const plain = comparable(message.trim()).replaceAll('’', "'");
  const ordered = message.length > MAX_LENGTH ? undefined : progressOrdered(plain, goals);
  if (ordered !== undefined) return ordered;
  const report = plain.replace(ADD_IT, '');
  if (message.length > MAX_LENGTH || report === plain || !DONE.test(report) || NO_REPORT.test(report)) return undefined;
  const numbers = report.match(NUMBER) ?? [];
  const [number] = numbers;
  if (number === undefined || numbers.length > 1) return undefined;
  const spelt = report.replace(SHORT_KM, ' km');
  const unit = new RegExp(`${number.replaceAll('.', String.raw`\.`)} ?(\\p{L}+|[€$£])`, 'u').exec(spelt)?.[1];
  const counted = goals.filter((goal) => unit !== undefined && containsWord(wordSetOf(goal), formsOf(unit)));
  const words = wordsOf(spelt).filter((word) => word.length > 2 && !isStopWord(word) && !isSmall(word));
  const named = (counted.length > 0 ? counted : goals).map((goal) => {
    const known = wordSetOf(goal);
    return { goal, fits: words.filter((word) => containsWord(known, formsOf(word))).length };
  });
  const most = Math.max(0, ...named.map(({ fits }) => fits));
  const meant = named.filter(({ fits }) => fits === most);
  const [first, ...others] = meant;
  const isKnown = counted.length > 0 || most > 0;
  return first === undefined || others.length > 0 || !isKnown
    ? undefined
    : { goal: first.goal, amount: valueOf(number) };
}

const formsOf = (word: string): readonly string[] => [word, ...meaningsInAnyLanguage(word)];

/** Which goal a message reports progress of, and how much; undefined if it is none, or fits several goals. */
export function progressReported(message: string, goals: readonly string[]): ReportedProgress | undefined {
  const plain = comparable(message.trim()).replaceAll('’', "'");
  if (message.length > MAX_LENGTH || plain.includes('?') || !REPORTS.test(plain) || NO_REPORT.test(plain))
    return undefined;
  const words = wordsOf(message).filter((word) => word.length > 2 && !isStopWord(word) && !isSmall(word));
  const fits = goals.map((goal) => {
    const known = wordSetOf(goal);
    return words.filter((word) => containsWord(known, [word, ...meaningsInAnyLanguage(word)])).length;
  });
  const most = Math.max(0, ...fits);
  const meant = goals.filter((_goal, at) => fits[at] === most);
  const [goal] = meant;
  if (goal === undefined || meant.length > 1) return undefined;
  const numbers = plain.match(NUMBER) ?? [];
  const isMeasured = MEASURED.test(goal);
  const [, counted] = COUNTED.exec(plain) ?? [];
  const isCounted = counted !== undefined && containsWord(wordSetOf(goal), formsOf(counted));
  if (most < (numbers.length === 1 && (isMeasured || isCounted) ? 1 : MIN_WORDS)) return undefined;
  if (numbers.length > 1) return undefined;
  const [number] = numbers;
  if (number !== undefined) return { goal, amount: valueOf(number) };
  return !isMeasured && ONE.test(plain) ? { goal, amount: 1 } : undefined;
}

const isSmall = (word: string): boolean => LANGUAGES.some((language) => isCommonWord(word, language));

/** '1.200' has a thousand, '1.5' has not. */
const valueOf = (number: string): number =>
  Number(/^\d{1,3}(?:[.,]\d{3})+$/.test(number) ? number.replaceAll(/[.,]/g, '') : number.replace(',', '.'));
