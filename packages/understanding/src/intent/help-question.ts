import { comparable } from '../own-data/command-forms.ts';
import { GREETED, IDENTITY_QUESTIONS } from './identity.table.ts';
import { smallTalkKind } from './small-talk.ts';

const MAX_LENGTH = 160;
/** The end of a question about abilities. */
const FOR_ME = '(?: (?:for me|here|exactly|all|with you|for us|else|in this app|with this app|to me))*';
const ABILITIES = '(?:features?|functions?|capabilities|commands?|abilities|skills|options|powers|possibilities)';
const ASKED_TO_TELL =
  '(?:explain|describe|list|show|tell|give|outline|summari[sz]e|name)(?: to)?(?: me)?(?: (?:about|more about|an overview of|a list of|a summary of|an explanation of))?';
const BEING =
  '(?:real |actual |living )?(?:ai|bot|chatbot|robot|human(?: being)?|person|computer|machine|chatgpt|program|siri|alexa|llm|language model)';

/** Whole questions about the assistant and the app, lower case. */
const QUESTIONS: readonly string[] = [
  // What it can do
  'help(?: me)?|/help|\\?+|how do i get help|i need help(?: with this(?: app)?)?',
  `what (?:all )?(?:can|could|else can|else could|do) (?:you|this app|this assistant|this|it) (?:do|help(?: me)?(?: with)?|answer|offer)${FOR_ME}`,
  `what (?:are you|is this app|is this assistant) (?:able to do|capable of|good (?:at|for)|for|useful for)${FOR_ME}`,
  `what (?:can|could|should|may|else can) i (?:ask|ask you|do|do with (?:you|this(?: app)?)|use (?:you|this) for|say(?: to you)?)${FOR_ME}`,
  `how (?:can|could|do) you help(?: me| us)?(?: out)?${FOR_ME}`,
  `${ASKED_TO_TELL} (?:what|everything|all(?: the things)?|things)(?: that)? (?:you(?:'re| are)|this app is) (?:able to|capable of)(?: doing| do)?${FOR_ME}`,
  `${ASKED_TO_TELL} (?:what|everything|all(?: the things)?|things)(?: that)? (?:you|this app|i|it) (?:can|could|do)(?: do| ask(?: you)?| help(?: me)?(?: with)?| answer| offer)?${FOR_ME}`,
  `${ASKED_TO_TELL} (?:all )?(?:your|the|the app's|this app's) (?:main |different |available )?${ABILITIES}${FOR_ME}`,
  `(?:what|which)(?: are| is)?(?: all)?(?: of)?(?: your| the| available)?(?: main)? ${ABILITIES}(?: (?:do you (?:have|understand|know|offer|support)|are there|does (?:this|the) app have|can i (?:use|say|give)))?`,
  `(?:what|which) (?:kinds? of |types? of |sorts? of )?(?:things|questions|topics|commands|subjects|requests|tasks|stuff) (?:can|could|should|do) (?:i|you) (?:ask|ask you|answer|understand|know|help(?: me)?(?: with)?|do|handle)(?: about)?${FOR_ME}`,
  `(?:do you have|is there|where is|where can i (?:see|find)|can i (?:see|get|have)|i(?:'d| would) like)(?: an?| the)? (?:list|overview|summary|menu|manual|guide|tutorial|tour)(?: (?:of|to|for)(?: all)?(?: of)?(?: (?:your|the|this|what))? (?:${ABILITIES}|app|assistant|you can do))`,
  'what are (?:my|the) (?:options|possibilities)(?: here| with you)?',
  // How it works
  `how (?:do|does|can|should) (?:i use|this(?: app| thing| chat)?(?: all)? work|you work|it work|i get started|i start|i talk to you|the app work)(?: (?:you|this(?: (?:app|assistant|chat|bot|tool|thing|site|program))?|it|here|the app))*`,
  `(?:explain|tell me|show me|describe) how (?:you work|this(?: app| all)? works|it works|to use (?:you|this(?: app)?|it)|i (?:can )?use (?:you|this(?: app)?|it))`,
  // Who it is
  "what are you|who are you|what(?:'s| is) this(?: app| place| thing)?|what(?:'s| is) your name|do you have a name|tell me about yourself|introduce yourself",
  `(?:are you|is this|am i (?:talking|speaking) (?:to|with)) (?:an? |really |actually |the )?${BEING}(?: or (?:(?:an?|just|the) ){0,2}${BEING})?`,
  'who (?:made|built|created|designed|programmed|developed|owns) you',
];
const HELP = new RegExp(`^(?:${QUESTIONS.join('|')})$`, 'i');
const IDENTITY = new RegExp(
  `^(?:(?:${GREETED})[ ,]+)*(?:${IDENTITY_QUESTIONS.join('|')})(?: (?:eigenlijk|eigentlich|denn|nou|dan|au juste|mesmo|afinal|entao|por cierto))?$`,
);
/** 'What can you do', 'hoe heet je' ('what is your name'). */
const isAboutAssistant = (clause: string): boolean =>
  HELP.test(clause) || IDENTITY.test(comparable(clause.replace(/^[\s¿¡]+/, '')).replaceAll('ß', 'ss'));

/** How to connect a model, whatever follows. */
const CONNECTS_MODEL =
  /\bhow (?:do|can) i (?:connect|set ?up|add|use|configure) (?:a |an |the |another |my )?(?:language )?(?:model|llm|ai|openai|ollama|claude|gpt|api key)\b/i;

/** 'Explain how the calendar in this app works'. */
const ABOUT_APP =
  /^(?:(?:please|hey|hi|ok|so)[, ]+)*(?:(?:can|could) you )?(?:explain|show me|tell me|how (?:do|does|can)|where (?:do|can|is))\b.{0,60}\b(?:in|with|of) this (?:app|assistant|tool|program)\b/i;

const POLITE_START =
  /^(?:(?:so|and|but|please|hey|hi|hello|ok(?:ay)?|well|sorry|wait|assistant|(?:can|could|would|will) you(?: please)?(?= (?:explain|describe|list|show|tell|give|outline|name|introduce|help me$))|i(?:'d| would) like to know|i want to know|do you know)[, ]+)+/i;
const POLITE_END = /[, ]+(?:please|pls|thanks|thank you|exactly|again|then|though|anyway)$/i;

/**
 * Asks about the assistant, its abilities, or how to connect a model; the message contains nothing else except small
 * talk.
 */
export const isHelpQuestion = (text: string): boolean => {
  if (text.length >= MAX_LENGTH) return false;
  if (CONNECTS_MODEL.test(text) || ABOUT_APP.test(text)) return true;
  const trimmed = text.trim();
  if (/^\?+$/.test(trimmed)) return true;
  const clauses = trimmed
    .split(/[?!.,;:\n]+(?:\s+and\b)?|\s(?:and|or)\s(?=(?:what|how|which|who)\b)/i)
    .map((clause) => clause.replaceAll(ADVERBS, '').trim().replace(POLITE_START, '').replace(POLITE_END, '').trim())
    .filter((clause) => /[\p{L}/]/u.test(clause));
  return (
    clauses.some(isAboutAssistant) &&
    clauses.every(
      (clause) => isAboutAssistant(clause) || POLITE_ALONE.test(clause) || smallTalkKind(clause) !== undefined,
    )
  );
};

/** Words that do not change the meaning of a question: 'what can you actually do'. */
const ADVERBS = /\s(?:actually|really|even|just|all|exactly|currently|basically|then)(?=\s)/gi;
const POLITE_ALONE = /^(?:please|so|and|well|sorry|wait|then)$/i;
