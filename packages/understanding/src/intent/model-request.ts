import type { ModelKind } from './detected-intent.ts';

const POLITE_PREFIX =
  "^(?:(?:please|hey|hi|ok|okay|so|now)[, ]+){0,3}(?:(?:can|could|would|will) you (?:please )?|i(?:'d| would) like you to |i want you to |i need you to |help me (?:to )?|please )?";

const LANGUAGES =
  'spanish|french|german|italian|portuguese|japanese|chinese|korean|russian|arabic|dutch|swedish|polish|turkish|hindi|greek|finnish|danish|norwegian';
/** More languages that a person may ask to translate into. */
const MORE_LANGUAGES = 'english|latin|vietnamese|thai|hebrew';

const TRANSLATION = new RegExp(
  `${POLITE_PREFIX}translate\\b|\\bhow (?:do|would|can|could|should) (?:you|i|we|one) (?:say|ask|write|tell|order|greet)\\b.{0,60}\\b(?:if (?:i|we) (?:were|was)|in) (?:an? )?(?:${LANGUAGES}|${MORE_LANGUAGES}|hawaii\\w*)|\\b(?:${LANGUAGES}) (?:word|phrase|translation) (?:for|of)\\b|\\bmean in (?:${LANGUAGES}|${MORE_LANGUAGES})\\b|\\bhow (?:do|would|can) (?:you|i|we) say [^ ]+(?: [^ ]+){0,2}[\\s?.!]*$|\\b(?:in|into|to) (?:${LANGUAGES}|${MORE_LANGUAGES}|czech|hungarian)\\b.{0,40}$`,
  'i',
);

/** The whole message asks for a translation: 'what's butterfly in Italian', 'into French please: the lift is broken'. */
const PLAIN_TRANSLATION = new RegExp(
  [
    `^what(?:'s| is| are| was) (?:the (?:word|phrase|term|translation) (?:for )?)?(?!the weather|spoken|it like)(?:["'“«„].{1,80}["'”»“]|\\S+(?: \\S+){0,3}) (?:called )?in (?:${LANGUAGES}|${MORE_LANGUAGES})$`,
    `^what(?:'s| is) the (?:${LANGUAGES}|${MORE_LANGUAGES}) (?:(?:word|phrase|term|translation|name|expression) )?(?:for|of)\\b`,
    `^(?:say|put|write|express) .{1,200} (?:in|into) (?:${LANGUAGES}|${MORE_LANGUAGES})$`,
    `^(?:in ?to|to|in) (?:${LANGUAGES}|${MORE_LANGUAGES})(?: please)?\\s?[:,–—-]`,
    `^(?:please )?(?:put|say|turn) (?:this|the following|that|it) (?:in ?to|in) (?:${LANGUAGES}|${MORE_LANGUAGES})\\b`,
    `^what does (?:["'“«„].{1,80}["'”»“]|\\S+(?: \\S+){0,3}) mean in (?:${LANGUAGES}|${MORE_LANGUAGES})$`,
    `^how (?:do|would|can) (?:you|i|we|one) (?:say|write|spell|pronounce) .{1,80} in (?:${LANGUAGES}|${MORE_LANGUAGES})$`,
    `^(?:the )?(?:${LANGUAGES}) (?:for|of) (?:["'“«„]|\\S+(?: \\S+){0,3}$)`,
    '^(?:please )?(?:(?:can|could|would|will) you (?:please )?)?translate\\b',
    '^(?:(?:kannst du|kun je|peux-tu|tu peux|puedes|puoi|podes|pode|bitte) )*(?:übersetz|vertaal|traduis|traduire|traduce|traduci|traduz)[a-z]*\\b',
  ].join('|'),
  'i',
);

/** 'HTML table with …', 'TypeScript type for …': a text in a programming language that is named. */
const PROGRAM_PART =
  /^(?:an? |some |simple |the )*(?:html5?|css|typescript|javascript|python|sql|bash|vba|latex|react|jquery|graphql|terraform|powershell|kotlin|golang|c#|c\+\+)(?: [\w-]+){1,3} (?:for|that|to|with|which|using|without|where)\b/i;

/** Texts that are requested only by their name: 'five bullet points for a eulogy', 'a toast for my sister'. */
const TEXT_ASKED_FOR =
  /^(?:(?:an?|some|a few|\d{1,2}|two|three|four|five|six|ten|short|funny|catchy|nice|good|i need|we need|need)\s)+(?:[\w-]+ ){0,2}(?:poems?|haikus?|limericks?|slogans?|toasts?|speech(?:es)?|captions?|taglines?|headlines?|bios?|cover letters?|eulog(?:y|ies)|bullet points|talking points|invitations?|blurbs?|product descriptions?|subject lines?|hashtags|verses|raps?|lyrics|jingles?|thank[- ]you notes?)\b(?: (?:for|about|on|to|that|of)\b|[\s.!]*$)/i;

/**
 * Whether the message asks for a translation. Checked before the language of the message, because perhaps only the text
 * to translate is in another language.
 */
export const isTranslation = (text: string): boolean => PLAIN_TRANSLATION.test(text.trim().replace(/[\s?.!]+$/, ''));

/** Programs that are requested: 'a regex for postcodes', 'Excel formula to count cells'. */
const PROGRAM =
  '(?:regex(?:p|es)?|regular expressions?|(?:sql|mysql|postgres|mongo) (?:query|statement)|(?:bash |shell |powershell |python |perl |awk |sed )?one[- ]?liner|(?:bash|shell|powershell|python|batch|vba|perl|ruby|node) (?:script|command|snippet|code|function|macro)|(?:code |css |html |js |javascript |jquery |react )?snippet|(?:excel|google sheets|spreadsheet|sheets) formula|vba|macro|cron (?:expression|job)|crontab|dockerfile|github action|makefile|(?:javascript|typescript|js|java|c#|c\\+\\+|rust|go|php|kotlin|swift|r) (?:function|class|code|method|script|component|program|example))';
const PROGRAM_REQUEST = new RegExp(
  `^(?:an? |some |the )?${PROGRAM}\\b(?! (?:is|are|was|vs|versus)\\b)|\\b(?:give|show|need|want|make|write|create|have|build|find|code|generate|suggest|provide)\\b(?: (?:me|us|you))?(?: [\\w-]+){0,2} ${PROGRAM}\\b|\\b(?:this|my|the|following) (?:code|script|function|query|snippet|program|stack trace|error message)\\b\\s?:|\\bshow (?:me )?(?:the )?code\\b`,
  'i',
);

const CODE_WORK = new RegExp(
  `\`\`\`|${POLITE_PREFIX}(?:write|create|make|build|fix|debug|refactor|implement|code|generate|optimi[sz]e)\\b.{0,80}\\b(?:function|script|program|class|component|query|regex|sql|python|javascript|typescript|java|html|css|code|api|bash|unit tests?|app|algorithm|dockerfile)\\b|\\b(?:traceback|stack trace|syntaxerror|typeerror|nullpointerexception|segfault)\\b|\\bin (?:python|javascript|typescript|java|rust|golang|c\\+\\+|sql|php|ruby)\\b`,
  'i',
);

const WRITING = new RegExp(
  `${POLITE_PREFIX}(?:write|draft|compose|rewrite|rephrase|paraphrase|proofread|edit|improve|shorten|expand|polish|brainstorm|come up with|generate|continue|correct|reword|outline|suggest (?:a |some )?(?:names?|titles?|slogans?))\\b|${POLITE_PREFIX}(?:fix|check|clean up|simplify) (?:(?:the|my|this|its) )?(?:\\w+ )?(?:grammar|spelling|punctuation|wording|sentence|paragraph|typos?)\\b|${POLITE_PREFIX}(?:give me|make|create|tell me|i need)\\b.{0,40}\\b(?:story|poem|essay|joke|speech|slogan|lyrics|haiku|letter|email|e-mail|ideas|recipe|summary|outline|caption|plan for|workout plan|meal plan|itinerary)\\b|${POLITE_PREFIX}(?:act as|pretend|role-?play|imagine you)\\b|${POLITE_PREFIX}summari[sz]e (?:this|the following|the (?:text|article|book|plot))\\b`,
  'i',
);

const KNOWLEDGE =
  /^(?:(?:please|hey|hi|ok|so|and|but)[, ]+){0,3}(?:explain|describe|define|compare|recommend|why|how (?:do|does|to|can|should|would|is|are|did|much|many|long|far|old|tall|big|come)|what (?:is|are|was|were|does|do|did|would|causes?|happens?|should|can|makes)|what's the|who (?:is|was|were|invented|wrote|won|are)|where (?:is|are|was|can)|when (?:did|was|were|is|will)|which|is (?:it|there|a|the)|are (?:there|the)|can (?:you|i|a|the)|should i|could you (?:explain|tell)|do you (?:think|know)|does|tell me (?:about|a|the)|teach me|give me|calculate|solve|convert|list)\b/i;

const ABOUT_OWN_THINGS = /\b(?:my|mine|our)\b/i;

/**
 * The kind of model request; undefined if the built-in assistant may answer. `raw` still has the code that was removed
 * from `text`.
 */
export const modelKind = (raw: string, text: string): ModelKind | undefined => {
  if (TRANSLATION.test(text)) return 'translation';
  if (CODE_WORK.test(text) || PROGRAM_REQUEST.test(text) || PROGRAM_PART.test(text) || /```/.test(raw)) return 'code';
  if (WRITING.test(text) || TEXT_ASKED_FOR.test(text)) return 'writing';
  const isAdvice = /\b(?:should i|how (?:do|can|should|to)|why)\b/i.test(text);
  return KNOWLEDGE.test(text) && (isAdvice || !ABOUT_OWN_THINGS.test(text)) ? 'knowledge' : undefined;
};
