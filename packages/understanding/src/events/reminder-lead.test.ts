import { describe, expect, it } from 'vitest';
import { detectSuggestions } from '../detect-events.ts';
import { detectIntent } from '../intents.ts';

// A Saturday noon in Berlin.
const reference = new Date('2026-11-21T11:00:00Z');
const timeZone = 'Europe/Berlin';
const detect = (text: string) =>
  detectSuggestions({ text, role: 'user', reference, timeZone }).map(({ type, title, schedulingDetails }) => [
    type,
    title,
    schedulingDetails?.datetime,
  ]);

describe('a request to be reminded before an event', () => {
  it.each([
    ['Dentist on Tuesday at 3pm for 45 minutes, remind me a day before', '2026-11-23T14:00:00.000Z'],
    ['Dentist on Tuesday at 3pm and please remind me 2 hours before', '2026-11-24T12:00:00.000Z'],
    ['Dentist on Tuesday at 3pm, remind me half an hour in advance.', '2026-11-24T13:30:00.000Z'],
    ['Dentist on Tuesday at 3pm with a reminder the evening before', '2026-11-23T19:00:00.000Z'],
    ['Dentist on Tuesday at 3pm. Remind me 30 min before it.', '2026-11-24T13:30:00.000Z'],
    ['Dentist on Tuesday at 3pm and a reminder an hour before', '2026-11-24T13:00:00.000Z'],
    ['Dentist on Tuesday at 3pm, reminder 1 hour before', '2026-11-24T13:00:00.000Z'],
  ])('is a reminder in addition to the event: %s', (text, at) => {
    expect(detect(text)).toEqual([
      ['schedule', 'Dentist', '2026-11-24T14:00:00.000Z'],
      ['reminder', 'Dentist', at],
    ]);
  });

  it.each([
    ['zet kapper vrijdag om 17 uur in mijn agenda en herinner me een uur van tevoren', 'Kapper', 60],
    ['Trag Friseur am Freitag um 17 Uhr ein und erinnere mich eine Stunde vorher', 'Friseur', 60],
    ['coiffeur vendredi à 17h et rappelle-moi une heure avant', 'Coiffeur', 60],
    ['pon peluquería el viernes a las 17 y recuérdame media hora antes', 'Peluquería', 30],
    ["parrucchiere venerdì alle 17 e ricordami un'ora prima", 'Parrucchiere', 60],
    ['cabeleireiro na sexta às 17h e lembra-me uma hora antes', 'Cabeleireiro', 60],
    ['kapper vrijdag om 17 uur met een herinnering 45 minuten van tevoren', 'Kapper', 45],
  ])('in another language: %s', (text, title, minutes) => {
    const start = new Date('2026-11-27T16:00:00Z');
    expect(detect(text)).toEqual([
      ['schedule', title, start.toISOString()],
      ['reminder', title, new Date(start.getTime() - minutes * 60_000).toISOString()],
    ]);
    expect(detectIntent(text, reference, timeZone).intent).toBe('event');
  });

  it.each([
    ['remind me two hours before the call with Ana tomorrow at 10am', 'Call with Ana', '2026-11-22T07:00:00.000Z'],
    ["Remind me a day before my mom's birthday on December 3rd", "Mom's birthday", '2026-12-02T08:00:00.000Z'],
  ])('is a reminder without an event if the sentence begins with the request: %s', (text, title, at) => {
    expect(detect(text)).toEqual([['reminder', title, at]]);
  });

  it('is dropped if the reminder would be in the past; the event stays', () => {
    expect(detect('Dentist today at 3pm, remind me a day before')).toEqual([
      ['schedule', 'Dentist', '2026-11-21T14:00:00.000Z'],
    ]);
  });

  it('repeats with a repeating event, and is dropped if the two are on different days', () => {
    const [event, reminder] = detectSuggestions({
      text: 'Standup every Monday at 9am, remind me 10 minutes before',
      role: 'user',
      reference,
      timeZone,
    });
    expect(reminder?.schedulingDetails?.recurring).toBe(event?.schedulingDetails?.recurring);
    expect(detect('Standup every Monday at 9am, remind me a day before').map(([type]) => type)).toEqual(['schedule']);
    // Four weeks before March 3 is February 3.
    const monthly = detectSuggestions({
      text: 'Rent review on March 3 at 9am every month, remind me 4 weeks before',
      role: 'user',
      reference: new Date('2027-02-01T05:00:00Z'),
      timeZone,
    });
    expect(monthly.map(({ type }) => type)).toEqual(['schedule']);
  });

  it('is read in the same way in a message to the assistant', () => {
    const dentist = detectIntent('Dentist on Tuesday at 3pm, remind me a day before', reference, timeZone);
    expect(dentist).toMatchObject({ intent: 'event', suggestion: { title: 'Dentist' } });
    const call = detectIntent('remind me an hour before the call tomorrow at 10am', reference, timeZone);
    expect(call).toMatchObject({ intent: 'reminder', suggestion: { title: 'Call' } });
  });

  it('needs an event with a day or an hour', () => {
    expect(detect('remind me an hour before the meeting')).not.toContainEqual(expect.arrayContaining(['schedule']));
  });
});
