import { describe, expect, it } from 'vitest';
import { inOtherLanguages } from '../text/everyday-words.ts';
import { absentThing } from './absent-things.ts';
import { questionsIn } from './clauses.ts';
import type { DataQuestion } from './data-question.ts';
import { asOrder, plansShownIn, withReportedPlan } from './done-reports.ts';
import { impossibleDay } from './impossible-day.ts';
import { readDataQuestion } from './questions.ts';
import { isNegatedMessage } from './refusals.ts';
import { asNoteList, askedToRecall, asReview, withoutShorthand } from './shorthand.ts';

const names = { categories: ['Work', 'Health', 'Other'], goals: ['Run 300 km'], tasks: [], events: [] };
const moment = { reference: new Date('2026-11-28T12:00:00Z'), timeZone: 'UTC', names };
const read = (text: string, previous?: DataQuestion) => readDataQuestion(text, { ...moment, previous });

describe('questions as people type them', () => {
  it.each([
    ['wich chats w/ claude are abt eggs', 'which chats with claude are about eggs'],
    ['whens choir', 'when is choir'],
    ['anything tomorow', 'anything tomorrow'],
    ['chats w/o claude', 'chats without claude'],
    ['the wishes of his horses', 'the wishes of his horses'],
  ])('short forms are written out: %s', (text, written) => expect(withoutShorthand(text)).toBe(written));

  it.each([
    ['remind me what the standard deviation says', 'what did we say about the standard deviation?'],
    ['remind me who Samir is', 'what did we say about Samir?'],
    ['what did the chat about vitamin d say', 'what did we say about vitamin d?'],
    ['remind me when choir starts tomorrow', 'remind me when choir starts tomorrow'],
    ['remind me what to buy', 'remind me what to buy'],
    ['remind me to call Dana', 'remind me to call Dana'],
  ])('asking to be told again is a question: %s', (text, asked) => expect(askedToRecall(text)).toBe(asked));

  it('a report of a task that is done is an order, if there is such a task', () => {
    const tasks = ['Choose a present for Jonas and Mira'];
    expect(asOrder("I'm done with the present for Jonas", tasks)).toBe('mark the present for Jonas as done');
    expect(asOrder("I'm done with Berlin", tasks)).toBe("I'm done with Berlin");
  });

  it.each([
    ['the bike is already done', 'mark bike as done'],
    ['de fiets is al klaar', 'mark fiets as done'],
    ['Fahrrad ist schon erledigt', 'mark Fahrrad as done'],
    ['le vélo est déjà fait', 'mark vélo as done'],
    ['la bici ya está hecha', 'mark bici as done'],
    ['la bicicletta è già fatta', 'mark bicicletta as done'],
    ['a bicicleta já está feita', 'mark bicicleta as done'],
    ['the soup is already done', 'the soup is already done'],
    ['tell me when the bike is done', 'tell me when the bike is done'],
    ['not the bike is done', 'not the bike is done'],
    ['wenn das Fahrrad erledigt ist', 'wenn das Fahrrad erledigt ist'],
    ['de fiets is klaar', 'de fiets is klaar'],
    ['la bici no está hecha', 'la bici no está hecha'],
  ])('a thing that is done is ticked off, if it is a task or a reminder: %s', (text, order) => {
    const plans = ['Fahrrad abholen', 'Fetch the bike', 'Fiets', 'Réparer le vélo', 'Bici', 'Bicicletta', 'Bicicleta'];
    expect(asOrder(text, plans)).toBe(order);
  });

  it.each([
    ["celle du plombier c'est fait", 'mark Call the plumber as done'],
    ['die van de loodgieter is gedaan', 'mark Call the plumber as done'],
    ['the one about the plumber is done', 'mark plumber as done'],
  ])('the one about something is that task: %s', (text, order) =>
    expect(asOrder(text, ['Call the plumber', 'Pay the fee'])).toBe(order),
  );

  it.each([
    ['mark the choir fee as paid', 'mark choir fee as done'],
    ["i've paid the choir fee", 'mark choir fee as done'],
    ['i paid the butcher', 'i paid the butcher'],
    ['die Chorkasse hab ich schon bezahlt', 'mark Chorkasse as done'],
    ['ho già pagato la quota', 'mark quota as done'],
  ])('the own verb of a task reports it too: %s', (text, order) =>
    expect(asOrder(text, ['Pay the choir fee', 'Chorkasse zahlen', 'Pagare la quota'])).toBe(order),
  );

  it.each([
    ['Collect the cake', "I've ordered the cake"],
    ['Cancel the flight to Lisbon', "I've booked a flight to Lisbon"],
    ['Buch abholen', 'Das Buch ist bestellt'],
    ['Sell the bike', 'I bought a bike'],
    ['Get rid of the bike', 'I bought a bike'],
    ['Get the bike fixed', 'I bought a bike'],
    ['Turn off the form', 'I submitted the form'],
    ['Buy a present for mom', 'I called mom'],
    ['Call home insurance', 'I returned home'],
    ['Fiets verkopen', 'de fiets is al gekocht'],
    ['Annuler le gâteau', "j'ai commandé le gâteau"],
    ['Vender la bici', 'ya compré la bici'],
    ['Vendere la bici', 'ho già comprato la bici'],
    ['Vender a bicicleta', 'já comprei a bicicleta'],
    ['Tax return', 'Most of the tax return is done'],
    ['Tax return', 'Half the tax return is done'],
    ['Tax return', 'I wish the tax return was done'],
    ['Tax return', 'hopefully the tax return is done'],
    ['Tax return', 'nothing for the tax return is done'],
    ['Tax return', "I've done part of the tax return"],
    ['Belastingaangifte', 'de helft van de belastingaangifte is gedaan'],
    ['Steuererklärung', 'ein Teil der Steuererklärung ist erledigt'],
    ['Steuererklärung', 'hoffentlich ist die Steuererklärung erledigt'],
    ['Ranger le garage', 'la moitié du garage est faite'],
    ['Mudanza', 'la mitad de la mudanza está hecha'],
    ['Trasloco', 'quasi tutto il trasloco è fatto'],
    ['Mudança', 'metade da mudança está feita'],
  ])('another act, a part and a wish do not finish a task: %s, %s', (task, text) =>
    expect(asOrder(text, [task])).toBe(text),
  );

  it.each([
    ['Order the cake', "I've ordered the cake", 'mark cake as done'],
    ['Pick up the cake', "I've collected the cake", 'mark cake as done'],
    ['Hand in the form', 'I submitted the form', 'mark form as done'],
    ['Take the bike back', 'I returned the bike', 'mark bike as done'],
    ['Present for mom', 'I bought the present for mom', 'mark present for mom as done'],
    ['Buch bestellen', 'Das Buch ist bestellt', 'mark Buch as done'],
    ['Commander le gâteau', "j'ai commandé le gâteau", 'mark gâteau as done'],
    ['Concert folders', 'ok i did the concert folders, tick that off', 'mark concert folders as done'],
    ['Chormappen', 'die Chormappen sind erledigt, hak das ab', 'mark Chormappen as done'],
  ])('its own act finishes a task, and an added order is not part of its name: %s, %s', (task, text, order) =>
    expect(asOrder(text, [task])).toBe(order),
  );

  it('if several tasks have the same thing, the one with the reported act is meant', () =>
    expect(asOrder('I bought the bike', ['Sell the bike', 'Buy the bike'])).toBe('mark Buy the bike as done'));

  it.each([
    ['Run `npm i` and then start it.', []],
    ['First you run, then you rest. Run far.', []],
    ['You have 2 open tasks:\n\n- Run, due December 1\n- Running shoes', ['Run']],
    ['Shall I mark this as done? **Run**.', ['Run']],
    ['The next task that is due: Run, due December 1', ['Run']],
    ['The reminder “Run” is set.', ['Run']],
  ])('a task is shown by its whole name: %s', (reply, shown) => expect(plansShownIn(reply, ['Run'])).toEqual(shown));

  it.each([
    'that one is done',
    'that’s done, tick it off',
    "it's already done",
    'i already did that',
    'dat heb ik al gedaan',
    'das ist schon erledigt',
    "c'est déjà fait",
    'eso ya está hecho',
    "l'ho già fatto",
    'isso já está feito',
  ])('a pronoun means the only task or reminder that was shown: %s', (text) => {
    expect(withReportedPlan(text, ['Pay the fee'])).toBe('mark Pay the fee as done');
    expect(withReportedPlan(text, ['Pay the fee', 'Buy stamps'])).toBe('mark it as done');
    expect(withReportedPlan(text, [])).toBe(text);
  });

  it.each(['tell me when that is done', 'that is done by hand'])('is not a report: %s', (text) =>
    expect(withReportedPlan(text, ['Pay the fee'])).toBe(text),
  );

  it.each([
    ['where is my note about Vienna', 'show my note about Vienna'],
    ['waar staat mijn notitie over Wenen', 'toon mijn notitie over Wenen'],
    ['wo ist meine Notiz zu Wien', 'zeige meine Notiz über Wien'],
    ['retrouve ma note sur Vienne', 'montre ma note sur Vienne'],
    ['busca mi nota sobre Viena', 'muestra mi nota sobre Viena'],
    ['ritrova la mia nota su Vienna', 'mostra la mia nota su Vienna'],
    ['procura a minha nota sobre Viena', 'mostra a minha nota sobre Viena'],
  ])('a note is looked for: %s', (text, shown) => {
    expect(asNoteList(text)).toBe(shown);
    expect(read(shown)).toMatchObject({
      thing: 'highlights',
      act: 'list',
      words: [/\w+$/.exec(text)?.[0].toLowerCase()],
    });
  });

  it('being up to something does not end a period', () =>
    expect(read('what have i been up to this month')).toMatchObject({
      isReview: true,
      period: { from: new Date('2026-11-01T00:00:00Z') },
    }));

  it.each([
    ['how many chats not with ChatGPT', { sources: ['chatgpt'] }],
    ['wie viele Gespräche hatte ich ohne Claude', { sources: ['claude'] }],
    ['hoeveel gesprekken zijn niet in Work', { categories: ['Work'] }],
    ['combien de conversations sauf avec Claude', { sources: ['claude'] }],
    ['wie viele Gespräche hatte ich außer mit Claude', { sources: ['claude'] }],
  ])('an assistant or a category is left out: %s', (text, filter) =>
    expect(read(text)).toMatchObject({
      thing: 'conversations',
      act: 'count',
      leftOut: Object.keys(filter)[0],
      ...filter,
    }),
  );

  it.each([
    ['which categories do i have without work', { thing: 'categories', act: 'list' }],
    ['how many chats per category besides work', { thing: 'conversations', groupBy: 'category' }],
  ])('a category is left out of a list of categories: %s', (text, question) =>
    expect(read(text)).toMatchObject({ ...question, categories: ['Work'], leftOut: 'categories' }),
  );

  it.each([
    'which conversations have no category yet',
    'chats without a category',
    'welke gesprekken hebben nog geen categorie',
    'Gespräche ohne Kategorie',
    "quelles conversations n'ont pas encore de catégorie",
    'conversaciones sin categoría',
    'conversazioni senza categoria',
    'conversas sem categoria',
  ])('what has no category is in Other: %s', (text) =>
    expect(read(text)).toMatchObject({ thing: 'conversations', act: 'list', categories: ['Other'] }),
  );

  it.each([
    ['show me everything from november 2025', 'what did i do in november 2025'],
    ['list all from last week', 'what did i do in last week'],
    ['show me everything in Work', 'show me everything in Work'],
  ])('everything of a period is a review of it: %s', (text, asked) => expect(asReview(text)).toBe(asked));

  it.each([
    ['how far am i with 300 km', { thing: 'goals', act: 'list' }],
    ['how much did i write this month', { thing: 'messages', act: 'count' }],
    ["combien de cartes dois-je réviser aujourd'hui ?", { thing: 'cards', act: 'count', state: 'due' }],
    ['¿cuál es mi objetivo más cercano?', { thing: 'goals', order: 'longest' }],
  ])('%s', (text, question) => expect(read(text)).toMatchObject(question));

  it('a question for the busiest month goes on with the subject before, unless it has a verb', () => {
    const before = read('how often did i talk about running');
    expect(read('which month most?', before)).toMatchObject({ words: ['running'], groupBy: 'month' });
    expect(read('which month was i most active', before)).toMatchObject({ words: [], groupBy: 'month' });
  });

  it('which ones, and the best of the goals before', () => {
    expect(read('which ones?', read('how many tasks did i finish this week'))).toMatchObject({
      thing: 'tasks',
      state: 'done',
      act: 'list',
    });
    expect(read('which one is going best', read('show my goals'))).toMatchObject({ thing: 'goals', state: 'ahead' });
  });

  it('after a list without a period comes the next week, or the rest of the list', () => {
    const events = read('what events do i have');
    expect(read('and after that?', events)).toMatchObject({
      thing: 'events',
      period: { from: new Date('2026-12-05T12:00:00Z'), to: new Date('2026-12-12T12:00:00Z') },
    });
    expect(read('and after that?', read('what are my reminders'))).toMatchObject({ thing: 'reminders', offset: 10 });
  });

  it('the next assistant named is not left out', () => {
    const previous = read('how many chats not with ChatGPT');
    expect(read('and with Claude?', previous)).toMatchObject({ sources: ['claude'] });
    expect(read('and with Claude?', previous)).not.toHaveProperty('leftOut');
  });

  it('what is left out stays so until that filter changes, and another filter is not turned round', () => {
    const without = read('how many chats not in Work');
    const withClaude = read('and with Claude?', without);
    expect(withClaude).toMatchObject({ sources: ['claude'], categories: ['Work'], leftOut: 'categories' });
    const both = { sources: ['chatgpt'], categories: ['Work'], leftOut: 'sources' };
    expect(read('how many chats in Work without ChatGPT')).toMatchObject(both);
    expect(read('and in Health?', without)).not.toHaveProperty('leftOut');
    expect(read('and without Claude?', without)).toBeUndefined();
  });

  it.each(['how many chats without work on my part did I have', 'how many chats with ChatGPT not with Claude'])(
    'an ordinary word or two assistants leave nothing out: %s',
    (text) => expect(read(text)).toBeUndefined(),
  );

  it.each(['how many chats didnt mention eggs', 'wie viele Gespräche außer denen über Eier'])(
    'a negation without a reading is not counted: %s',
    (text) => {
      expect(read(text)).toBeUndefined();
      expect(isNegatedMessage(text)).toBe(true);
    },
  );

  it.each([
    'what did i do last week',
    'wat heb ik vorige week gedaan',
    'was habe ich letzte Woche gemacht',
    'qué hice la semana pasada',
  ])('a review of a period: %s', (text) =>
    expect(read(text)).toMatchObject({ isReview: true, period: { from: new Date('2026-11-16T00:00:00Z') } }),
  );

  it('a question about one thing in a period is not a review', () =>
    expect(read('what happened with the boiler last week')).toBeUndefined());

  it('January after December is of the next year, and April after March of the same', () => {
    expect(read('and in January?', read('how many chats did I have in December 2025'))).toMatchObject({
      period: { from: new Date('2026-01-01T00:00:00Z') },
    });
    expect(read('and in April?', read('how many chats did I have in March 2025'))).toMatchObject({
      period: { from: new Date('2025-04-01T00:00:00Z') },
    });
  });

  it('both states of tasks', () =>
    expect(read('open and done tasks pls')).toMatchObject({ thing: 'tasks', state: 'any' }));

  it('the last 31st is of a month that has one', () =>
    expect(read('what happened on the 31st')).toMatchObject({ period: { from: new Date('2026-10-31T00:00:00Z') } }));
});

it.each([
  ['what happened on 31 november', { day: 31, month: 11 }],
  ['cosa ho fatto il 30 febbraio', { day: 30, month: 2 }],
  ['am 31. April', { day: 31, month: 4 }],
  ['may 31', undefined],
  ['what happened on June 31st', { day: 31, month: 6 }],
  ['meeting on june 31 at 10', { day: 31, month: 6 }],
  ['In June 31 people came to the party', undefined],
  ['why did sales fall in Feb 30%', undefined],
  ['in april 31 euros', undefined],
  ['29 february 2024', undefined],
])('a day that no calendar has: %s', (text, day) => expect(impossibleDay(text)).toEqual(day));

it.each([
  ['what projects do i have', 'projects'],
  ['welche Projekte habe ich', 'projects'],
  ['what did I say about my projects', undefined],
  ['what goals do i have', undefined],
  ['my emails', undefined],
  ['show me my emails', 'emails'],
])('things that are not listed: %s', (text, thing) => expect(absentThing(text, { categories: [] })).toBe(thing));

it('the name of a category and what was shown before may be meant', () => {
  expect(absentThing('show me my photos', { categories: ['Foto'] })).toBeUndefined();
  expect(absentThing('which photos are there', { categories: [], isContinuing: true })).toBeUndefined();
});

it.each([
  [
    'Quali attività scadono entro venerdì, e quali ho già completato questa settimana?',
    ['Quali attività scadono entro venerdì', 'quali ho già completato questa settimana?'],
  ],
  ['how many chats are about salt and pepper', undefined],
])('two questions in one message: %s', (text, questions) => expect(questionsIn(text)).toEqual(questions));

it.each([
  ['Zahnarzttermin', 'dentist'],
  ['robinet', 'tap'],
  ['hypotheek', 'mortgage'],
])('an everyday word in other languages: %s', (word, english) => expect(inOtherLanguages(word)).toContain(english));

describe('reports of what was done', () => {
  const plans = [
    'Send the invoice',
    'Rechnung schicken',
    'Factuur versturen',
    'Envoyer la facture',
    'Enviar la factura',
    'Inviare la fattura',
    'Enviar a fatura',
    'Tandarts bellen',
  ];
  it.each([
    ["I've sent the invoice", 'mark invoice as done'],
    ['ich habe die Rechnung geschickt', 'mark Rechnung as done'],
    ['ik heb de factuur verstuurd', 'mark factuur as done'],
    ["j'ai envoyé la facture", 'mark facture as done'],
    ['he enviado la factura', 'mark factura as done'],
    ['ho inviato la fattura', 'mark fattura as done'],
    ['enviei a fatura', 'mark fatura as done'],
    ['Ik heb de tandarts gebeld', 'mark tandarts as done'],
  ])('%s', (text, order) => expect(asOrder(text, plans)).toBe(order));

  it.each([
    'ich habe die Rechnung nicht geschickt',
    'ich habe das Gedicht geschickt',
    "j'ai payé la facture",
    'he enviado un coche',
    'ho inviato la fattura?',
    'ik heb mijn moeder gebeld',
    'when I have sent the invoice',
  ])('no report of one of the tasks: %s', (text) => expect(asOrder(text, plans)).toBe(text));
});
