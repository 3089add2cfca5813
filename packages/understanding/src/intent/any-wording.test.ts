import { describe, expect, it } from 'vitest';
import { detectIntent } from '../intents.ts';

const ask = (text: string) => detectIntent(text, new Date('2026-11-18T10:00:00Z'), 'Europe/Berlin');

describe('a wish', () => {
  it.each([
    ['it would be great if you could add lunch with Kim on Friday at 1', 'event', 'Lunch with Kim'],
    ['wäre super, wenn du mir den Zahnarzt am Montag um 9 eintragen könntest', 'event', 'Den Zahnarzt'],
    ['ti dispiace segnare dentista lunedì alle 9?', 'event', 'Dentista'],
    ['ik wil dat je zeep kopen op mijn lijst zet', 'task', 'Zeep kopen'],
    ['necesito que me recuerdes el jueves llamar al seguro', 'reminder', 'Llamar al seguro'],
  ])('%j is the %s %j', (text, intent, title) => {
    expect(ask(text)).toMatchObject({ intent, suggestion: { title } });
  });
});

describe('a change in other words', () => {
  it.each([
    ["bin the Friday lunch, Tom's ill", { action: 'cancel' }],
    ["I've done the shopping, tick it off", { action: 'finish' }],
    ['boodschappen zijn gedaan, vink maar af', { action: 'finish' }],
    ['ho fatto la spesa, puoi spuntarla', { action: 'finish' }],
    ['schieb das Meeting um eine Stunde nach hinten', { action: 'move', byMinutes: 60 }],
    ['adelanta la reunión media hora', { action: 'move', byMinutes: -30 }],
  ])('%j', (text, change) => {
    expect(ask(text)).toMatchObject({ intent: 'plan_question', change });
  });
});

describe('a question for the calendar or a list', () => {
  it.each([
    ['anything clashing on the 27th between ten and noon?', 'events'],
    ['y a-t-il un conflit le 27 entre dix heures et midi ?', 'events'],
    ['wen treffe ich am Freitag', 'events'],
    ['próximo compromisso?', 'events'],
    ['my tasks', 'tasks'],
    ['mis tareas', 'tasks'],
    ['i miei obiettivi', 'goals'],
    ['mes rappels', 'reminders'],
  ])('%j asks for %s', (text, about) => {
    expect(ask(text)).toMatchObject({ intent: 'plan_question', about });
  });

  it.each([["fammi vedere l'elenco delle categorie"], ['nueva categoría: Jardín'], ['list my categories']])(
    '%j is about the categories',
    (text) => {
      expect(ask(text)).toMatchObject({ intent: 'help', topic: 'categories' });
    },
  );
});

it.each([
  ['let me know if it rains tomorrow'],
  ['our boss told everyone to log 8 hours for the target'],
  ['rappelle-moi qui a écrit Germinal'],
  ['traduis en anglais : rappelle-moi demain à 9h'],
  ['mi hermana tiene examen el martes a las 9'],
  ['does caffeine conflict with antibiotics'],
])('%j makes no card', (text) => {
  expect(['event', 'reminder', 'task', 'goal_progress']).not.toContain(ask(text).intent);
});
