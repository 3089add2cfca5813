import type { GeneralReplies } from '../english/general.ts';
import { formats } from './formats.ts';

const connectModel =
  'Een gekoppeld taalmodel kan dat wel: zie de [instellingen](/settings), of vraag het aan wie deze app beheert.';

const help = [
  'Ik ben de ingebouwde assistent. Zonder gekoppeld model kan ik:',
  '',
  '- vinden en aanhalen wat je eerder hebt besproken: “Wat hebben we over het budget gezegd?”',
  '- het gesprek samenvatten waarin je bent: “Vat dit gesprek samen”',
  '- laten zien wat eraan komt en wanneer je vrij bent: “Wat heb ik vrijdag?”',
  '- afspraken, herinneringen en taken voorstellen: “Tandarts dinsdag om 15:00 uur”',
  '- verzetten, annuleren en afvinken wat gepland is, zodra je ja zegt: “Verzet de tandarts naar donderdag”',
  '- doelen stellen en onthouden wat je me vertelt: “Onthoud dat ik vegetariër ben”',
  '- tellen en in een grafiek zetten: “Hoeveel gesprekken heb ik over hardlopen?”',
  '- verplaatsen en hernoemen: “Verplaats de chat over zuurdesem naar Health”, “Hernoem deze chat naar Brood”',
  '- sommen uitrekenen, en de datum en de tijd geven, hier en elders',
  '',
  `Ik kan geen tekst of code schrijven en geen algemene vragen beantwoorden. ${connectModel}`,
].join('\n');

const topics: GeneralReplies['topics'] = {
  import:
    'Sleep je export naar [Imports](/imports): van ChatGPT (Settings → Data controls → Export data), Claude (Settings → Privacy → Export data), Gemini en andere. Je ziet wat erin zit voordat er iets wordt toegevoegd.',
  export:
    'Al je gegevens als JSON, en back-ups, vind je in de [instellingen](/settings). Een enkel gesprek kun je downloaden via het menu ervan.',
  trash: 'Wat je verwijdert, blijft een tijd in de [prullenbak](/trash) en kan daaruit worden teruggezet.',
  delete_all:
    'Ik verwijder niet in het groot. In een lijst kun je veel gesprekken kiezen en in één keer verwijderen, met een knop om dat ongedaan te maken; een import maak je ongedaan bij [Imports](/imports); je hele account verwijder je in de [instellingen](/settings).',
  password: 'Wachtwoord, e-mailadres en tweestapsverificatie vind je in de [instellingen](/settings).',
  premium: 'Wat Premium toevoegt, en hoe je het neemt of opzegt, staat op [je profiel](/profile).',
  categories: 'Categorieën voeg je toe, hernoem je, geef je een kleur en voeg je samen bij [Categories](/categories).',
  reminders:
    'Hoe herinneringen je bereiken, in de app, per e-mail of als pushbericht, kies je in de [instellingen](/settings).',
  calendar_feed: 'Het adres van je agendafeed en de agenda’s die je volgt, vind je in je [agenda](/schedule).',
  planning:
    'De [agenda](/schedule) stelt vrije tijden voor je open taken voor. Ik kan je vertellen wat er gepland is: “Wat heb ik vandaag?”, “Welke taken staan open?”, “Wanneer ben ik morgen vrij?”',
  appearance: 'Kies een licht of donker thema, of dat van je apparaat, in de [instellingen](/settings).',
  repeated_questions:
    'Vragen die je meer dan eens hebt gesteld, staan bij je [aanbevelingen](/recommendations). Ik kan voor je tellen hoe vaak je iets over één onderwerp hebt gevraagd: “Hoeveel gesprekken heb ik over SQL?”',
  sharing: 'Open het gesprek en kies Share in het menu: je krijgt een link die je altijd weer kunt intrekken.',
};

const things: Record<Parameters<GeneralReplies['cannotCompare']>[0], string> = {
  conversations: 'gesprekken',
  messages: 'berichten',
  categories: 'categorieën',
  sources: 'bronnen',
  models: 'modellen',
  documents: 'documenten',
  tasks: 'taken',
  events: 'afspraken',
  freeTime: 'vrije tijd',
  reminders: 'herinneringen',
  goals: 'doelen',
  cards: 'kaarten',
  decks: 'stapels',
  memories: 'dingen die ik onthoud',
  highlights: 'markeringen',
  suggestions: 'voorstellen',
};

const absentThings: Record<Parameters<GeneralReplies['noSuchThings']>[0], string> = {
  projects: 'projecten',
  contacts: 'contacten',
  emails: 'e-mails',
  photos: 'foto’s',
  habits: 'gewoontes',
};

const filterFields: Record<Parameters<GeneralReplies['cannotFilter']>[1][number], string> = {
  words: 'onderwerp',
  period: 'periode',
  sources: 'assistent',
  categories: 'categorie',
  state: 'status',
  hasDocument: 'document',
};

export const general: GeneralReplies = {
  greeting: (name) =>
    [
      `Hallo ${name}. Ik ben de ingebouwde assistent: ik antwoord uit je eigen gesprekken en agenda, en er is geen model`,
      'gekoppeld. Vraag wat je ergens over hebt geschreven, wat eraan komt, of laat je aan iets herinneren.',
    ].join(' '),
  farewell: (name) => `Tot ziens, ${name}.`,
  welcome: 'Graag gedaan.',
  smallTalkReply: (name) => `Ik ben er als je iets wilt opzoeken of plannen, ${name}.`,

  help,
  topics,
  connectModel,
  needsModel:
    'Ik ben de ingebouwde assistent en kan dat niet schrijven of uitleggen. Een gekoppeld taalmodel kan het wel: zie de [instellingen](/settings).',
  unsupportedAction:
    'Dat kan ik niet: ik kan niet bellen, geen mails of berichten sturen, geen boekingen wijzigen, niet bestellen, betalen, iets afspelen of iets buiten deze werkruimte bedienen. Ik kan je eraan herinneren of het als taak toevoegen.',
  noLiveData:
    'Dat kan ik niet opzoeken: ik heb geen toegang tot het internet en weet niet hoe het er nu voor staat. Ik ken alleen je gesprekken en je plannen.',
  noWorldNews: 'Het weer, nieuws of prijzen kan ik niet opzoeken: ik ken alleen je gesprekken en je plannen.',
  neverSendNote:
    'Dit gesprek is gemarkeerd als “never send” en is daarom niet naar het gekoppelde model gestuurd. Dit antwoord is van de ingebouwde assistent.',
  instructionsNote:
    'Dit antwoord is van de ingebouwde assistent, die de instructies van deze chat niet volgt. Een gekoppeld model doet dat wel.',
  unclearHint: 'Ik antwoord uit je gesprekken en je plannen; zeg “help” om te zien wat ik kan.',
  unclear: 'Dat heb ik niet begrepen. Vraag naar iets wat je hebt besproken of gepland, of zeg “help”.',
  notUnderstood:
    'Dat heb ik niet begrepen. In het Nederlands lees ik afspraken, herinneringen en taken, en korte vragen daarover en over je gesprekken.',

  yesOrNo: ['Ja', 'Nee'],
  yes: (sentence) => `Ja. ${sentence}`,
  no: (sentence) => `Nee. ${sentence}`,

  calculated: (asked, result) => `${asked.replaceAll('*', '×')}: **${result}**`,
  weekNow: (week) => `Dit is week ${week} van het jaar.`,
  dayIs: (day) => `Dat is ${day}.`,
  currentTime: (time, place) => (place === '' ? `Het is ${time}.` : `In ${place} is het ${time}.`),
  unknownPlace: (place) => `Ik weet niet in welke tijdzone ${place} ligt.`,

  cannotFilter: (thing, fields) =>
    `Ik kan ${things[thing]} niet selecteren op ${formats.listOf(fields.map((field) => filterFields[field]))}.`,
  unclearShare:
    'Ik kan alleen het aandeel geven van al je gesprekken met één assistent, in één categorie of over één onderwerp, en het aandeel van je taken dat klaar is.',
  cannotCompare: (thing) => `Ik kan ${things[thing]} niet vergelijken.`,
  cannotRank:
    'Dat kan ik niet uit je gegevens opmaken. Ik kan je gesprekken tellen, opsommen en vergelijken naar onderwerp, periode, assistent en categorie, en ook je taken, afspraken, doelen en kaarten.',
  noSuchDay: (day, month) => `${day} ${month} bestaat niet. Noem een andere dag.`,
  noSuchThings: (thing) =>
    `Ik kan hier geen ${absentThings[thing]} opsommen. Ik kan je gesprekken, categorieën, documenten, afspraken, taken, herinneringen, doelen, kaarten en markeringen opsommen.`,

  further: (from, to, total) =>
    from === to ? `Nummer ${from} van ${total}:` : `Nummers ${from} tot en met ${to} van ${total}:`,
  nothingFurther: 'Er zijn er niet meer.',
  moreOf: (count) => `En nog ${count}: vraag naar de rest.`,
};
