import { plainText } from '../text/plain-text.ts';

/**
 * Questions that the built-in assistant answers in other languages. Each becomes the English question of the same meaning,
 * so that one set of rules reads all languages. `$1` is the subject, `$time` the period.
 */
const ENGLISH = {
  first: 'when did I first ask about $1',
  last: 'when did I last ask about $1',
  count: 'how often did I ask about $1',
  total: 'how many conversations do I have $time',
  topics: 'what do I talk about most $time',
  said: 'what did we say about $1',
  tasks: 'what is on my to-do list',
  countTasks: 'how many open tasks do I have',
  reminders: 'show my reminders',
  goals: 'what are my goals',
  free: 'when am I free $time',
  calendar: 'what is on my calendar $time',
} as const;

type Meaning = keyof typeof ENGLISH;

/** By language, the more special questions first. Without accents, lower case, a group for the subject. */
const QUESTIONS: readonly (readonly [Meaning, RegExp])[] = [
  // Dutch
  [
    'first',
    /^wanneer (?:heb ik|hebben we|vroeg ik|had ik) (?:het )?(?:voor het |de )?eerst(?:e keer)? (?:iets )?(?:gevraagd |gehad |gesproken |geschreven )?(?:naar|over) (.+?)(?: gevraagd| gehad| gesproken| gepraat| geschreven)?$/,
  ],
  [
    'last',
    /^wanneer (?:heb ik|hebben we|vroeg ik) (?:het )?(?:voor het )?(?:laatst|de laatste keer) (?:naar|over) (.+?)(?: gevraagd| gehad| gesproken| gepraat)?$/,
  ],
  [
    'count',
    /^hoe (?:vaak|veel keer) (?:heb ik|hebben we|vroeg ik)(?: het)?(?: iets)? (?:gevraagd )?(?:naar|over) (.+?)(?: gevraagd| gehad| gesproken| gepraat)?$/,
  ],
  ['total', /^hoeveel (?:gesprekken|chats|conversaties)\b/],
  ['topics', /^waar(?:over)? (?:heb ik het|praat ik|vraag ik|gaat het)(?: het)? (?:meest|vaakst)/],
  [
    'said',
    /^wat (?:hebben we|heb ik|zeiden we|zei ik|hadden we|schreef ik) (?:eerder )?(?:gezegd |besproken |geschreven |gevraagd )?(?:over|van) (.+?)(?: gezegd| besproken| geschreven| gehad| gevraagd)?$/,
  ],
  ['countTasks', /^hoeveel (?:open )?taken\b/],
  [
    'tasks',
    /^(?:wat|welke) (?:zijn mijn|staan er op mijn|staat er op mijn|open|heb ik aan|heb ik nog aan|) ?(?:open |openstaande )?(?:taken|takenlijst|to-?do)|^(?:toon|laat|geef) (?:me )?mijn taken/,
  ],
  ['reminders', /^(?:wat zijn|welke|toon|laat|geef)(?: me)? (?:mijn )?herinneringen/],
  ['goals', /^(?:wat zijn|welke|toon|laat|geef|hoe staat het met)(?: me)? (?:mijn )?doelen/],
  [
    'free',
    /^(?:wanneer|op welke dag) (?:ben ik|heb ik|zijn we) (?:\S+ ){0,3}?(?:vrij|tijd|beschikbaar)|^(?:ben ik|heb ik) (?:\S+ ){0,4}?(?:vrij|tijd)$/,
  ],
  [
    'calendar',
    /^(?:wat|welke afspraken) (?:heb ik|staat er|staan er|is er|doe ik)\b(?!.*\b(?:over|gezegd|besproken)\b)|^(?:toon|laat)(?: me)? mijn (?:agenda|afspraken)|^heb ik (?:\S+ ){0,3}?(?:afspraken|iets)\b/,
  ],
  // German
  [
    'first',
    /^wann (?:habe ich|haben wir) (?:das erste mal|zum ersten mal|zuerst|erstmals) (?:nach|uber|von) (.+?)(?: gefragt| gesprochen| geredet| geschrieben)?$/,
  ],
  [
    'last',
    /^wann (?:habe ich|haben wir) (?:das letzte mal|zum letzten mal|zuletzt) (?:nach|uber|von) (.+?)(?: gefragt| gesprochen| geredet| geschrieben)?$/,
  ],
  [
    'count',
    /^wie (?:oft|viele male) (?:habe ich|haben wir) (?:nach|uber) (.+?)(?: gefragt| gesprochen| geredet| geschrieben)?$/,
  ],
  ['total', /^wie viele (?:gesprache|unterhaltungen|chats|konversationen)\b/],
  ['topics', /^(?:woruber|wonach|uber was) (?:rede|spreche|frage|habe) ich (?:am meisten|am haufigsten)/],
  [
    'said',
    /^was (?:haben wir|habe ich|hatten wir|sagten wir) (?:\S+ )?(?:uber|zu|zum|zur|von) (.+?)(?: gesagt| besprochen| geschrieben| gefragt)?$/,
  ],
  ['countTasks', /^wie viele (?:offene |offenen )?aufgaben\b/],
  ['tasks', /^(?:was sind meine|welche|was fur|zeig(?:e)?(?: mir)?) ?(?:meine |offene |offenen )*aufgaben/],
  ['reminders', /^(?:was sind|welche|zeig(?:e)?(?: mir)?) ?(?:meine )?erinnerungen/],
  ['goals', /^(?:was sind|welche|zeig(?:e)?(?: mir)?|wie steht es um) ?(?:meine )?ziele/],
  [
    'free',
    /^(?:wann|an welchem tag) (?:bin ich|habe ich|sind wir) (?:\S+ ){0,3}?(?:frei|zeit|verfugbar)|^(?:bin ich|habe ich) (?:\S+ ){0,4}?(?:frei|zeit)$/,
  ],
  [
    'calendar',
    /^(?:was|welche termine) (?:habe ich|steht|stehen|ist|mache ich)\b(?!.*\b(?:uber|gesagt|besprochen)\b)(?=.*\b(?:heute|morgen|ubermorgen|woche|wochenende|an|vor|kalender|termine?|\w+tag)\b)|^zeig(?:e)?(?: mir)? (?:meine termine|meinen kalender)|^habe ich (?:\S+ ){0,3}?termine/,
  ],
  // French
  [
    'first',
    /^quand (?:est-ce que j'ai|ai-je|j'ai|avons-nous|a-t-on) (?:demande |parle )?(?:pour la premiere fois )?(?:demande |parle )?(?:pour la premiere fois )?(?:de|du|des|d'|sur|au sujet de) ?(.+?)(?: pour la premiere fois)?$/,
  ],
  [
    'count',
    /^combien de fois (?:est-ce que j'ai|ai-je|j'ai|avons-nous) (?:demande|parle|pose une question) (?:de|du|des|d'|sur|au sujet de) ?(.+)$/,
  ],
  ['total', /^combien de (?:conversations|discussions)\b/],
  ['topics', /^de quoi (?:est-ce que je parle|je parle|parle-je) le plus/],
  [
    'said',
    /^qu'(?:avons-nous|est-ce qu'on a|est-ce que j'ai|ai-je|a-t-on) dit (?:de|du|des|d'|sur|au sujet de) ?(.+)$/,
  ],
  ['countTasks', /^combien de taches\b/],
  ['tasks', /^(?:quelles sont mes|montre(?:-moi)?(?: mes)?|liste(?: mes)?) ?taches|^qu'est-ce que j'ai a faire/],
  ['reminders', /^(?:quels sont mes|montre(?:-moi)?(?: mes)?) ?rappels/],
  ['goals', /^(?:quels sont mes|montre(?:-moi)?(?: mes)?|ou en sont mes) ?objectifs/],
  [
    'free',
    /^quand (?:suis-je|est-ce que je suis|je suis) (?:libre|disponible)|^(?:suis-je|est-ce que je suis) (?:libre|disponible)/,
  ],
  [
    'calendar',
    /^(?:qu'est-ce que j'ai|qu'ai-je|quels sont mes rendez-vous|quels rendez-vous|montre(?:-moi)? mon (?:agenda|calendrier))\b(?!.*\bdit\b)/,
  ],
  // Spanish
  [
    'first',
    /^cuando (?:pregunte|hable|hablamos|he preguntado|escribi) (?:por primera vez )?(?:por|sobre|de|acerca de) (.+?)(?: por primera vez)?$/,
  ],
  ['count', /^cuantas veces (?:he preguntado|pregunte|hable|hablamos|he hablado) (?:por|sobre|de|acerca de) (.+)$/],
  ['total', /^cuantas (?:conversaciones|charlas)\b/],
  ['topics', /^de que (?:hablo|pregunto) mas/],
  ['said', /^que (?:dijimos|dije|hablamos|hemos dicho) (?:sobre|de|acerca de) (.+)$/],
  ['countTasks', /^cuantas tareas\b/],
  ['tasks', /^(?:cuales son mis|que|muestrame(?: mis)?|ensename(?: mis)?) ?tareas/],
  ['reminders', /^(?:cuales son mis|que|muestrame(?: mis)?) ?recordatorios/],
  ['goals', /^(?:cuales son mis|que|muestrame(?: mis)?|como van mis) ?(?:objetivos|metas)/],
  ['free', /^cuando (?:estoy|tengo) (?:\S+ ){0,2}?(?:libre|tiempo|hueco)|^estoy libre/],
  [
    'calendar',
    /^que (?:tengo|hay|citas tengo|planes tengo)\b(?!.*\b(?:dicho|sobre)\b)|^muestrame (?:mi agenda|mi calendario|mis citas)|^tengo (?:\S+ ){0,2}?citas/,
  ],
  // Italian
  [
    'first',
    /^quando (?:ho chiesto|ho parlato|abbiamo parlato|ho scritto) (?:per la prima volta )?(?:di|del|della|dei|delle|dell'|su|sul|sulla) ?(.+?)(?: per la prima volta)?$/,
  ],
  [
    'count',
    /^quante volte (?:ho chiesto|ho parlato|abbiamo parlato) (?:di|del|della|dei|delle|dell'|su|sul|sulla) ?(.+)$/,
  ],
  ['total', /^quante conversazioni\b/],
  ['topics', /^di cosa parlo di piu/],
  [
    'said',
    /^(?:cosa|che cosa|che) (?:abbiamo detto|ho detto|avevamo detto) (?:di|del|della|dei|delle|dell'|su|sul|sulla) ?(.+)$/,
  ],
  ['countTasks', /^quante (?:attivita|cose da fare)\b/],
  ['tasks', /^(?:quali sono le mie|mostrami(?: le mie)?) ?(?:attivita|cose da fare)|^cosa devo fare/],
  ['reminders', /^(?:quali sono i miei|mostrami(?: i miei)?) ?promemoria/],
  ['goals', /^(?:quali sono i miei|mostrami(?: i miei)?|a che punto sono i miei) ?obiettivi/],
  ['free', /^quando (?:sono libero|sono libera|ho tempo)|^sono (?:libero|libera)/],
  [
    'calendar',
    /^(?:cosa|che cosa|che) (?:ho|c'e|impegni ho|appuntamenti ho)\b(?!.*\bdetto\b)|^quali (?:impegni|appuntamenti) ho|^mostrami (?:il mio calendario|la mia agenda|i miei appuntamenti)/,
  ],
  // Portuguese
  [
    'first',
    /^quando (?:perguntei|falei|falamos|escrevi) (?:pela primeira vez )?(?:sobre|de|do|da|por) (.+?)(?: pela primeira vez)?$/,
  ],
  ['count', /^quantas vezes (?:perguntei|falei|falamos) (?:sobre|de|do|da|por) (.+)$/],
  ['total', /^quantas conversas\b/],
  ['topics', /^sobre o que (?:eu )?(?:mais falo|falo mais)/],
  ['said', /^o que (?:dissemos|eu disse|falamos|disse) (?:sobre|de|do|da) (.+)$/],
  ['countTasks', /^quantas tarefas\b/],
  ['tasks', /^(?:quais sao as minhas|quais sao minhas|mostre(?:-me)?(?: as)?(?: minhas)?) ?tarefas/],
  ['reminders', /^(?:quais sao os meus|quais sao meus|mostre(?:-me)?(?: os)?(?: meus)?) ?lembretes/],
  [
    'goals',
    /^(?:quais sao os meus|quais sao as minhas|quais sao (?:meus|minhas)|mostre(?:-me)?(?: os)?(?: meus)?) ?(?:objetivos|metas)/,
  ],
  ['free', /^quando (?:estou livre|tenho tempo)|^estou livre/],
  [
    'calendar',
    /^o que (?:tenho|eu tenho|ha)\b(?!.*\b(?:dito|sobre)\b)|^quais (?:compromissos|sao os meus compromissos)|^mostre(?:-me)? (?:minha agenda|o meu calendario)/,
  ],
];

/** Periods in all six languages, the longer expressions first. */
const PERIODS: readonly (readonly [string, RegExp])[] = [
  ['the day after tomorrow', /\b(?:overmorgen|ubermorgen|apres-demain|pasado manana|dopodomani|depois de amanha)\b/],
  [
    'next week',
    /\b(?:volgende week|nachste woche|kommende woche|semaine prochaine|la proxima semana|semana que viene|settimana prossima|prossima settimana|proxima semana|semana que vem)\b/,
  ],
  [
    'this weekend',
    /\b(?:dit weekend|dieses wochenende|am wochenende|ce week-end|este fin de semana|questo fine settimana|este fim de semana)\b/,
  ],
  ['this week', /\b(?:deze week|diese woche|cette semaine|esta semana|questa settimana)\b/],
  ['next month', /\b(?:volgende maand|nachsten monat|mois prochain|proximo mes|mese prossimo|mes que viene)\b/],
  ['this month', /\b(?:deze maand|diesen monat|ce mois|este mes|questo mese)\b/],
  ['last week', /\b(?:vorige week|letzte woche|semaine derniere|semana pasada|settimana scorsa|semana passada)\b/],
  ['last month', /\b(?:vorige maand|letzten monat|mois dernier|mes pasado|mese scorso|mes passado)\b/],
  ['this year', /\b(?:dit jaar|dieses jahr|cette annee|este ano|quest'anno)\b/],
  ['last year', /\b(?:vorig jaar|letztes jahr|annee derniere|ano pasado|anno scorso|ano passado)\b/],
  ['today', /\b(?:vandaag|heute|aujourd'hui|hoy|oggi|hoje)\b/],
  ['tomorrow', /\b(?:morgen|demain|manana|domani|amanha)\b/],
  ['monday', /\b(?:maandag|montag|lundi|lunes|lunedi|segunda-feira|segunda)\b/],
  ['tuesday', /\b(?:dinsdag|dienstag|mardi|martes|martedi|terca-feira|terca)\b/],
  ['wednesday', /\b(?:woensdag|mittwoch|mercredi|miercoles|mercoledi|quarta-feira|quarta)\b/],
  ['thursday', /\b(?:donderdag|donnerstag|jeudi|jueves|giovedi|quinta-feira|quinta)\b/],
  ['friday', /\b(?:vrijdag|freitag|vendredi|viernes|venerdi|sexta-feira|sexta)\b/],
  ['saturday', /\b(?:zaterdag|samstag|samedi|sabado|sabato)\b/],
  ['sunday', /\b(?:zondag|sonntag|dimanche|domingo|domenica)\b/],
];

const MAX_LENGTH = 160;
const POLITE =
  /^(?:(?:hallo|hoi|hey|hi|bonjour|salut|hola|ciao|ola|oi|en|und|et|y|e|bitte|por favor|per favore|s'il te plait|kun je|kan je|kannst du|peux-tu|puedes|puoi|voce pode)[, ]+){0,2}/;
const ARTICLE =
  /^(?:de|het|een|der|die|das|dem|den|ein|eine|einer|einem|einen|le|la|les|l'|un|une|el|los|las|una|il|lo|i|gli|o|a|os|as|um|uma|mijn|mein|meine|meiner|meinem|mon|ma|mes|mi|mis|mio|mia|meu|minha) ?/;

/** Lower case without accents, each letter in its place. */
const withoutAccents = (text: string): string =>
  text.toLowerCase().replaceAll(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0));

/** The English question with the same meaning; undefined for any other message. */
export const foreignQuestion = (message: string): string | undefined => {
  if (message.length > MAX_LENGTH) return undefined;
  const plain = plainText(message)
    .trim()
    .replace(/^[¿¡\s]+/, '')
    .replace(/[\s?!.]+$/, '');
  const text = withoutAccents(plain);
  const start = POLITE.exec(text)?.[0].length ?? 0;
  for (const [meaning, pattern] of QUESTIONS) {
    const match = pattern.exec(text.slice(start));
    if (match === null) continue;
    const subject = match[1] ?? '';
    const at = subject === '' ? -1 : text.lastIndexOf(subject);
    // The words of the subject as they were written, because the archive has them with their accents.
    const written = at === -1 ? '' : plain.slice(at, at + subject.length).replace(ARTICLE, '');
    const period = PERIODS.find(([, words]) => words.test(text))?.[0] ?? '';
    return ENGLISH[meaning].replace('$1', written).replace('$time', period).trim();
  }
  return undefined;
};
