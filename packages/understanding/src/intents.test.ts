import { describe, expect, it } from 'vitest';
import { scoreHeldOutIntents, scoreIntents, scoreOutsideCommands } from '../eval/plan-scores.ts';
import { PLANS_WRITTEN_AT, PLANS_ZONE } from '../eval/seeds/plans.ts';
import { detectIntent } from './intents.ts';

const ask = (text: string) => detectIntent(text, new Date(PLANS_WRITTEN_AT), PLANS_ZONE);

describe('the intent of a message', () => {
  it('is right for at least .94 of the messages written for the evaluation', () => {
    expect(scoreIntents().share).toBeGreaterThanOrEqual(0.94);
    expect(scoreHeldOutIntents().share).toBeGreaterThanOrEqual(0.94);
  });

  it('never adds or changes anything for a held-out command that concerns something outside the app', () => {
    expect(scoreOutsideCommands().misses).toEqual([]);
  });

  it.each([
    ['summarise this chat', { intent: 'summary', conversation: { isCurrent: true } }],
    ['recap the conversation about the garden', { conversation: { isCurrent: false, query: ['garden'] } }],
    ['move this conversation to Health', { intent: 'move', category: 'Health' }],
    ['this belongs in Work', { intent: 'move', category: 'Work' }],
    ['rename the chat about Berlin to "City trip"', { intent: 'rename', title: 'City trip' }],
    ['chart of my chats about sleep per month', { intent: 'count_question', isTrend: true, query: ['sleep'] }],
    ['what did I say about C++?', { intent: 'archive_question', query: ['c++'] }],
    ['how many chats about node.js', { intent: 'count_question', query: ['node.js'] }],
    ['what do I talk about most?', { intent: 'count_question', counted: 'topics' }],
    ['please book me two train tickets to Leipzig for friday', { intent: 'needs_model', kind: 'outside' }],
    ['turn off the lights', { intent: 'needs_model', kind: 'outside' }],
    ['how many conversations do I have about statistics?', { intent: 'count_question', query: ['statistics'] }],
    ['how many chats about meetings are there?', { intent: 'count_question', counted: 'conversations' }],
    ['how much did we pay for the flat in the end?', { intent: 'archive_question' }],
    ['which board games were recommended?', { intent: 'archive_question', query: ['board', 'games'] }],
    ['hi there', { intent: 'small_talk', kind: 'hello' }],
    ['good night!', { intent: 'small_talk', kind: 'thanks' }],
    ['¿De qué hablamos sobre SQL?', { intent: 'archive_question', query: ['sql'] }],
    ['Hoe vaak heb ik over SQL gepraat?', { intent: 'count_question', query: ['sql'] }],
    ["what's due today?", { intent: 'plan_question', about: 'tasks', query: [] }],
    ['Combien de conversations parlent de Vienne ?', { intent: 'count_question', query: ['vienne'] }],
    ['Raccontami una barzelletta', { intent: 'needs_model', kind: 'writing' }],
    ["Put 'renew library card' on my to-do list", { intent: 'task', suggestion: { title: 'Renew library card' } }],
    ['What tasks are overdue?', { intent: 'plan_question', about: 'tasks', isOverdue: true }],
    ['Quais são as minhas tarefas atrasadas?', { intent: 'plan_question', about: 'tasks', isOverdue: true }],
    ['Ben ik donderdagochtend vrij?', { intent: 'free_time', window: { label: 'thursday morning' } }],
    ['tick off the firewood', { intent: 'plan_question', change: { action: 'finish' }, query: ['firewood'] }],
    ['Obrigada, bom fim de semana!', { intent: 'small_talk', kind: 'thanks' }],
    ['summarise the following article: ...', { intent: 'needs_model' }],
  ])('has the details needed to act on %j', (text, expected) => {
    expect(ask(text)).toMatchObject(expected);
  });

  it('has a card to confirm for a planning command', () => {
    expect(ask('schedule lunch with Bob tomorrow at noon')).toMatchObject({
      intent: 'event',
      suggestion: {
        type: 'schedule',
        title: 'Lunch with Bob',
        schedulingDetails: { datetime: '2026-11-19T11:00:00.000Z' },
      },
    });
  });

  it.each([
    ["what's on my calendar tomorrow?", '2026-11-18T23:00:00.000Z', '2026-11-19T23:00:00.000Z'],
    ['what meetings do I have next week?', '2026-11-22T23:00:00.000Z', '2026-11-29T23:00:00.000Z'],
    ['do I have anything on Saturday?', '2026-11-20T23:00:00.000Z', '2026-11-21T23:00:00.000Z'],
    ['show me my schedule', '2026-11-18T10:00:00.000Z', '2026-11-25T10:00:00.000Z'],
  ])('has the time window of %j', (text, from, to) => {
    expect(ask(text)).toMatchObject({
      intent: 'plan_question',
      window: { from: new Date(from), to: new Date(to) },
    });
  });

  it('covers a longer period for one particular event', () => {
    expect(ask('when is my dentist appointment?')).toMatchObject({
      intent: 'plan_question',
      query: ['dentist'],
      window: { to: new Date('2027-02-16T10:00:00.000Z') },
    });
  });

  it('has the required length of a free slot', () => {
    expect(ask('when am I free next week for a 2 hour meeting?')).toMatchObject({ intent: 'free_time', minutes: 120 });
  });

  it('has the significant words of an archive question, and its past time window', () => {
    expect(ask('what did I say about the mortgage in December?')).toMatchObject({
      intent: 'archive_question',
      query: ['mortgage'],
      window: { from: new Date('2025-11-30T23:00:00.000Z'), to: new Date('2025-12-31T23:00:00.000Z') },
    });
  });

  it('has what is to be counted', () => {
    expect(ask('how many meetings do I have this week?')).toMatchObject({
      intent: 'count_question',
      counted: 'events',
    });
    expect(ask('how often did I ask about running?')).toMatchObject({
      intent: 'count_question',
      counted: 'conversations',
      query: ['running'],
    });
  });

  it('has the zone of a place in the table, and leaves other places to a model', () => {
    expect(ask('what time is it in Tokyo?')).toMatchObject({
      intent: 'date_time',
      timeZone: 'Asia/Tokyo',
      place: 'tokyo',
    });
    expect(ask('what time is it?')).toMatchObject({ intent: 'date_time', timeZone: PLANS_ZONE });
    expect(ask('what time is it in Smallville?').intent).toBe('needs_model');
  });

  it.each([
    ['write a poem about the sea', 'writing'],
    ['```\nx = 1\n```\nwhy does this fail', 'code'],
    ['how do you say dog in French', 'translation'],
    ['what is the capital of France?', 'knowledge'],
  ])('classifies the model request %j', (text, kind) => {
    expect(ask(text)).toMatchObject({ intent: 'needs_model', kind });
  });

  it('shows the event before anything is cancelled', () => {
    expect(ask('cancel my meeting tomorrow').intent).toBe('plan_question');
  });

  it.each([[''], ['\u0000'], ['what did i '.repeat(100_000)], ['🎉'], ['(((((((((('], ['אבג']])(
    'handles an unusual text (%#)',
    (text) => {
      expect(ask(text).confidence).toBeGreaterThan(0);
    },
  );
});

/** The intent of a message, or the kind of model it needs. */
const classOf = (text: string): string => {
  const found = ask(text);
  return found.intent === 'needs_model' ? found.kind : found.intent;
};

describe('a message as people type it', () => {
  it.each([
    ['ok, remind me to move the laundry at 6', 'reminder'],
    ['set a reminder for friday 9am: delete old backups', 'reminder'],
    ['to do: descale the kettle', 'task'],
    ['hey can you add bin bags to my to do list', 'task'],
    ['create a task for sweeping the yard this month', 'task'],
    ['cancel my 10am on friday', 'plan_question'],
    ['what do I have to do this week?', 'plan_question'],
    ['run me through tomorrow', 'plan_question'],
    ['which mornings next week are still open?', 'free_time'],
    ['when could I squeeze in a gym session this week', 'free_time'],
    ['whats the date', 'date_time'],
    ['is today monday or tuesday', 'date_time'],
    ['what day is it on the 14th', 'date_time'],
    ['what are the main points of our chat', 'summary'],
    ['tl;dr', 'summary'],
    ['wrong folder, this goes in finances', 'move'],
    ['the title should be Moving checklist', 'rename'],
    ['tell me about your features', 'help'],
    ['explain how you work', 'help'],
    ['hey :)', 'small_talk'],
    ['regex to match a dutch licence plate', 'code'],
    ['html table with alternating row colours', 'code'],
    ['five bullet points for a eulogy', 'writing'],
    ['what did we conclude in this chat', 'summary'],
    ['do you have a list of features', 'help'],
    ['please add sunscreen to the list of things i have to do', 'task'],
    ['spanish for "where is the pharmacy"', 'translation'],
    ['whats butterfly in italian', 'translation'],
  ])('%j is of the class %s', (text, expected) => {
    expect(classOf(text)).toBe(expected);
  });

  it.each([
    ['what is a calendar year', 'knowledge'],
    ['how many weeks are in a year', 'knowledge'],
    ['what can you do against moths', 'knowledge'],
    ['what can you eat before a blood test', 'knowledge'],
    ['what is the gist of the theory of relativity', 'knowledge'],
    ['how do you say no to your boss politely', 'knowledge'],
    ['what is a regex', 'knowledge'],
  ])('%j asks about a topic and is not a command', (text, expected) => {
    expect(classOf(text)).toBe(expected);
  });
});

describe('a message in another language', () => {
  it.each([
    ['vat dit gesprek samen', 'summary'],
    ['fasse dieses Gespräch zusammen', 'summary'],
    ['fais-moi un résumé de notre discussion', 'summary'],
    ['hazme un resumen de nuestra charla', 'summary'],
    ['riassumi questa conversazione', 'summary'],
    ['resuma esta conversa', 'summary'],
    ['nenne mir die wichtigsten Punkte dieses Gesprächs', 'summary'],
    ['dame los puntos clave de esta conversación', 'summary'],
    ['habe ich am Samstag etwas geplant?', 'plan_question'],
    ['ai-je quelque chose de prévu samedi ?', 'plan_question'],
    ['wat kun je allemaal?', 'help'],
    ['erklär mir deine Funktionen', 'help'],
    ['que peux-tu faire ?', 'help'],
    ['¿cómo funciona esto?', 'help'],
    ['cosa sai fare?', 'help'],
    ['o que você pode fazer?', 'help'],
    ['hoe laat is het', 'date_time'],
    ['in welcher Kalenderwoche sind wir?', 'date_time'],
    ["quelle est la date d'aujourd'hui", 'date_time'],
    ['¿qué día es hoy?', 'date_time'],
    ['che ore sono?', 'date_time'],
    ['heb ik volgende week nog een gaatje van een uur', 'free_time'],
    ['neue Aufgabe: Altglas wegbringen', 'task'],
    ['nouvelle tâche : laver les vitres', 'task'],
    ['ins Französische übersetzen: Wo ist der Bahnhof?', 'translation'],
    ['¿cómo se dice "ardilla" en inglés?', 'translation'],
    ['scrivi una poesia per il compleanno della nonna', 'writing'],
    ['hallo, wie gehts?', 'small_talk'],
    ['muito obrigado', 'small_talk'],
  ])('%j is of the class %s', (text, expected) => {
    expect(classOf(text)).toBe(expected);
  });

  it.each([
    ['verplaats dit gesprek naar gezondheid', { intent: 'move', category: 'gezondheid' }],
    ['renomme cette conversation en Été à Nice', { intent: 'rename', title: 'Été à Nice' }],
    ['zeg mijn tandarts van morgen af', { change: { action: 'cancel' }, query: ['tandarts'] }],
    ['annulla il mio appuntamento di venerdì', { change: { action: 'cancel' }, query: [] }],
    [
      'mueve la cita del dentista al lunes a las 10',
      { change: { action: 'move', day: { year: 2026, month: 11, day: 23 }, time: { hour: 10 } }, query: ['dentista'] },
    ],
    [
      'verschiebe das Meeting mit Jonas auf Montag 14 Uhr',
      { change: { action: 'move', time: { hour: 14 } }, query: ['jonas'] },
    ],
  ])('%j has the details needed to act on it', (text, expected) => {
    expect(ask(text)).toMatchObject(expected);
  });

  it.each([['annuleer mijn abonnement bij de sportschool'], ['storniere mein Abo']])(
    '%j changes nothing in the calendar',
    (text) => {
      expect(ask(text)).not.toHaveProperty('change');
    },
  );
});
