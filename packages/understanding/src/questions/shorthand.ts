import { comparable } from '../own-data/command-forms.ts';
import { isStopWord, wordsOf } from '../text/words.ts';
import { shareInTitles } from './subject.ts';

/** How people shorten or misspell small words when they type fast, with what is meant. None is a word of another language. */
const SHORTHAND: readonly (readonly [RegExp, string])[] = [
  [/\babt\b/giu, 'about'],
  [/\bw\/o\b/giu, 'without'],
  [/(?<![\p{L}\p{N}/])w\/(?= ?\p{L})/giu, 'with '],
  [/\b(?:whch|wich|whihc)\b/giu, 'which'],
  [/\b(when|where|how|who)s\b(?= )/giu, '$1 is'],
  [/\bbetw\b/giu, 'between'],
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
 * 'Remind me what the standard deviation says' asks to be told again, and not at a time. A verb after 'what to' or a time
 * would be a plan.
 */
const REMIND_ME =
  /^(?:(?:hey|ok|please|pls|can you|could you|would you)[, ]+)*remind me (?:again )?(?:of )?(?=(?:what|who|when|where|why|which|how)(?:'s|s)? )(?!(?:what|how|where|when|which) to )/iu;
const NAMES_TIME =
  /\b(?:tomorrow|tonight|today|tmrw|later|next (?:week|month)|(?:on|every|this) (?:mon|tues|wednes|thurs|fri|satur|sun)day|at \d|in (?:an? |\d+ )(?:hours?|minutes?|days?|weeks?))\b/iu;

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

/** 'Retrouve ma note sur Vienne' ('find my note about Vienna') as the command to show it; other messages as they are. */
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

/** The question in a request to be told something again; the message itself if it is none. */
export function askedToRecall(text: string): string {
  const said = SAID_IN_CHAT.exec(text)?.groups?.subject;
  if (said !== undefined) return `what did we say about ${said}?`;
  if (!REMIND_ME.test(text) || NAMES_TIME.test(text)) return text;
  const asked = text.replace(REMIND_ME, '');
  const subject = ABOUT_SUBJECT.exec(asked)?.groups?.subject;
  return subject === undefined ? asked : `what did we say about ${subject}?`;
}

/** Reports of something that is done, with it as the group `task`; by language, lower case, without accents. */
const REPORTS_DONE: readonly RegExp[] = [
  /^(?:(?:ok|hey|so|yes)[, ]+)*i(?:'m| am) (?:all )?(?:done|finished|through) with (?<task>[^?]{3,80}?)[\s.!]*$/u,
  /^(?:(?:ok|hey|so|yes)[, ]+)*(?:the )?(?<task>[^?]{3,80}?) (?:is|are|has been|was)(?: already| now)? (?:done|finished|completed|sorted|taken care of)(?: already| now)?[\s.!]*$/u,
  /^(?:(?:ok|ja|he)[, ]+)*(?:de |het )?(?<task>[^?]{3,80}?) (?:is|zijn|heb ik)(?: al| ook| nu)* (?:(?<= al )klaar|gedaan|geregeld|afgerond)[\s.!]*$/u,
  /^(?:(?:ok|ja|so)[, ]+)*(?:der |die |das )?(?<task>[^?]{3,80}?) (?:ist|sind|hab ich|habe ich)(?: schon| bereits| auch| jetzt)* (?:erledigt|gemacht|geschafft)[\s.!]*$/u,
  /^(?:(?:ok|oui|alors)[, ]+)*(?:le |la |les |l')?(?<task>[^?]{3,80}?),? (?:c'est|est|sont)(?: deja)? (?:faite?s?|regle(?:e|es|s)?|termine(?:e|es|s)?|fini(?:e|es|s)?)[\s.!]*$/u,
  /^(?:(?:ok|si|pues)[, ]+)*(?:el |la |los |las |lo de )?(?<task>[^?]{3,80}?) (?:ya )?(?:esta|estan)(?: ya)? (?:hech[oa]s?|terminad[oa]s?|acabad[oa]s?)[\s.!]*$/u,
  /^(?:(?:ok|si|allora)[, ]+)*(?:il |lo |la |i |gli |le |l')?(?<task>[^?]{3,80}?) (?:e|e gia|sono|sono gia) (?:stat[oaie] )?(?:gia )?(?:fatt[oaie]|finit[oaie]|a posto)[\s.!]*$/u,
  /^(?:(?:ok|sim|entao)[, ]+)*(?:o |a |os |as )?(?<task>[^?]{3,80}?) (?:ja )?(?:esta|estao|foi|foram)(?: ja)? (?:feit[oa]s?|terminad[oa]s?|concluid[oa]s?)[\s.!]*$/u,
];
const MIN_SHARE = 2 / 3;
const MAX_TASK_WORDS = 5;
/**
 * Words of questions, conditions, negations, commands and kinds of plans, without accents: 'tell me when the laundry is
 * done', 'not the laundry is done' and 'which tasks are done' report nothing.
 */
const NO_TASK =
  /\b(?:what|which|who|whose|when|where|why|how|if|once|until|after|before|that|because|not|no|never|none|all|tell|remind|write|say|need|want|make|let|show|list|ask|tasks|to-?dos|reminders|goals|events|wat|welke|wie|wanneer|waar|waarom|hoe|als|dat|zodra|niet|geen|nooit|alle|zeg|herinner|schrijf|taken|herinneringen|doelen|afspraken|was|welche[rs]?|wer|wann|wo|warum|wenn|ob|dass|sobald|nicht|kein\w*|nie|sag|erinnere?|schreibe?|aufgaben|erinnerungen|ziele|termine|que|quoi|quels?|quelles?|qui|quand|pourquoi|comment|si|pas|ne|jamais|tous|toutes|dis|rappelle|ecris|taches|rappels|objectifs|cual|cuales|quien|cuando|donde|como|nunca|todas?|todos|dime|recuerda\w*|escribe|tareas|recordatorios|metas|che|quali?|chi|quando|dove|perche|come|se|non|mai|tutt[ei]|dimmi|ricorda\w*|scrivi|promemoria|obiettivi|quais|quem|onde|nao|diz|lembra\w*|escreve|tarefas|lembretes)\b/u;

/**
 * 'I'm done with the present for Jonas' and 'Fahrrad ist schon erledigt' ('the bicycle is already done') as the order to
 * tick off that task or reminder, if there is one with most of these words.
 */
export function asOrder(text: string, plans: readonly string[]): string {
  const plain = comparable(text);
  const reported = REPORTS_DONE.map((form) => form.exec(plain)?.groups?.task).find((one) => one !== undefined);
  const isTask = reported !== undefined && !NO_TASK.test(reported) && reported.split(' ').length <= MAX_TASK_WORDS;
  const start = plain.indexOf(reported ?? '');
  const task = isTask ? text.slice(start, start + reported.length) : undefined;
  const words = task === undefined ? [] : wordsOf(task).filter((word) => !isStopWord(word));
  return words.length > 0 && shareInTitles(words, plans) >= MIN_SHARE ? `mark ${task} as done` : text;
}
