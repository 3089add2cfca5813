import type { QuestionRow } from './question-row.ts';

/** Questions and commands in Dutch by their meaning, the more special ones first. */
export const dutchQuestions: readonly QuestionRow[] = [
  [
    'help',
    /^(?:waar (?:ben je voor|dien je voor)|wat doe je(?: precies)?)$|^(?:wat kun|wat kan) je (?:allemaal |zoal )?(?:doen|voor me doen|voor mij doen)?$|^wat (?:kun|kan) je allemaal$|^wat kan ik (?:je|jou|hier) (?:allemaal )?(?:vragen|doen)$|^(?:leg uit|vertel)(?: me)? (?:wat je (?:allemaal )?(?:kunt|kan|doet)|je functies|hoe je werkt)$|^hoe werk(?:t (?:dit|het|deze app|dat)|je|t dit hier)(?: hier| precies)?$|^(?:help|hulp)(?: me)?$|^waar (?:kun|kan) je (?:me|mij) (?:allemaal )?(?:bij|mee) helpen$|^welke (?:functies|opdrachten|commando's) (?:heb|ken|begrijp) je$|^(?:wie|wat) ben (?:je|jij)$/,
  ],
  ['now', /^(?:hoe laat is het|wat is de tijd|weet je hoe laat het is)(?: nu| precies)?$/],
  [
    'today',
    /^(?:welke dag|wat voor dag|welke datum|de hoeveelste) (?:is het|hebben we|is) ?(?:vandaag|nu)?$|^wat is (?:de )?datum(?: van)?(?: vandaag)?$|^wat is het vandaag(?: voor dag)?$|^de hoeveelste is het/,
  ],
  ['week', /^(?:in )?welke (?:kalender)?week (?:zitten we|is het|leven we|hebben we)|^welk weeknummer/],
  [
    'summary',
    /^(?:geef|noem|toon|wat zijn)(?: me| mij)? (?:de |een paar )?(?:hoofdpunten|kernpunten|belangrijkste punten|conclusies) (?:van|uit) (?:dit|deze|ons|het) (?:gesprek|chat|conversatie)|^(?:vat|kun je|kan je|geef|maak|ik wil)? ?(?:me |mij )?(?:een |de )?(?:korte )?(?:samenvatting|kern|hoofdpunten|belangrijkste punten) (?:van|uit|over) (?:dit|deze|ons|onze|het) (?:gesprek|chat|conversatie)|^vat (?:dit|deze|ons|onze|het) (?:gesprek|chat|conversatie)|^(?:kun|kan) je (?:dit|deze|ons|onze) (?:gesprek|chat|conversatie) samenvatten|^waar ging (?:dit|deze|ons) (?:gesprek|chat) over|^samenvatting(?: graag)?$/,
  ],
  [
    'move',
    /^(?:verplaats|zet|stop|verschuif|doe) (?:dit|deze|het) (?:gesprek|chat|conversatie) (?:naar|in|onder|bij) (?:de categorie )?(.+)$|^(?:dit|deze) (?:gesprek |chat )?(?:hoort|moet) (?:bij|in|onder|naar) (.+)$/,
  ],
  [
    'rename',
    /^(?:hernoem|noem) (?:dit|deze|het) (?:gesprek|chat|conversatie) (?:naar |in |tot )?(.+)$|^(?:verander|wijzig) de (?:titel|naam) (?:van dit gesprek |van deze chat )?(?:in|naar) (.+)$|^geef dit gesprek de (?:titel|naam) (.+)$/,
  ],
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
    /^(?:wat|welke) (?:(?:zijn mijn|staan er op mijn|staat er op mijn|heb ik aan|heb ik nog aan) (?:open |openstaande )?|open |openstaande )(?:taken|takenlijst|to-?do)|^(?:toon|laat|geef) (?:me )?mijn taken/,
  ],
  ['reminders', /^(?:wat zijn|welke|toon|laat|geef)(?: me)? (?:mijn )?herinneringen/],
  ['goals', /^(?:wat zijn|welke|toon|laat|geef|hoe staat het met)(?: me)? (?:mijn )?doelen/],
  [
    'free',
    /^(?:heb ik|is er|hebben we|wanneer heb ik|wanneer is er)\b.{0,50}\b(?:gaatje|gat|ruimte|plek|tijd|vrij|beschikbaar)|^(?:welke|wat voor) (?:avonden|dagen|ochtenden|middagen)\b.{0,40}\b(?:vrij|open|leeg)|^wanneer (?:kan|zou|kunnen) (?:ik|we)\b.{0,40}\b(?:afspreken|inplannen|ontmoeten|zien)|^(?:vind|zoek|geef)(?: me)?(?: een)? (?:vrij|gaatje)|^(?:wanneer|op welke dag) (?:ben ik|heb ik|zijn we) (?:\S+ ){0,3}?(?:vrij|tijd|beschikbaar)|^(?:ben ik|heb ik) (?:\S+ ){0,4}?(?:vrij|tijd)$/,
  ],
  [
    'calendar',
    /^(?:wat|welke afspraken) (?:heb ik|staat er|staan er|is er|doe ik)\b(?!.*\b(?:over|gezegd|besproken)\b)|^(?:toon|laat)(?: me)? mijn (?:agenda|afspraken)|^heb ik (?:\S+ ){0,3}?(?:afspraken|iets)\b/,
  ],
];
