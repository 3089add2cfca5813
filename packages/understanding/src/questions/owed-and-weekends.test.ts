import { describe, expect, it } from 'vitest';
import { detectIntent } from '../intents.ts';
import { inEnglish } from '../time/languages/in-english.ts';
import { readDataQuestion } from './questions.ts';

const names = { categories: [], goals: [], tasks: [], events: [] };
/** A Sunday. */
const SUNDAY = new Date('2026-11-29T12:00:00Z');
const read = (text: string, reference = SUNDAY) => readDataQuestion(text, { reference, timeZone: 'UTC', names });
const windowOf = (text: string, reference = SUNDAY) => {
  const intent = detectIntent(text, reference, 'UTC');
  const day = (at: Date): string => at.toISOString().slice(0, 10);
  return 'window' in intent && intent.window !== undefined ? [day(intent.window.from), day(intent.window.to)] : [];
};

describe('tasks that have to be done', () => {
  it.each([
    'Which tasks do I have to finish tomorrow?',
    'Welke taken moet ik morgen af hebben',
    'Welche Aufgaben muss ich morgen fertig haben',
    'Quelles tâches dois-je finir demain ?',
    'Qué tareas tengo que terminar mañana',
    'Quali attività devo finire domani?',
    'Que tarefas tenho de acabar amanhã?',
  ])('are open: %s', (text) => expect(read(text)).toMatchObject({ thing: 'tasks', state: 'open' }));

  it.each([
    'Which tasks have I finished this week?',
    'Which tasks did I have to finish last week?',
    'Welke taken heb ik deze week afgerond',
    'Welche Aufgaben habe ich gestern erledigt',
    'Quelles tâches ai-je finies cette semaine ?',
    'Qué tareas he terminado esta semana',
    'Quali attività ho finito ieri?',
  ])('those that were done are not: %s', (text) => expect(read(text)).toMatchObject({ thing: 'tasks', state: 'done' }));
});

describe('weekends', () => {
  it.each([
    'What do I have this weekend?',
    'Wat heb ik dit weekend?',
    'Was habe ich am Wochenende?',
    "Qu'est-ce que j'ai ce week-end ?",
    '¿Qué tengo el fin de semana?',
    'Cosa ho nel fine settimana?',
    'O que tenho no fim de semana?',
  ])('on a Sunday it is still this one: %s', (text) => expect(windowOf(text)).toEqual(['2026-11-28', '2026-11-30']));

  it.each([
    'Wat heb ik volgend weekend?',
    'Was habe ich nächstes Wochenende?',
    "Qu'est-ce que j'ai le week-end prochain ?",
    'Qué tengo el próximo fin de semana',
    'Qué tengo el fin de semana que viene',
    'Cosa ho il prossimo fine settimana?',
    'O que tenho no próximo fim de semana?',
  ])('the next one: %s', (text) => expect(windowOf(text)).toEqual(['2026-12-05', '2026-12-07']));

  it.each([
    'Qué hice el fin de semana pasado',
    'Was habe ich letztes Wochenende gemacht?',
    "Qu'est-ce que j'ai fait le week-end dernier ?",
  ])('the last one: %s', (text) => expect(windowOf(text)).toEqual(['2026-11-21', '2026-11-23']));

  it('the letter before the weekend belongs to its word', () =>
    expect(inEnglish('texto fim de semana', 'pt')).toBe('texto this weekend'));

  it('the end of the week is another thing', () =>
    expect(windowOf('Qué tengo al final de la semana')).not.toEqual(['2026-11-28', '2026-11-30']));
});

describe('the days between two holidays', () => {
  const DAYS = ['2026-12-24', '2027-01-02'];
  it.each([
    'What do I have between Christmas and New Year?',
    'Am I free between Christmas and New Year?',
    'Was habe ich zwischen Weihnachten und Neujahr vor?',
    'Was steht zwischen den Jahren an?',
    'Wat heb ik tussen kerst en oud en nieuw?',
    "Qu'est-ce que j'ai entre Noël et le jour de l'An ?",
    'Qué tengo entre Navidad y Año Nuevo?',
    'Cosa ho tra Natale e Capodanno?',
    'O que tenho entre o Natal e o Ano Novo?',
  ])('%s', (text) => expect(windowOf(text)).toEqual(DAYS));

  it('on one of these days they are the present ones', () =>
    expect(windowOf('What do I have between Christmas and New Year?', new Date('2026-12-28T12:00:00Z'))).toEqual(DAYS));
});

describe('reminders of a period', () => {
  it.each([
    'my reminders for this week',
    'mijn herinneringen van deze week',
    'meine Erinnerungen dieser Woche',
    'mes rappels de cette semaine',
    'mis recordatorios de esta semana',
    'i miei promemoria di questa settimana',
    'os meus lembretes desta semana',
  ])('%s', (text) =>
    expect(read(text)).toMatchObject({ thing: 'reminders', period: { to: new Date('2026-11-30T00:00:00Z') } }),
  );
});

describe('subjects that look like small words', () => {
  it.each([
    ['Wie viele Gespräche über das Laufen habe ich?', ['laufen']],
    ['Wie viele Gespräche über Schwimmen und Laufen habe ich?', ['schwimmen', 'laufen']],
    ['Hoeveel gesprekken over hardlopen heb ik?', ['hardlopen']],
    ['Combien de conversations sur la course ai-je ?', ['course']],
    ['Cuántas conversaciones sobre el maratón tengo', ['maratón']],
    ['Quante conversazioni sulla corsa ho?', ['corsa']],
    ['Quantas conversas sobre corrida eu tenho?', ['corrida']],
    ['How many conversations about running do I have?', ['running']],
  ])('%s', (text, words) => expect(read(text)).toMatchObject({ thing: 'conversations', act: 'count', words }));

  it.each(['Wie viele Gespräche laufen gerade?', 'Wie viele Gespräche habe ich mit Ihnen?'])('no subject: %s', (text) =>
    expect(read(text)?.words ?? []).toEqual([]),
  );
});
