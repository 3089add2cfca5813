import { comparable } from '../own-data/command-forms.ts';

/** The assistants whose conversations people import, as they write their names. 'Claude Monet' does not match. */
export const ASSISTANT_NAMES = [
  'chat ?gpt(?:[- ]?\\d(?:\\.\\d)?o?)?|gpt(?:[- ]?\\d(?:\\.\\d)?o?)?',
  'claude(?! (?:monet|debussy|lorrain|shannon|chabrol|rains))(?: ai)?|gemini|bard|copilot|grok|perplexity|deepseek|mistral|le chat',
].join('|');
const NAME = `(?:(?:the|de|der|die|le|la|el|o) )?(?:${ASSISTANT_NAMES})(?![\\p{L}'’-])`;

/**
 * Patterns for the assistant as the partner of a conversation, in seven languages, each with its replacement: 'did
 * Claude say' becomes 'did you say', 'my Claude chat about tax' becomes 'my chat about tax'. None matches a question
 * about the assistant itself.
 */
const FORMS: readonly (readonly [pattern: string, replacement: string])[] = [
  [`(?<=\\b(?:did|had|has|was it|it was) )${NAME}`, 'you'],
  [
    `${NAME}(?= (?:told|tell|said|say|gave|give|suggest\\w*|recommend\\w*|advised?|explained|wrote|showed|listed|came up with|mentioned)\\b)`,
    'you',
  ],
  [
    `(?:${ASSISTANT_NAMES})(?= (?:chats?|conversations?|threads?|discussions?|history|gesprek\\w*|gesprach\\w*)\\b)`,
    '',
  ],
  [
    `(?<=\\b(?:ask|asked|asking|told|tell|ask(?:ed)?) )${NAME}(?= (?:about|for|to|how|whether|if|what|which|why|when|where)\\b)`,
    '',
  ],
  [`\\bheeft ${NAME}`, 'heb je'],
  [`\\bhad ${NAME}`, 'had je'],
  [`\\bzei ${NAME}`, 'zei je'],
  [`\\b(raadde|gaf|noemde|stuurde|schreef|legde) ${NAME}`, '$1 je'],
  [`\\b(?:gab|empfahl|riet|nannte|schrieb) ${NAME}(?: mir)?`, 'hast du mir gesagt'],
  [`\\bme (?:deu|dera|passou) ${NAME}`, 'me deste'],
  [`\\bme (?:dio|paso|sugirio) ${NAME}`, 'me diste'],
  [`\\bm'(?:a|avait) (donne|passe) ${NAME}`, "tu m'as $1"],
  [`\\bhat ${NAME}`, 'hast du'],
  [`\\bhatte ${NAME}`, 'hattest du'],
  [`\\bsagte ${NAME}`, 'sagtest du'],
  [`${NAME} (?:m'a|m'avait)(?= )`, "tu m'as"],
  [`\\bque m'(?:a|avait) (dit|conseille|recommande|explique|propose|suggere) ${NAME}`, "qu'est-ce que tu m'as $1"],
  [
    `\\b(?:qu'est-ce que |que |ce que )?m'(?:a|avait) (dit|conseille|recommande|explique|propose|suggere) ${NAME}`,
    "qu'est-ce que tu m'as $1",
  ],
  [`${NAME} me (?:dijo|habia dicho)|\\bme (?:dijo|habia dicho) ${NAME}`, 'me dijiste'],
  [`${NAME} me (?:recomendo|aconsejo|sugirio)|\\bme (?:recomendo|aconsejo|sugirio) ${NAME}`, 'me recomendaste'],
  [`${NAME} me (?:explico|conto|dio)|\\bme (?:explico|conto|dio) ${NAME}`, 'me explicaste'],
  [`${NAME} mi (?:ha|aveva)(?= )`, 'mi hai'],
  [`\\bmi (?:ha|aveva) (detto|consigliato|suggerito|spiegato|dato|raccomandato) ${NAME}`, 'mi hai $1'],
  [`${NAME} (?:me disse|disse-me)|\\b(?:me disse|disse-me) ${NAME}`, 'me disseste'],
  [
    `${NAME} (?:me recomendou|recomendou-me|me sugeriu|me aconselhou)|\\b(?:me recomendou|recomendou-me|me sugeriu|me aconselhou) ${NAME}`,
    'me recomendaste',
  ],
  // 'With Claude', 'an ChatGPT', 'con Gemini'
  [
    `[ ,]*\\b(?:with|to|by|from|met|aan|van|tegen|mit|von|vom|bei|an|avec|a|aupres de|de|du|chez|con|al|a|com|ao|do|da|di|dal|no|na) ${NAME}(?! (?:api|subscription|account|pricing|code|pro|plus|team|abo|export)\\b)`,
    '',
  ],
  [
    `(?<=\\b(?:conversation|conversations|discussion|discussions|chat|chats|gesprek|gesprekken|gesprach|gesprache|conversacion|conversaciones|conversazione|conversazioni|conversa|conversas|echange|echanges) )${NAME}`,
    '',
  ],
  [`${NAME}[- ](?=(?:chats?|gesprek\\w*|gesprach\\w*|unterhaltung\\w*|verlauf)\\b)`, ''],
  [`(?<=\\b(?:vroeg ik|heb ik|had ik|fragte ich|ich|io|eu|yo) )${NAME}(?= )`, ''],
];
const PATTERNS = FORMS.map(([pattern, replacement]) => [new RegExp(pattern, 'gu'), replacement] as const);
const MENTIONED_ASSISTANT = new RegExp(`(?<!\\p{L})(?:${ASSISTANT_NAMES})(?!\\p{L})`, 'u');

/** Whether a message speaks of something said or asked before, and not of moving data or of the assistant itself. */
const SPEAKS_OF_PAST =
  /\b(?:gaf|advies|gab|rat|deu|dio|conselh\w*|consejo\w*|consigli\w*|conseil\w*|advice|tips?|chat\w*|conversation\w*|thread\w*|discuss\w*|talk\w*|told|tell|said|say|ask\w*|recommend\w*|suggest\w*|advi[sc]\w*|explain\w*|mention\w*|wrote|find|gesprek\w*|vroeg|gevraagd|gezegd|zei|verteld|besproken|gehad|aangeraden|uitgezocht|geleerd|gesprach\w*|unterhaltung\w*|gefragt|gesagt|erzahlt|geraten|empfohlen|besprochen|geredet|erklart|fragte|sagte|gelernt|demand\w*|dit|parl\w*|discut\w*|conseill\w*|recommand\w*|explique\w*|appris|echang\w*|pregunt\w*|dijo|habl\w*|recomend\w*|convers\w*|aconsej\w*|explic\w*|aprend\w*|chiest\w*|detto|consigliat\w*|spiegat\w*|imparat\w*|pergunt\w*|disse\w*|fal\w*|aconselh\w*|sugeri\w*)\b/;
const MOVES_DATA =
  /\b(?:import\w*|export\w*|upload\w*|connect\w*|api|install\w*|subscri\w*|login|log in|abo|sync\w*)\b/;

/**
 * A message about a conversation with another assistant, read as one with this assistant: for 'which chats with Claude
 * were about tax' the archive is not searched for 'Claude'. Other messages stay as they are.
 */
export const withoutAssistantName = (text: string): string => {
  const plain = comparable(text);
  if (!MENTIONED_ASSISTANT.test(plain) || !SPEAKS_OF_PAST.test(plain) || MOVES_DATA.test(plain)) return text;
  return PATTERNS.reduce((read, [pattern, replacement]) => replaceIn(read, pattern, replacement), text)
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ (?=[,.?!])/g, '')
    .trim();
};

/** Replaces what matches in the comparable form of a text, which has the same length. */
const replaceIn = (text: string, pattern: RegExp, replacement: string): string => {
  let result = text;
  for (const match of [...comparable(text).matchAll(pattern)].toReversed()) {
    const put = replacement.replaceAll(/\$(\d)/g, (_all, at: string) => match[Number(at)] ?? '');
    result = result.slice(0, match.index) + put + result.slice(match.index + match[0].length);
  }
  return result;
};
