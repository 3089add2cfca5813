import type { ModelKind } from './detected-intent.ts';

const POLITE_PREFIX =
  "^(?:(?:please|hey|hi|ok|okay|so|now)[, ]+){0,3}(?:(?:can|could|would|will) you (?:please )?|i(?:'d| would) like you to |i want you to |i need you to |help me (?:to )?|please )?";

const LANGUAGES =
  'spanish|french|german|italian|portuguese|japanese|chinese|korean|russian|arabic|dutch|swedish|polish|turkish|hindi|greek|finnish|danish|norwegian';
/** Also recognised as the language to translate into. */
const MORE_LANGUAGES = 'english|latin|vietnamese|thai|hebrew';

const TRANSLATION = new RegExp(
  `${POLITE_PREFIX}translate\\b|\\bhow (?:do|would|can|could|should) (?:you|i|we|one) (?:say|ask|write|tell|order|greet)\\b.{0,60}\\b(?:if (?:i|we) (?:were|was)|in) (?:an? )?(?:${LANGUAGES}|${MORE_LANGUAGES}|hawaii\\w*)|\\b(?:${LANGUAGES}) (?:word|phrase|translation) for\\b|\\bmean in (?:english|german|french|spanish)\\b|\\bhow (?:do|would|can) (?:you|i|we) say\\b|\\b(?:in|into|to) (?:${LANGUAGES}|${MORE_LANGUAGES}|czech|hungarian)\\b.{0,40}$`,
  'i',
);

const CODE_WORK = new RegExp(
  `\`\`\`|${POLITE_PREFIX}(?:write|create|make|build|fix|debug|refactor|implement|code|generate|optimi[sz]e)\\b.{0,80}\\b(?:function|script|program|class|component|query|regex|sql|python|javascript|typescript|java|html|css|code|api|bash|unit tests?|app|algorithm|dockerfile)\\b|\\b(?:traceback|stack trace|syntaxerror|typeerror|nullpointerexception|segfault)\\b|\\bin (?:python|javascript|typescript|java|rust|golang|c\\+\\+|sql|php|ruby)\\b`,
  'i',
);

const WRITING = new RegExp(
  `${POLITE_PREFIX}(?:write|draft|compose|rewrite|rephrase|paraphrase|proofread|edit|improve|shorten|expand|polish|brainstorm|come up with|generate|continue|correct|reword|outline|suggest (?:a |some )?(?:names?|titles?|slogans?))\\b|${POLITE_PREFIX}(?:give me|make|create|tell me|i need)\\b.{0,40}\\b(?:story|poem|essay|joke|speech|slogan|lyrics|haiku|letter|email|e-mail|ideas|recipe|summary|outline|caption|plan for|workout plan|meal plan|itinerary)\\b|${POLITE_PREFIX}(?:act as|pretend|role-?play|imagine you)\\b|${POLITE_PREFIX}summari[sz]e (?:this|the following|the (?:text|article|book|plot))\\b`,
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
  if (CODE_WORK.test(text) || /```/.test(raw)) return 'code';
  if (WRITING.test(text)) return 'writing';
  const isAdvice = /\b(?:should i|how (?:do|can|should|to)|why)\b/i.test(text);
  return KNOWLEDGE.test(text) && (isAdvice || !ABOUT_OWN_THINGS.test(text)) ? 'knowledge' : undefined;
};
