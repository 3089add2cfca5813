import type { GeneralReplies } from '../english/general.ts';
import { formats } from './formats.ts';

const connectModel =
  'Ein verbundenes Sprachmodell kann das: siehe die [Einstellungen](/settings), oder frag, wer diese App betreibt.';

const help = [
  'Ich bin der eingebaute Assistent. Ohne verbundenes Modell kann ich:',
  '',
  '- finden und zitieren, was du früher besprochen hast: „Was haben wir über das Budget gesagt?“',
  '- das Gespräch zusammenfassen, in dem du bist: „Fasse dieses Gespräch zusammen“',
  '- zeigen, was ansteht und wann du Zeit hast: „Was habe ich am Freitag?“',
  '- Termine, Erinnerungen und Aufgaben vorschlagen: „Zahnarzt am Dienstag um 15 Uhr“',
  '- Geplantes verschieben, absagen und abhaken, sobald du Ja sagst: „Sag meinen Termin beim Zahnarzt ab“',
  '- Ziele setzen und mir merken, was du mir sagst: „Merk dir, dass ich Vegetarier bin“',
  '- zählen und Diagramme zeichnen: „Wie viele Gespräche habe ich über SQL?“',
  '- verschieben und umbenennen: „Verschiebe den Chat über Sauerteig nach Health“, „Benenne diesen Chat in Brot um“',
  '- rechnen und das Datum und die Uhrzeit nennen, hier und anderswo',
  '',
  `Ich kann keine Texte und keinen Code schreiben und keine allgemeinen Fragen beantworten. ${connectModel}`,
].join('\n');

const topics: GeneralReplies['topics'] = {
  import:
    'Zieh deinen Export auf [Imports](/imports): von ChatGPT (Settings → Data controls → Export data), Claude (Settings → Privacy → Export data), Gemini und anderen. Du siehst, was darin ist, bevor etwas hinzugefügt wird.',
  export:
    'Alle deine Daten als JSON und Sicherungen findest du in den [Einstellungen](/settings). Ein einzelnes Gespräch lässt sich über sein Menü herunterladen.',
  trash: 'Was du löschst, bleibt eine Zeit lang im [Papierkorb](/trash) und lässt sich von dort zurückholen.',
  delete_all:
    'Ich lösche nicht massenhaft. In einer Liste kannst du viele Gespräche auswählen und auf einmal löschen, und das auch rückgängig machen; einen Import machst du unter [Imports](/imports) rückgängig; dein ganzes Konto löschst du in den [Einstellungen](/settings).',
  password: 'Passwort, E-Mail-Adresse und Zwei-Faktor-Authentifizierung findest du in den [Einstellungen](/settings).',
  premium: 'Was Premium bringt und wie du es abonnierst oder kündigst, steht in [deinem Profil](/profile).',
  categories:
    'Unter [Categories](/categories) kannst du Kategorien hinzufügen, umbenennen, umfärben und zusammenführen.',
  reminders:
    'Wie dich Erinnerungen erreichen, in der App, per E-Mail oder als Push-Nachricht, wählst du in den [Einstellungen](/settings).',
  calendar_feed:
    'Die Adresse deines Kalender-Feeds und die Kalender, denen du folgst, findest du im [Kalender](/schedule).',
  planning:
    'Der [Kalender](/schedule) schlägt freie Zeiten für deine offenen Aufgaben vor. Ich kann dir sagen, was geplant ist: „Was habe ich heute?“, „Welche Aufgaben habe ich?“, „Wann habe ich morgen Zeit?“',
  appearance: 'Ein helles oder dunkles Design, oder das deines Geräts, wählst du in den [Einstellungen](/settings).',
  repeated_questions:
    'Fragen, die du mehrmals gestellt hast, stehen bei deinen [Empfehlungen](/recommendations). Ich kann deine Gespräche zu einem Thema zählen: „Wie viele Gespräche habe ich über SQL?“',
  sharing:
    'Öffne das Gespräch und wähle Share in seinem Menü: Du bekommst einen Link, den du jederzeit zurückziehen kannst.',
};

const things: Record<Parameters<GeneralReplies['cannotCompare']>[0], string> = {
  conversations: 'Gespräche',
  messages: 'Nachrichten',
  categories: 'Kategorien',
  sources: 'Quellen',
  models: 'Modelle',
  documents: 'Dokumente',
  tasks: 'Aufgaben',
  events: 'Termine',
  freeTime: 'freie Zeiten',
  reminders: 'Erinnerungen',
  goals: 'Ziele',
  cards: 'Karten',
  decks: 'Stapel',
  memories: 'Dinge, die ich mir merke,',
  highlights: 'Markierungen',
  suggestions: 'Vorschläge',
};

const absentThings: Record<Parameters<GeneralReplies['noSuchThings']>[0], string> = {
  projects: 'Projekte',
  contacts: 'Kontakte',
  emails: 'E-Mails',
  photos: 'Fotos',
  habits: 'Gewohnheiten',
};

const filterFields: Record<Parameters<GeneralReplies['cannotFilter']>[1][number], string> = {
  words: 'Thema',
  period: 'Zeitraum',
  sources: 'Assistent',
  categories: 'Kategorie',
  state: 'Status',
  hasDocument: 'Dokument',
};

export const general: GeneralReplies = {
  greeting: (name) =>
    [
      `Hallo ${name}. Ich bin der eingebaute Assistent: Ich antworte aus deinen eigenen Gesprächen und deinem Kalender,`,
      'und kein Modell ist verbunden. Frag, was du über etwas geschrieben hast oder was ansteht, oder lass dich an etwas erinnern.',
    ].join(' '),
  farewell: (name) => `Bis bald, ${name}.`,
  welcome: 'Gern geschehen.',
  smallTalkReply: (name) => `Ich bin da, wenn du etwas nachschlagen oder planen möchtest, ${name}.`,

  help,
  topics,
  connectModel,
  needsModel:
    'Ich bin der eingebaute Assistent und kann das nicht schreiben oder erklären. Ein verbundenes Sprachmodell kann es: siehe die [Einstellungen](/settings).',
  unsupportedAction:
    'Das kann ich nicht: Ich kann nicht anrufen, keine Mails oder Nachrichten senden, keine Buchungen ändern, nicht bestellen, bezahlen, etwas abspielen oder etwas außerhalb dieses Arbeitsbereichs steuern. Ich kann dich daran erinnern oder es als Aufgabe hinzufügen.',
  noLiveData:
    'Das kann ich nicht nachsehen: Ich habe keinen Zugang zum Internet und weiß nicht, wie es gerade steht. Ich kenne nur deine Gespräche und deine Pläne.',
  noWorldNews:
    'Wetter, Nachrichten oder Preise kann ich nicht nachsehen: Ich kenne nur deine Gespräche und deine Pläne.',
  neverSendNote:
    'Dieses Gespräch ist als „never send“ markiert und ging deshalb nicht an das verbundene Modell. Diese Antwort ist vom eingebauten Assistenten.',
  instructionsNote:
    'Diese Antwort ist vom eingebauten Assistenten, der den Anweisungen dieses Chats nicht folgt. Ein verbundenes Modell tut das.',
  unclearHint: 'Ich antworte aus deinen Gesprächen und Plänen; sag „Hilfe“, um zu sehen, was ich kann.',
  unclear: 'Das habe ich nicht verstanden. Frag nach etwas, das du besprochen oder geplant hast, oder sag „Hilfe“.',
  notUnderstood:
    'Das habe ich nicht verstanden. Auf Deutsch lese ich Termine, Erinnerungen und Aufgaben und kurze Fragen danach und nach deinen Gesprächen.',

  yesOrNo: ['Ja', 'Nein'],
  yes: (sentence) => `Ja. ${sentence}`,
  no: (sentence) => `Nein. ${sentence}`,

  calculated: (asked, result) => `${asked.replaceAll('*', '×')}: **${result}**`,
  weekNow: (week) => `Das ist Woche ${week} des Jahres.`,
  dayIs: (day) => `Das ist ${day.replace(', ', ', der ')}.`,
  currentTime: (time, place) => (place === '' ? `Es ist ${time}.` : `In ${place} ist es ${time}.`),
  unknownPlace: (place) => `Ich weiß nicht, in welcher Zeitzone ${place} liegt.`,

  cannotFilter: (thing, fields) =>
    `Ich kann ${things[thing]} nicht nach ${formats.listOf(fields.map((field) => filterFields[field]))} auswählen.`,
  unclearShare:
    'Ich kann nur sagen, welcher Anteil deiner Gespräche mit einem Assistenten, in einer Kategorie oder zu einem Thema ist, und welcher Anteil deiner Aufgaben erledigt ist.',
  cannotCompare: (thing) => `Ich kann ${things[thing]} nicht vergleichen.`,
  cannotRank:
    'Das kann ich aus deinen Daten nicht ablesen. Ich kann deine Gespräche nach Thema, Zeitraum, Assistent und Kategorie zählen, auflisten und vergleichen, und auch deine Aufgaben, Termine, Ziele und Karten.',
  noSuchDay: (day, month) => `Den ${day}. ${month} gibt es nicht. Nenne bitte einen anderen Tag.`,
  noSuchThings: (thing) =>
    `${absentThings[thing]} kann ich hier nicht auflisten. Ich kann deine Gespräche, Kategorien, Dokumente, Termine, Aufgaben, Erinnerungen, Ziele, Karten und Markierungen auflisten.`,

  further: (from, to, total) =>
    from === to ? `Nummer ${from} von ${total}:` : `Nummern ${from} bis ${to} von ${total}:`,
  nothingFurther: 'Mehr gibt es nicht.',
  moreOf: (count) => `Und ${count} weitere: Frag nach dem Rest.`,
};
