/**
 * Small words as people shorten or misspell them when they type fast, each with the full word. None of them is a word
 * of another language.
 */
const SHORTHAND: readonly (readonly [RegExp, string])[] = [
  [/\babt\b/giu, 'about'],
  [/\bw\/o\b/giu, 'without'],
  [/(?<![\p{L}\p{N}/])w\/(?= ?\p{L})/giu, 'with '],
  [/\b(?:whch|wich|whihc)\b/giu, 'which'],
  [/\b(when|where|how|who)s\b(?= )/giu, '$1 is'],
  [/\bbetw\b/giu, 'between'],
  [/(?<![\p{L}'’])['’]?(?:till?|untill)\b(?= )/giu, 'until'],
  [/\bappt(s?)\b/giu, 'appointment$1'],
  [/\bmtg(s?)\b/giu, 'meeting$1'],
  [/\btom+or+ow\b/giu, 'tomorrow'],
  [/^im (?=(?:done|finished|ready|busy|free)\b)/giu, "I'm "],
  [/\b(?:convs|convos)\b/giu, 'conversations'],
  [/\bconvo\b/giu, 'conversation'],
];

/** A message with its short forms written out. */
export const withoutShorthand = (text: string): string =>
  SHORTHAND.reduce((written, [form, meant]) => written.replaceAll(form, meant), text).replaceAll(
    /(?<=\bwith) {2}/g,
    ' ',
  );

/**
 * 'Remind me what the standard deviation says' asks to hear something again. With a time, or with a verb after 'what
 * to', it would be an order for a reminder.
 */
const REMIND_ME =
  /^(?:(?:hey|ok|please|pls|can you|could you|would you)[, ]+)*remind me (?:again )?(?:of )?(?=(?:what|who|when|where|why|which|how)(?:'s|s)? )(?!(?:what|how|where|when|which) to )/iu;
const NAMES_TIME =
  /\b(?:tomorrow|tonight|today|tmrw|later|next (?:week|month)|(?:on|every|this) (?:mon|tues|wednes|thurs|fri|satur|sun)day|at \d|in (?:an? |\d+ )(?:hours?|minutes?|days?|weeks?))\b/iu;

/** 'Show me everything from November 2025' asks for a review of that time. */
const EVERYTHING_FROM =
  /^(?:show|list|give|get)(?: me)? (?:everything|all)(?: (?:i did|i have))? (?:from|in|of) (?=(?:the )?(?:(?:19|20)\d{2}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: (?:19|20)\d{2})?|yesterday|today|(?:last|this|past) [a-z]+)[\s?.!]*$)/iu;

/** Rewrites a request for everything of a period as 'what did i do in …'. Other texts are returned unchanged. */
export const asReview = (text: string): string => text.replace(EVERYTHING_FROM, 'what did i do in ');

/** Commands to find a note, up to the note, and the command to show it; lower case, by language. */
const FINDS_NOTE: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:where(?:'s| is| are)|look up|search(?: for)?|get(?: me)?|bring up|dig out) (?=(?:my|the|that) notes? )/iu,
    'show ',
  ],
  [/^(?:waar (?:is|zijn|staat|staan)|zoek) (?=(?:mijn|de) (?:notities?|aantekening(?:en)?) )/iu, 'toon '],
  [
    /^(?:wo (?:ist|sind)|suche?(?: mir)?|finde?(?: mir)?|zeige?(?: mir)?) ((?:meine|die) notiz(?:en)?) (?:zu[mr]?|von) /iu,
    'zeige $1 über ',
  ],
  [/^(?:wo (?:ist|sind)|suche?(?: mir)?|finde?(?: mir)?) (?=(?:meine|die) notiz(?:en)? )/iu, 'zeige '],
  [/^(?:retrouve|cherche|recherche|ressors|où (?:est|sont))(?:-moi)? (?=(?:ma|mes|la|les) notes? )/iu, 'montre '],
  [/^(?:encuentra|busca|búscame|dónde están?) (?=(?:mis?|las?) notas? )/iu, 'muestra '],
  [/^(?:ritrova|trova|cerca|dov['’]è|dove sono) (?=(?:la mia nota|le mie note) )/iu, 'mostra '],
  [/^(?:encontra|procura|onde está|onde estão) (?=(?:a minha|as minhas|minhas?) notas? )/iu, 'mostra '],
];

/** Rewrites 'retrouve ma note sur Vienne' ('find my note about Vienna') as the command to show the note. */
export function asNoteList(text: string): string {
  const rule = FINDS_NOTE.find(([form]) => form.test(text));
  return rule === undefined ? text : text.replace(...rule);
}

/** 'What the standard deviation says': the subject between the question word and its verb. */
const ABOUT_SUBJECT =
  /^(?:what|who|how)(?:'s|s)? (?<subject>.{2,60}?) (?:is|was|are|were|means?|meant|says?|said|does|did|works?)(?: again)?[\s?.!]*$/iu;

/** 'What did the chat about vitamin D say'. */
const SAID_IN_CHAT =
  /^(?:what did|what does) (?:the|that|my|our) (?:chat|conversation|talk|discussion) (?:about|on) (?<subject>.{2,60}?) (?:say|recommend|suggest|conclude)[\s?.!]*$/iu;

/** The question in a request to hear something again; any other message is returned unchanged. */
export function askedToRecall(text: string): string {
  const said = SAID_IN_CHAT.exec(text)?.groups?.subject;
  if (said !== undefined) return `what did we say about ${said}?`;
  if (!REMIND_ME.test(text) || NAMES_TIME.test(text)) return text;
  const asked = text.replace(REMIND_ME, '');
  const subject = ABOUT_SUBJECT.exec(asked)?.groups?.subject;
  return subject === undefined ? asked : `what did we say about ${subject}?`;
}

/** 'Wat moet ik tegen vrijdag gedaan hebben?' asks for tasks; its verb is that of an order to add one. */
const DUTCH_DUTY =
  /^(?:en |nou |zeg )?wat (moet(?:en)? (?:ik|we|wij)) (?=.*(?:(?:tegen|voor|tot) (?:(?:de|het|eind|volgende) )?(?:\d|(?:maan|dins|woens|donder|vrij|zater|zon)dag|week)|deze week|vandaag|morgen)(?:dag|end|\d)*(?!\p{L}).*\?\s*$)/iu;

/** A Dutch question for what has to be done, or to be finished by then, with the word for tasks. */
export function asTaskQuestion(text: string): string {
  const asked = text.trim();
  // 'Gedaan' alone would ask for what was done.
  return DUTCH_DUTY.test(asked)
    ? asked.replace(DUTCH_DUTY, 'welke taken $1 ').replace(/(?:gedaan|af|klaar) hebben/iu, 'doen')
    : text;
}
