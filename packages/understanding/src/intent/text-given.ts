import { comparable } from '../own-data/command-forms.ts';

/** Verbs that ask to change a text, in seven languages, at the beginning of a message. */
const CHANGE =
  '(?:make|rewrite|rephrase|reword|polish|improve|shorten|proofread|correct|edit|fix|tidy up|mach|formulier\\p{L}*|schreib\\p{L}*|korrigier\\p{L}*|verbesser\\p{L}*|kürz\\p{L}*|überarbeit\\p{L}*|maak|herschrijf|verbeter|corrigeer|verkort|formuleer|corrige[rz]?|corrija|reformule[rz]?|améliore[rz]?|raccourci\\p{L}*|réécri\\p{L}*|rends|mejora\\p{L}*|reescrib\\p{L}*|acorta\\p{L}*|corrígeme|haz|correggi\\p{L}*|riscriv\\p{L}*|migliora\\p{L}*|accorcia\\p{L}*|rendi|reescrev\\p{L}*|melhor[ae]\\p{L}*|encurt\\p{L}*|torna|deixa)';
const THIS =
  '(?:this|that|the following|my|das|diese[nrs]?|dies|den|meine[nrs]?|folgende[nrs]?|dit|deze|mijn|de volgende|ce|cette|ceci|mon|ma|le|la|esto|este|esta|mi|el|questo|questa|il mio|la mia|isto|este texto|o meu|a minha|meu|minha)';

/** 'Make this sound friendlier: “Pay by Friday or I'll cancel.”': the quoted text is not a command. */
const TEXT_TO_CHANGE = new RegExp(
  `^(?:(?:please|pls|hey|hi|ok|bitte|graag|kun je|kan je|kannst du|könntest du|peux-tu|tu peux|puedes|puoi|podes|pode|can you|could you)[, ]+){0,3}${CHANGE} (?:me |mir |mij |-moi )?${THIS}(?!\\p{L})[^:"“„«\\n]{0,80}[:"“„«\\n]`,
  'iu',
);

const CODE = /\w\([^)]*\)|[{};]\s*(?:$|\n)|=>|==|<\/\w/m;

/** 'Summarise the conversation between Plato and Socrates', in seven languages; 'between us' is the current one. */
const TALK_OF_OTHERS = new RegExp(
  [
    '\\b(?:summari[sz]e|summary|sum up|recap|fasse?|zusammen\\w*|vat|samen\\w*|resum\\w*|riassu\\w*|riepilog\\w*|recapitul\\w*|ricapitol\\w*)\\b.{0,80}',
    '\\b(?:conversation|chat|discussion|dialogu?e?|gesprek|gesprach|unterhaltung|conversacion|charla|dialogo|conversazione|discussione|conversa)',
    ' (?:between|zwischen|tussen|entre|tra|fra)',
    ' (?!\\d|(?:us|you|me|uns|dir|mir|ons|jou|jullie|mij|nous|toi|moi|vous|nosotr[oa]s|ti|mi|tu|noi|te|voi|nos|mim)\\b)',
  ].join(''),
);

const givesText = (text: string): boolean => TEXT_TO_CHANGE.test(text.trim()) && !CODE.test(text);

/** Whether the message contains a text to change, or asks for a summary of a conversation between other people. */
export const isAboutOtherText = (text: string): boolean => givesText(text) || TALK_OF_OTHERS.test(comparable(text));
