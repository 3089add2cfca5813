import { describe, expect, it } from 'vitest';
import { PLANS_WRITTEN_AT, PLANS_ZONE } from '../../eval/seeds/plans.ts';
import { detectIntent } from '../intents.ts';

/** Read on Wednesday, 18 November 2026, in Berlin. */
const ask = (text: string) => detectIntent(text, new Date(PLANS_WRITTEN_AT), PLANS_ZONE);

const midnightOf = (day: string): Date => new Date(`${day}T00:00:00+01:00`);

describe('a duty', () => {
  it.each([
    [
      'Can you note that I have to bleed the radiators? No rush, sometime before winter.',
      'Bleed the radiators, sometime before winter',
    ],
    ['also need to oil the gate, stick it on there', 'Oil the gate'],
    ['i must chase the plumber, turn that into a to-do', 'Chase the plumber'],
    ['another thing for the list: defrost the freezer', 'Defrost the freezer'],
    ['ik moet de kliko nog schoonmaken, maak daar ff een taak van', 'De kliko nog schoonmaken'],
    ['Ich muss den Zähler ablesen, mach da mal ne Aufgabe draus', 'Den Zähler ablesen'],
    ['je dois vider le grenier, fais-en une tâche stp', 'Vider le grenier'],
    ['tengo que limpiar el horno, conviértelo en tarea', 'Limpiar el horno'],
    ["devo pulire la cappa, fanne un'attività", 'Pulire la cappa'],
    ['preciso lavar o tapete, cria uma tarefa disso', 'Lavar o tapete'],
  ])('becomes a task on request: %j', (text, title) => {
    expect(ask(text)).toMatchObject({ intent: 'task', suggestion: { title } });
  });

  it('is not read as a task if it is a fact about the person', () => {
    expect(ask('can you note that I have two cats')).toMatchObject({ intent: 'remember' });
  });

  it('keeps “whenever possible” in the title', () => {
    expect(ask('add call mum whenever possible to my list')).toMatchObject({
      suggestion: { title: 'Call mum whenever possible' },
    });
  });
});

describe('a goal', () => {
  it.each([
    ['my new goal is no crisps till Easter, save it', 'No crisps till Easter'],
    ['Mi nueva meta es correr los martes, apúntala', 'Correr los martes'],
    ["m'n nieuwe doel is elke dag wandelen, sla maar op", 'Elke dag wandelen'],
    ["J'aimerais me donner comme objectif de lire le soir", 'Lire le soir'],
    ['ich möchte mir als Ziel setzen, jeden Tag zu dehnen', 'Jeden Tag zu dehnen'],
    ['vorrei darmi come obiettivo camminare di più', 'Camminare di più'],
    ['doel toevoegen: vaker fietsen', 'Vaker fietsen'],
  ])('is set by %j', (text, title) => {
    expect(ask(text)).toMatchObject({ intent: 'goal', title });
  });

  it.each([
    ['how far off my running goal am i'],
    ["quanto mi manca per arrivare all'obiettivo dei 10 kg?"],
    ['cuánto me falta para llegar a la meta de los 42 km'],
    ["a che punto sono con l'obiettivo di lettura"],
    ['wie viel fehlt mir noch bis zu meinem Sparziel'],
  ])('is shown if the person asks how much is left to reach it: %j', (text) => {
    expect(ask(text)).toMatchObject({ intent: 'plan_question', about: 'goals' });
  });

  it.each([
    ['my goal is to understand recursion, can you explain it'],
    ['how far is it from the goal line to the penalty spot'],
  ])('is not meant by %j', (text) => {
    expect(ask(text)).toMatchObject({ intent: 'needs_model' });
  });
});

describe('a question about coming days', () => {
  it.each([
    ['give me a rundown of next week, just the evenings', '2026-11-23', '2026-11-30'],
    ['quick overview of my friday pls', '2026-11-20', '2026-11-21'],
    ['gib mir mal nen Überblick über nächste Woche', '2026-11-23', '2026-11-30'],
    ['fammi un riepilogo di domani', '2026-11-19', '2026-11-20'],
    ['como está meu dia amanhã', '2026-11-19', '2026-11-20'],
  ])('shows all that is planned: %j', (text, from, to) => {
    expect(ask(text)).toMatchObject({
      intent: 'plan_question',
      about: 'events',
      query: [],
      window: { from: midnightOf(from), to: midnightOf(to) },
    });
  });

  it.each([
    ['Quantas reuniões eu tenho na semana que vem?', '2026-11-23', '2026-11-30'],
    ['how many appointments do I have on Friday', '2026-11-20', '2026-11-21'],
    ['Wie viele Termine hab ich am Freitag', '2026-11-20', '2026-11-21'],
  ])('counts the appointments: %j', (text, from, to) => {
    expect(ask(text)).toMatchObject({
      intent: 'count_question',
      counted: 'events',
      query: [],
      window: { from: midnightOf(from), to: midnightOf(to) },
    });
  });

  it.each([
    ['Enséñame los pendientes que vencen antes del lunes', '2026-11-23'],
    ['which tasks did I put off from last week, and are any due before friday', '2026-11-20'],
    ['zeig mal die Aufgaben, die bis Freitag fällig sind', '2026-11-21'],
    ['Which tasks are due before Monday?', '2026-11-23'],
    ['Welche Aufgaben sind vor Montag fällig?', '2026-11-23'],
    ['Welke taken moeten voor maandag af?', '2026-11-23'],
    ['Quelles tâches dois-je finir avant lundi ?', '2026-11-23'],
    ['Quali compiti scadono prima di lunedì?', '2026-11-23'],
    ['Quais tarefas vencem antes de segunda-feira?', '2026-11-23'],
  ])('lists the tasks from now to the deadline: %j', (text, to) => {
    expect(ask(text)).toMatchObject({
      intent: 'plan_question',
      about: 'tasks',
      query: [],
      withOverdue: true,
      window: { from: new Date(PLANS_WRITTEN_AT), to: midnightOf(to) },
    });
  });

  it.each([
    ['How many things are left on the house move list'],
    ['list everything i haven’t done yet'],
    ['wat staat er nog open'],
  ])('lists the open tasks: %j', (text) => {
    expect(ask(text)).toMatchObject({ intent: 'plan_question', about: 'tasks' });
  });

  it.each([
    ['give me a rundown of the french revolution'],
    ['how many meetings does the average manager have per week'],
    ['how many things are on the unesco world heritage list'],
    ['hoe maak je pannenkoekenbeslag'],
  ])('is not %j', (text) => {
    expect(ask(text)).toMatchObject({ intent: 'needs_model' });
  });

  it('about the forgotten time of an appointment has the appointment as its query', () => {
    expect(ask('Wann war nochmal der Zahnarzt?')).toMatchObject({ intent: 'plan_question', query: ['zahnarzt'] });
  });

  it('about the weekday of a date has the date', () => {
    expect(ask('Auf welchen Wochentag fällt der 3. Oktober 2027?')).toMatchObject({
      intent: 'date_time',
      day: { year: 2027, month: 10, day: 3 },
    });
  });
});

describe('conversations', () => {
  it.each([
    ['kun je de gesprekken over mijn scriptie onder Opleiding zetten', ['scriptie'], 'Opleiding'],
    ['Der Chat über die Nebenkosten gehört nach Finanzen, nicht Sonstiges', ['nebenkosten'], 'Finanzen'],
    ['pon las conversaciones sobre mi tesis en Educación', ['tesis'], 'Educación'],
    ['déplace les conversations sur le potager dans Maison', ['potager'], 'Maison'],
    ['sposta tutte le chat su Marco in amici', ['marco'], 'amici'],
  ])('about a subject are moved, and not the current one: %j', (text, query, category) => {
    expect(ask(text)).toMatchObject({ intent: 'move', conversation: { isCurrent: false, query }, category });
  });

  it.each([
    ['qué conversaciones hay en la carpeta de salud?', 'salud'],
    ['quali conversazioni ci sono nella cartella lavoro?', 'lavoro'],
    ['what chats are in the finance folder', 'finance'],
  ])('of a category are listed: %j', (text, category) => {
    expect(ask(text)).toMatchObject({ intent: 'archive_question', category, isList: true });
  });

  it.each([
    ['in welk gesprek stond die formule voor excel met die postcodes ook alweer', ['formule', 'excel', 'postcodes']],
    ["in quale conversazione c'era lo script python per rinominare i file", ['script', 'python', 'rinominare', 'file']],
  ])('are found by what they contain: %j', (text, query) => {
    expect(ask(text)).toMatchObject({ intent: 'archive_question', query });
  });

  it('are not meant by a request to translate', () => {
    expect(ask('mets les conversations sur le climat en anglais')).not.toMatchObject({ intent: 'move' });
  });
});

describe('small talk', () => {
  it.each([
    ['morning! how are we today'],
    ['moin, alles fit bei dir?'],
    ["salut ! comment on va aujourd'hui"],
    ['buongiorno, come andiamo oggi?'],
    ['cheers, you really saved my afternoon there'],
    ['buonanotte, ci sentiamo domani'],
  ])('is recognised: %j', (text) => {
    expect(ask(text)).toMatchObject({ intent: 'small_talk' });
  });

  it.each([['how are we doing on climate change'], ['how are we going to feed ten billion people']])(
    'is not meant by %j',
    (text) => {
      expect(ask(text)).toMatchObject({ intent: 'needs_model' });
    },
  );
});

it('time kept free for oneself is an event', () => {
  expect(ask("book me out friday afternoon 1 to 5, i'm at the tax office")).toMatchObject({
    intent: 'event',
    suggestion: { schedulingDetails: { datetime: '2026-11-20T12:00:00.000Z', duration: 240 } },
  });
});
