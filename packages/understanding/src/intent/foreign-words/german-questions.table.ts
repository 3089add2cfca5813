import type { QuestionRow } from './question-row.ts';

/** Questions and commands in German by their meaning, the more special ones first. */
export const germanQuestions: readonly QuestionRow[] = [
  [
    'help',
    /^(?:wofur bist du (?:da|gut)|was machst du(?: genau)?)$|^was kannst du(?: (?:alles|denn|hier|so|fur mich))*(?: (?:tun|machen))?$|^was kann ich (?:dich|hier|dich alles|dich hier) ?(?:alles )?(?:fragen|machen|tun)$|^(?:erklar(?:e)?|zeig(?:e)?|nenn(?:e)?)(?: mir)?,? (?:was du (?:alles )?(?:kannst|machst)|deine (?:funktionen|fahigkeiten|befehle)|wie du funktionierst|wie das (?:hier )?funktioniert)$|^wie (?:funktioniert|geht|benutze ich) (?:das|dies|diese app|die app)(?: hier| alles)?$|^(?:hilfe|hilf mir)$|^(?:wobei|womit|wie) kannst du mir helfen$|^welche (?:funktionen|befehle|fahigkeiten) (?:hast|kennst|verstehst) du$|^(?:wer|was) bist du$/,
  ],
  [
    'now',
    /^(?:wie spat ist es|wie viel uhr ist es|wieviel uhr ist es|wieviel uhr haben wir|was ist die uhrzeit|weisst du(?:,)? wie spat es ist)(?: jetzt| gerade| genau)?$/,
  ],
  [
    'today',
    /^(?:welcher tag|was fur ein tag|welches datum|welcher wochentag|der wievielte|den wievielten|was fur ein datum) (?:ist|haben wir|ist es)? ?(?:heute|denn heute|heute denn|jetzt)?(?: heute)?$|^was ist heute(?: fur ein tag| fur ein datum)?$|^(?:was ist )?das heutige datum$|^wie ist das (?:heutige )?datum/,
  ],
  ['week', /^(?:in )?welche(?:r)? (?:kalenderwoche|woche|kw) (?:sind wir|haben wir|ist es|ist)|^welche kw\b/],
  [
    'summary',
    /^(?:gib|nenn(?:e)?|zeig(?:e)?|liste|was sind)(?: mir)? (?:bitte )?(?:die |ein paar )?(?:wichtigsten|wesentlichen|zentralen)? ?(?:punkte|kernpunkte|ergebnisse|aussagen|erkenntnisse)(?: auf)? (?:dieses|diesem|aus diesem|dieser|aus dieser|unseres|von diesem|des|der) (?:gesprachs?|chats?|unterhaltung|konversation)|^fass(?:e|t)?(?: mir)? (?:dieses|diesen|diese|unser|unseren|unsere|das|den|die) (?:gesprach|chat|unterhaltung|konversation)|^(?:kannst du (?:mir )?)?(?:gib|mach|schreib|ich brauche|ich mochte)? ?(?:mir )?(?:bitte )?(?:eine |die )?(?:kurze )?(?:zusammenfassung|wichtigsten punkte|kernpunkte|kernaussagen) (?:von|aus|uber|dieses|diesem|dieser|des|der|unseres) ?(?:diesem|dieser|unserem|unserer|diesen|dem|der)? ?(?:gesprachs?|chats?|unterhaltung|konversation)|^kannst du (?:dieses|diesen|diese|unser|unseren) (?:gesprach|chat|unterhaltung) zusammenfassen|^worum ging es in (?:diesem|dieser|unserem) (?:gesprach|chat|unterhaltung)|^zusammenfassung(?: bitte)?$/,
  ],
  [
    'move',
    /^(?:verschieb(?:e)?|leg(?:e)?|pack(?:e)?|steck(?:e)?|ordne|tu(?:e)?) (?:dieses|diesen|diese|das|den) (?:gesprach|chat|unterhaltung|konversation) (?:nach|in|unter|zu|zur|ins|in die kategorie|unter die kategorie) (.+?)(?: ein)?$|^(?:dieses gesprach|dieser chat|das|das hier) (?:gehort|muss) (?:in|zu|unter|nach) (.+)$/,
  ],
  [
    'rename',
    /^(?:benenne|benenn|nenn|nenne) (?:dieses|diesen|diese|das|den) (?:gesprach|chat|unterhaltung|konversation) (?:um )?(?:in |zu |nach )?(.+?)(?: um)?$|^(?:ander(?:e)?|setz(?:e)?) den (?:titel|namen) (?:dieses gesprachs |dieses chats |von diesem chat )?(?:in|zu|auf) (.+)$|^gib diesem (?:gesprach|chat) den (?:titel|namen) (.+)$/,
  ],
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
    /^(?:habe ich|gibt es|ist|wann habe ich|wann ist|wann hatte ich)\b.{0,50}\b(?:lucke|luft|zeit|frei|platz|freie|freien)\b|^(?:welche[rns]?|an welche[rmn]) (?:abende?|tage?n?|vormittage?n?|nachmittage?n?)\b.{0,40}\b(?:frei|offen|leer)|^wann (?:kann|konnte|konnen) (?:ich|wir)\b.{0,40}\b(?:treffen|einplanen|einschieben|unterbringen)|^(?:finde|such|suche)(?: mir)?(?: eine?n?)? (?:freie|lucke)|^(?:wann|an welchem tag) (?:bin ich|habe ich|sind wir) (?:\S+ ){0,3}?(?:frei|zeit|verfugbar)|^(?:bin ich|habe ich) (?:\S+ ){0,4}?(?:frei|zeit)$/,
  ],
  [
    'calendar',
    /^(?:habe|hab) ich (?:\S+ ){0,4}?(?:etwas|was|irgendwas|schon was|termine?)\b(?: (?:vor|geplant|im kalender|eingetragen))?$|^(?:steht|gibt es|ist) (?:\S+ ){0,4}?(?:etwas|was|termine?) (?:an|geplant|im kalender)|^(?:was|welche termine) (?:habe ich|steht|stehen|ist|mache ich)\b(?!.*\b(?:uber|gesagt|besprochen)\b)(?=.*\b(?:heute|morgen|ubermorgen|woche|wochenende|an|vor|kalender|termine?|\w+tag)\b)|^zeig(?:e)?(?: mir)? (?:meine termine|meinen kalender)|^habe ich (?:\S+ ){0,3}?termine/,
  ],
];
