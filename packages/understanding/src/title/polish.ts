import type { Language } from '../text/language.ts';
import { saysEnough } from './greeting.ts';

type ReadableLanguage = Exclude<Language, 'other'>;

/** Words that cannot end a title: what follows them was cut off. */
const DANGLING: Record<ReadableLanguage, string> = {
  en: 'as (?:soon|long|far|if|though)|as|if|so that|because|although|while|when|where|which|who|that|what|how|and|or|but|with|for|to|of|from|the|an?|my|is|are|was|do i|can i|should i|any',
  nl: 'alsof|als|zodat|omdat|terwijl|wanneer|waar|die|dat|wat|hoe|en|of|maar|met|voor|van|naar|om|de|het|een|mijn|kan ik|moet ik|ik',
  de: 'als ob|wenn|sodass|weil|obwohl|während|wo|die|der|das|dass|was|wie|und|oder|aber|mit|für|von|zu|um|eine?[mnrs]?|mein\\p{L}*|ich',
  fr: 'comme si|si|afin que|parce que|pendant que|quand|où|qui|que|et|ou|mais|avec|pour|de|du|à|le|la|les|une?|mon|ma|est|sont|je',
  es: 'como si|si|para que|porque|mientras|cuando|donde|que|y|o|pero|con|para|de|del|a|el|la|los|las|una?|mi|es|son',
  it: 'come se|se|affinché|perché|mentre|quando|dove|che|e|o|ma|con|per|di|del|a|il|la|i|le|un[ao]?|mio|mia|è|sono',
  pt: 'como se|se|para que|porque|enquanto|quando|onde|que|e|ou|mas|com|para|de|do|da|a|o|os|as|uma?|meu|minha|é|são',
};

/** Short questions and conditions at the end, which say nothing about the subject. */
const TAILS: Record<ReadableLanguage, string> = {
  en: ',? (?:as if .*)|,? (?:is that (?:\\w+ )?(?:sane|ok(?:ay)?|mad|normal|bad|right|too \\w+)|does that work|possible|any (?:tricks?|ideas|tips|advice|thoughts)|thoughts|what is (?:that|it)|can i do (?:that|it) myself|please|pls|asap|help|why|how|or not)|,? (?:in|with) (?:max(?:imum)? |only |at most )?(?:\\d+|one|two|three|four|five) (?:words?|sentences?|lines?|bullets?)|,? (?:max|maximum|at most) \\d+ (?:words?|sentences?|lines?)',
  nl: ',? alsof .*|,? (?:wat is dat|wat betekent dat|lukt dat|kan dat|mag dat|mag ik dat zelf|is dat (?:erg|normaal|gek|veel|gevaarlijk)|tips|ideeën|help|hoe dan|graag|kort|waarom|of niet)|,? in (?:max(?:imaal)? )?(?:\\d+|één|een|twee|drie|vier|vijf) (?:woorden|zin(?:nen)?|regels?)|,? max(?:imaal)? \\d+ (?:woorden|zinnen|regels)',
  de: ',? als ob .*|,? (?:was ist das|was heißt das|geht das|ist das (?:normal|schlimm|viel|ok)|tipps|ideen|hilfe|bitte|kurz|warum|oder nicht)|,? in (?:max(?:imal)?\\.? )?(?:\\d+|einem|zwei|drei|vier|fünf) (?:worten|wörtern|satz|sätzen|zeilen)',
  fr: ",? (?:c['’]est quoi|c['’]est (?:normal|grave|possible)|possible|des idées|des conseils|svp|pourquoi|ou pas)|,? en (?:\\d+|une|deux|trois|quatre|cinq) (?:mots|phrases?|lignes?)",
  es: ',? (?:qué es|es (?:normal|grave|posible)|ideas|consejos|por favor|por qué|o no)|,? en (?:\\d+|una|dos|tres|cuatro|cinco) (?:palabras|frases?|líneas?)',
  it: ",? (?:cos['’]è|è (?:normale|grave|possibile)|idee|consigli|per favore|perché|o no)|,? in (?:\\d+|una|due|tre|quattro|cinque) (?:parole|frasi|frase|righe)",
  pt: ',? (?:o que é|é (?:normal|grave|possível)|ideias|conselhos|por favor|porquê|ou não)|,? em (?:\\d+|uma|duas|três|quatro|cinco) (?:palavras|frases?|linhas?)',
};

/** Openings, each with the shorter words that replace it. */
const OPENINGS: Record<ReadableLanguage, readonly (readonly [RegExp, string])[]> = {
  en: [
    [/^what(?:'s|s| is| are)? (?:the )?(?:main |exact )?(?:difference|diff)s? (?=between )/i, 'difference '],
    [/^(?:difference|diff) (?=between )/i, 'difference '],
    [/^to (?=do |run |make |get |go |buy |learn |start |build )/i, ''],
  ],
  nl: [
    [/^wat is (?:het |de )?(?=verschil)/i, ''],
    [/^leg (?:me )?(?:(?:de|het|een) )?(.{3,60}?) uit$/i, '$1'],
    [/^(?:een )?keer (?=\p{L})/iu, ''],
  ],
  de: [[/^was ist (?:der )?(?=unterschied)/i, '']],
  fr: [[/^quelle est la (?=différence)/i, '']],
  es: [[/^¿?cu[áa]l es la (?=diferencia)/i, '']],
  it: [[/^qual è la (?=differenza)/i, '']],
  pt: [[/^qual (?:é )?a (?=diferença)/i, '']],
};

const MIN_SUBJECTS_BEFORE_COMMA = 2;
const MIN_WORDS_BEFORE_COMMA = 3;
/** With at least this many words, details after the first comma are left out. */
const LONG_TITLE_WORDS = 9;

/** A condition, which needs the question after it: 'When you divide fractions, why …'. */
const CONDITION =
  /^(?:if|when|since|because|although|while|after|before|als|wanneer|omdat|hoewel|terwijl|nadat|voordat|wenn|weil|obwohl|nachdem|bevor|si|quand|parce que|après|avant|cuando|porque|aunque|después|antes|se|quando|perché|dopo|prima|porque|embora|depois)(?!\p{L})/iu;

const endsWith = (source: string): RegExp => new RegExp(`[\\s,;:–-]+(?:${source})$`, 'iu');
const countWords = (text: string): number => text.split(/\s+/).length;

/** 'Sockets downstairs dead, lights ok, RCD trips again': the part before the first comma, if it says enough. */
const withoutDetails = (title: string): string => {
  const at = title.search(/,\s/);
  const beforeComma = at === -1 ? '' : title.slice(0, at);
  const isEnough =
    countWords(beforeComma) >= MIN_WORDS_BEFORE_COMMA &&
    saysEnough(beforeComma, MIN_SUBJECTS_BEFORE_COMMA) &&
    !/["“(]/.test(title) &&
    !CONDITION.test(beforeComma);
  // A list of equals is one subject: 'Garlic, onions and leeks'.
  const isList = /(?:,[^,]*,|,\s?[^,\s][^,]*)\s(?:and|en|und|et|y|e|ou|or|of|oder|o)\s[^,]*$/iu.test(title);
  return countWords(title) >= LONG_TITLE_WORDS && isEnough && !isList ? beforeComma : title;
};

/**
 * A title without its loose ends: words after which something was cut off, short questions to the assistant, wishes for the
 * length of the reply and, unless `keepsDetails`, details after a comma. Keeps at least one word about the subject.
 */
export function polishTitle(title: string, language: Language, { keepsDetails = false } = {}): string {
  if (language === 'other') return title;
  let polished = title;
  const ends = [new RegExp(`(?:${TAILS[language]})$`, 'iu'), endsWith(DANGLING[language])];
  for (let round = 0; round < 3; round += 1) {
    for (const end of ends) {
      const shorter = polished.replace(end, '').replace(/[\s,;:–-]+$/, '');
      if (shorter !== polished && saysEnough(shorter, 1) && countWords(shorter) >= 1) polished = shorter;
    }
  }
  for (const [pattern, replacement] of OPENINGS[language]) polished = polished.replace(pattern, replacement);
  return keepsDetails ? polished : withoutDetails(polished);
}
