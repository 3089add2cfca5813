import { detectLanguage } from '../text/language.ts';
import { applyRules } from '../time/apply-rules.ts';
import { FOREIGN_SPELLINGS } from './foreign-spellings.table.ts';

/** Short forms that people type at the beginning of a question, and the full forms. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:wats|wots|whts)\b/gi, "what's"],
  [/\b(what|where|who|how|when)s\b(?!')/gi, "$1's"],
  [/\b(today|tomorrow|tonight)s\b/gi, "$1's"],
  [/(?<!\p{L})ur(?!\p{L})/giu, 'your'],
  [/\b(?:pls|plz|plse)\b/gi, 'please'],
  [/\bgimme\b/gi, 'give me'],
  [/\blemme\b/gi, 'let me'],
  [/\bwanna\b/gi, 'want to'],
  [/\b(i|we|you)ve\b/gi, "$1've"],
  [/\b(?:tl;dr|tldr)\b/gi, 'tldr'],
  [/\bcon?vo(s?)\b/gi, 'conversation$1'],
  [/\btmrw?\b/gi, 'tomorrow'],
  [/\brn\b(?=\s*[?.!]*$)/gi, 'right now'],
];
/** 'You', but in Dutch it is the polite form: 'kunt u'. */
const U = /(?<!\p{L})u(?!\p{L})(?=\s)/giu;
/** Words without meaning before a request; 'and' is kept, because it shows that the question continues another one. */
const EMPTY_START =
  /^(?:(?:ok(?:ay)?|k|alright(?: then)?|all right|hey(?: there)?|hi(?: there)?|hello|yo|so|well|right|um+(?! wie ?viel)|uh+|er+m*|great|cool|nice|perfect|thanks|thank you|assistant|quick question|one more thing|btw|by the way)\s*(?:[,.!:;–—-]+\s*|\s)\s*)+(?=\S*\p{L}\p{L})/iu;

const POLITE_START = '((?:(?:please|can you|could you|ok|hey|so)[, ]+)*)';
const PLANNED =
  "(?=(?:my|the|our|this|that|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:'?s)?) .*|.*\\b\\d)(?=.*\\b(?:lunch|dinner|breakfast|brunch|drinks|meeting|call|appointment|dentist|doctor|vet|yoga|gym|class|lesson|session|training|practice|visit|trip|party|haircut|interview|\\d ?[ap]m|\\d{1,2}:\\d{2}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|tonight)\\b)";
/** Wordings for a change of something planned, each with the wording that `change-command.ts` reads. */
const CHANGES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^${POLITE_START}(?:bin|axe|ditch|scrap|nix|bin off) ${PLANNED}([^,.;]+).*$`, 'i'), '$1cancel $2'],
  [new RegExp(`^${POLITE_START}knock ${PLANNED}(.+) on the head\\W*$`, 'i'), '$1cancel $2'],
  [
    /^(.{3,60}?) is (?:off|cancelled|canceled|called off|not happening)(?: now)?[,.;:–-]+ ?(?:so |please |can you )*(?:cancel|delete|remove|bin|take|drop) (?:it|that)\b.*$/i,
    'cancel my $1',
  ],
  [
    /^((?:please |can you |could you )*)(?:take|get|pull) (?:the |my )?(.{2,40}?) (?:out of|off) (?:(?:my|the) (?:calendar|diary|agenda|schedule)(?: (?:on|for) )?|(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|next ))(.*)$/i,
    '$1cancel my $2 $3',
  ],
  [
    /^((?:please |can you |could you )*)(?:bring|pull|move) (.{2,40}?) forward (?:by )?(?=an? |\d|half )/i,
    '$1bring forward $2 ',
  ],
  [
    /^(?:the |my )?(.{3,40}?) (?:has |was |is |got )?(?:been )?(?:moved|rescheduled|shifted|pushed|put back|brought forward) to (.{2,40}?)[,.;:–-]+ ?(?:so |please |can you )*(?:update|change|move|fix|adjust) (?:it|that)\b.*$/i,
    'move my $1 to $2',
  ],
  [
    /^(?:i'?ve|i have|i)(?: just| already| finally)? (?:done|finished|did|completed) (?:the |my )?(.{3,40}?)[,.;:–-]+ ?(?:so |please |you can |can you )*(?:tick|check|cross|mark) (?:it|that|them)\b.*$/i,
    'mark $1 as done',
  ],
  [
    /^(?:the |my )?(.{3,40}?)(?: task| to-?do)? (?:is|are) (?:all )?(?:done|finished)[,.;:–-]+ ?(?:so |please |you can |can you )*(?:tick|check|cross|mark) (?:it|that|them)\b.*$/i,
    'mark $1 as done',
  ],
  [/^(?:the |my )(.{3,30}?) (?:task|to-?do) is (?:all )?(?:done|finished|complete)[.!\s]*$/i, 'mark $1 as done'],
];

/**
 * The question without meaningless first words and with its short forms written out; quoted and listed text stays
 * unchanged.
 */
export const spelledOut = (text: string): string => {
  const literalAt = text.search(/["“«„:\n]/);
  const head = literalAt === -1 ? text : text.slice(0, literalAt);
  const withYou = detectLanguage(head) === 'nl' ? head : head.replaceAll(U, 'you');
  const written = applyRules(withYou, SPELLINGS);
  const whole = `${written}${literalAt === -1 ? '' : text.slice(literalAt)}`;
  const withoutStart = whole.replace(EMPTY_START, '');
  const plain = withoutStart.trim() === '' ? whole : withoutStart;
  return applyRules(plain, CHANGES);
};

/** A greeting before a message, and polite words after it, in seven languages. */
const GREETING =
  /^(?:hallo|hoi|hey|hé|zeg|sag mal|servus|moin|guten (?:morgen|tag|abend)|goede(?:morgen|middag|navond)|bonjour|bonsoir|salut|coucou|dis|hola|oye|buenas(?: tardes| noches)?|buenos d[ií]as|ciao|senti|ehi|buongiorno|buonasera|ol[aá]|oi|ei|bom dia|boa (?:tarde|noite))\s?[,!.:]+\s*(?=\S+ \S+ \S)/iu;
const POLITE_END =
  /(?<=\S+\s+\S+\s+\S+?)[\s,.!]+(?:(?:would|will|could|can) you(?: please| pls)?|if you (?:can|could|would|don'?t mind)|when you (?:get|have) a (?:sec|second|min|minute|moment|chance)|(?:ta|cheers|thx|ty|tia|thanks|thank you)(?: (?:a lot|so much|in advance|mate|a bunch))?|danke(?: dir| schön| im voraus)?|bedankt|dank je(?: wel)?|dankjewel|merci(?: d'avance| beaucoup)?|gracias|muchas gracias|grazie(?: mille)?|obrigad[oa]|valeu|brigad[oa])[\s.!?]*$/iu;

/** How urgent a task is, after it. */
const PRIORITY =
  /\s*(?:[,;–—-]|\()\s*(?:(?:high|top|low|hohe|hoge|niedrige|lage) prio(?:rit[yäa]t?|riteit)?|prio(?:rity)? (?:1|one|high)|priorit[éàa]? (?:haute|alta)|prioridade? alta|(?:very )?urgent|dringend|urgente|wichtig|belangrijk|asap)\)?[\s.!]*$/iu;
/** 'Merci d'ajouter …' is a request to add something. */
const THANKS_FOR =
  /^merci (?:de |d['’])(?=(?:me |nous |m['’])?(?:ajouter|noter|mettre|rappeler|inscrire|bloquer|créer|creer|programmer|prévoir|planifier)(?!\p{L}))/iu;

/** 'Could you tell me' before a question for a time, in six languages. */
const TELL_ME =
  /^[\s¿¡]*(?:(?:kun|kan|kunt|zou|weet) (?:je|jij|u)(?: me| mij)?(?: ook| even| misschien| nog)*(?: vertellen| zeggen| kunnen vertellen| kunnen zeggen)?|(?:k[öo]nntest|kannst|k[öo]nnten|w[üu]rdest|wei(?:ß|ss)t) (?:du|sie)(?: mir)?(?: bitte| mal| vielleicht)*(?: sagen| verraten)?|(?:tu (?:peux|pourrais|sais)|(?:peux|pourrais|sais)-tu|pouvez-vous|pourriez-vous|vous pourriez)(?: me dire)?|(?:me )?(?:puedes|podr[íi]as|podr[íi]a|puede) decir(?:me)?|(?:mi )?(?:puoi|potresti|potrebbe) dir(?:e|mi)|(?:voc[êe] |vc )?(?:me )?(?:podes|pode|podia|poderia|poderias|consegues) (?:me )?(?:dizer|falar)(?:-me)?|sabes|sai|(?:voc[êe] |vc )sabe)[, ]+(?=(?:hoe laat|wanneer|wann|um wie ?viel uhr|[àa] quelle heure|quand|(?:a|en) qu[ée] hora|cu[áa]ndo|a che ora|quando|a que horas) )/iu;

/** The message without a greeting or 'could you tell me' before it and thanks after it, if at least three words are left. */
export const withoutPoliteEnds = (text: string): string =>
  text
    .replace(GREETING, '')
    .replace(THANKS_FOR, 'peux-tu ')
    .replace(POLITE_END, '')
    .replace(PRIORITY, '')
    .replace(TELL_ME, '');

const SHORT_WORD = /(?<![\p{L}\p{N}'’-])\p{L}+(?![\p{L}\p{N}'’-])/gu;

/** The text with the short forms of its language written out: 'q tengo hoy' becomes 'que tengo hoy'. */
export const foreignSpelledOut = (text: string): string => {
  const language = detectLanguage(text);
  if (language === 'en' || language === 'other') return text;
  const full: Readonly<Record<string, string>> = FOREIGN_SPELLINGS[language];
  return text.replaceAll(SHORT_WORD, (word) => full[word] ?? full[word.toLowerCase()] ?? word);
};
