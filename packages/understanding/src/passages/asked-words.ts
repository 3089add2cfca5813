import { comparable } from '../own-data/command-forms.ts';
import { isCommonWord, type Language } from '../text/language.ts';
import { findWordNames, replaceWordNames } from '../text/word-names.ts';
import { isStopWord, wordsOf } from '../text/words.ts';

/** Words that ask what was said and do not name the subject: lower case, without accents. */
const ASKING: Partial<Record<Language, RegExp>> = {
  en: /^(?:see|seeing|next|when|who|tell|told|telling|say|said|saying|mention\w*|ask|asked|talk\w*|discuss\w*|recommend\w*|suggest\w*|advise\w*|advice|remember|remind|again|earlier|before|ever|already|know|find|found|look|show|please|ok|okay|end|way|thing|things|conversations?|chats?|really|actually|exactly|bit|got|did|does|was|were|has|have|had|should|could|would|can|whats|what's|hows|how's|who's|when's|where's|supposed|called|name|named|it's|that's|didn't|wasn't|isn't|else|something|anything|per|ended)$/,
  nl: /^(?:wanneer|waar|naartoe|heen|ging\w*|gaan|gaat|door|hele|helemaal|volgende|zei|zeg\w*|gezegd|verteld?|vertelde|gevraagd|vroeg|vragen|geraden|aangeraden|raadde|adviseer\w*|advies|gesprek\w*|chat|ook|alweer|weer|nog|eens|precies|weet|wist|moest\w*|zou|zouden|kon|heet|heette|naam|noem\w*|genoemd|volgens|destijds|toen|vertel|gesproken|gepraat|besproken|staat|stond|waren|werd|wie|gaf|gegeven)$/,
  de: /^(?:nachste\w*|wann|beim|ins|unser\w*|meinen|gut|wo|sag\w*|gesagt|gefragt|frag\w*|erzahl\w*|geraten|riet\w*|empf\w*|rat|tipp\w*|gesprach\w*|chat|nochmal|noch|mal|genau|eigentlich|weisst|wusste|wurde\w*|worden|muss\w*|soll\w*|konnte\w*|heisst|hiess|name|genannt|laut|damals|gegen|besprochen|geredet|stand|waren|hattest|hast|hatten|gab|gegeben|welche[mnrs]?|zu)$/,
  fr: /^(?:as|ai|son|sa|ses|leurs?|jour|dit|dis\w*|demand\w*|conseill\w*|recommand\w*|suggere\w*|parle\w*|discut\w*|conversation\w*|deja|encore|exactement|sais|savoir|faut|fallait|devais|doit|dois|pouvais|appelle|appelait|nom|selon|avais|avait|avons|ete|quoi|quel\w*|qu'est|est-ce|est|ce|m'avais|m'as|t'as|rappelle\w*|au|juste)$/,
  es: /^(?:dij\w*|dich\w*|pregunt\w*|aconsej\w*|recomend\w*|sugeri\w*|habl\w*|conversaci\w*|otra|vez|exactamente|sabes|debia|debo|habia|habias|llam\w*|nombre|segun|fue|era|cual\w*|que|me|nos|hace|falta)$/,
  it: /^(?:dett\w*|dicevi|dice\w*|chiest\w*|consigli\w*|suggeri\w*|parlat\w*|conversazion\w*|ancora|gia|esattamente|sai|dovevo|devo|deve|avevi|avevo|aveva|chiam\w*|nome|secondo|quello|quella|era|fu|stato|stata|quale|quali|quanti|quante|quanto)$/,
  pt: /^(?:sobre|novo|diss\w*|dito|pergunt\w*|aconselh\w*|recomend\w*|sugeri\w*|fal\w*|conversa\w*|outra|vez|exatamente|sabes?|devia|devo|tinha|tinhas|cham\w*|nome|segundo|era|foi|qual|quais|quantos|quantas|quanto|me|nos|fim|ficamos)$/,
};
const MIN_NAME = 3;
const ELISION = /(?<!\p{L})(?:l|d|qu|j|n|m|s|c|t|un|dell|nell|all|sull|dall|quest|quell|cos)['’](?=\p{L})/giu;

/**
 * Names in a question, in lower case: words with a capital letter, except at the beginning of a sentence. None in
 * German, which writes all nouns with a capital letter.
 */
export function namesAsked(text: string, language: Language): string[] {
  if (language === 'de') return [];
  const inside = text.matchAll(/(?<=[\p{L}\p{N},] )\p{Lu}{1,2}\p{Ll}+/gu);
  return [...inside].map(([name]) => name.toLowerCase());
}

/**
 * The words of a question that name its subject, in lower case and in order, without common words of the language and
 * words that only ask. Names such as c++ come first.
 */
export function askedWords(text: string, language: Language): string[] {
  const names = findWordNames(text).map((name) => name.toLowerCase());
  const wordLanguage = language === 'other' ? 'en' : language;
  // 'Ben' is a common Dutch word, and a name with a capital.
  const capitals = new Set(namesAsked(text, wordLanguage).filter((name) => name.length >= MIN_NAME));
  const rest = replaceWordNames(text, ' ').replaceAll(ELISION, ' ').replaceAll('’', "'");
  const words = wordsOf(rest)
    .map((word) => word.replace(/'s$/, ''))
    .filter(
      (word) =>
        (word.length > 1 || /\d/.test(word)) &&
        !(wordLanguage === 'en' && isStopWord(word)) &&
        (!isCommonWord(word, wordLanguage) || capitals.has(word)) &&
        ASKING[wordLanguage]?.test(comparable(word)) !== true,
    );
  return [...new Set([...names, ...words])].slice(0, 12);
}
