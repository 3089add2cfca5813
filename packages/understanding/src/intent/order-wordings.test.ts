import { describe, expect, it } from 'vitest';
import { detectSuggestions } from '../detect-events.ts';
import { detectIntent } from '../intents.ts';

const ask = (text: string) => detectIntent(text, new Date('2026-11-18T10:00:00Z'), 'Europe/Berlin');

describe('an order in other words', () => {
  it.each([
    ["make sure I don't forget mum's card on Thursday", 'reminder', "Mum's card"],
    ['at the end of the year cancel Netflix, remind me', 'reminder', 'Cancel Netflix'],
    ['sag mir in einer Stunde Bescheid wegen dem Kuchen', 'reminder', 'Kuchen'],
    ["tra mezz'ora dimmi di spegnere il forno", 'reminder', 'Spegnere il forno'],
    ['squeeze in a haircut on Saturday at 11 would you', 'event', 'Haircut'],
    ['schreib mal rein: Freitag 18 Uhr Grillen bei Toni', 'event', 'Grillen bei Toni'],
    ['gooi de tandarts in mijn agenda, dinsdag 10 uur', 'event', 'De tandarts'],
    ['pose-moi un créneau mardi de 14h à 15h pour la compta', 'event', 'Créneau pour la compta'],
    ['three new tasks, fix the bike and order ink', 'task', 'Fix the bike'],
    ['agrega dos pendientes: comprar pintura y llamar al fontanero', 'task', 'Comprar pintura'],
    ['stick "chase invoice 2041" on my todos, high priority', 'task', 'Chase invoice 2041'],
  ])('%j is the %s %j', (text, intent, title) => {
    expect(ask(text)).toMatchObject({ intent, suggestion: { title } });
  });

  it.each([
    ['neues Ziel! 1 km schwimmen bis Ostern', '1 km schwimmen bis Ostern'],
    ["I'd like to aim for 8000 steps a day, track it", '8000 steps a day'],
    ['ponme de objetivo leer un libro al mes', 'Leer un libro al mes'],
  ])('%j sets the goal %j', (text, title) => {
    expect(ask(text)).toMatchObject({ intent: 'goal', title });
  });

  it('has the unchanged message as the description', () => {
    const text = 'hassle me about the invoice on Friday';
    expect(ask(text)).toMatchObject({ suggestion: { title: 'The invoice', description: text } });
  });

  it.each([
    ['timer for 90s', 'reminder'],
    ['sag mir in einer Stunde Bescheid wegen dem Kuchen', 'reminder'],
    ['gooi de tandarts in mijn agenda, dinsdag 10 uur', 'schedule'],
    ['three new tasks: the bike and ink', 'task'],
  ])('%j becomes a suggestion of the type %s', (text, type) => {
    const reference = new Date('2026-11-18T10:00:00Z');
    expect(detectSuggestions({ text, role: 'user', reference, timeZone: 'Europe/Berlin' })).toMatchObject([{ type }]);
  });

  it.each([
    ['how do I squeeze in a workout on busy days?'],
    ['my brother said he would put the car in for Friday'],
    ['she nagged me about the invoice on Friday'],
    ['is it ok to keep Saturday evening free?'],
  ])('%j is not an order', (text) => {
    expect(['event', 'reminder', 'task']).not.toContain(ask(text).intent);
  });
});
