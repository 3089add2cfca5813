import { describe, expect, it } from 'vitest';
import { detectIntent } from '../intents.ts';

/** A Saturday. */
const reference = new Date('2026-11-28T09:00:00Z');
const intentOf = (text: string) => detectIntent(text, reference, 'Europe/Berlin');

describe('questions for the time at another place', () => {
  it.each([
    ['Wie spät ist es in Tokio?', 'tokio', 'Asia/Tokyo'],
    ['Hoe laat is het in Londen?', 'londen', 'Europe/London'],
    ['Quelle heure est-il à New York ?', 'new york', 'America/New_York'],
    ['¿Qué hora es en Nueva York?', 'nueva york', 'America/New_York'],
    ['Che ora è a Tokyo?', 'tokyo', 'Asia/Tokyo'],
    ['Que horas são em Tóquio?', 'tóquio', 'Asia/Tokyo'],
    ['¿Qué hora es en La Paz?', 'la paz', 'America/La_Paz'],
    ['¿Qué hora es en Los Ángeles?', 'los ángeles', 'America/Los_Angeles'],
    ['Hoe laat is het in het Londen van nu?', 'londen', 'Europe/London'],
    ['Wie spät ist es in NYC?', 'nyc', 'America/New_York'],
    ['Hoe laat is het in Rio de Janeiro?', 'rio de janeiro', 'America/Sao_Paulo'],
    ['What time is it in Rio de Janeiro?', 'rio de janeiro', 'America/Sao_Paulo'],
  ])('%s', (text, place, timeZone) => expect(intentOf(text)).toMatchObject({ intent: 'date_time', place, timeZone }));

  it.each([
    ['If it is 15:00 in London, what time is it in New York?', 'America/New_York', '15'],
    ["what time is it in Tokyo when it's 3 pm here", 'Asia/Tokyo', '14'],
    ['Wenn es in Tokio 9 Uhr ist, wie spät ist es bei mir?', 'Europe/Berlin', '00'],
    ['Als het hier 15 uur is, hoe laat is het dan in New York?', 'America/New_York', '14'],
    ['Quelle heure est-il à Londres quand il est 15h à Paris ?', 'Europe/London', '14'],
    ['Si son las 3 de la tarde en Madrid, ¿qué hora es en México?', 'America/Mexico_City', '14'],
    ['Se qui sono le 15, che ore sono a New York?', 'America/New_York', '14'],
    ['Se são 15h em Lisboa, que horas são em Tóquio?', 'Asia/Tokyo', '15'],
  ])('at a given time: %s', (text, timeZone, hour) =>
    expect(intentOf(text)).toMatchObject({ intent: 'date_time', timeZone, at: new Date(`2026-11-28T${hour}:00:00Z`) }),
  );

  it.each(['Quelle heure est-il à la gare de Lyon ?', 'que hora es en la casa', 'Che ora è a la spezia?'])(
    'an unknown name after an article is no place: %s',
    (text) => expect(intentOf(text)).not.toHaveProperty('place'),
  );

  it.each([
    'Wie spät ist es in Narnia?',
    'Wie spät ist es im Iran?',
    'Wie spät ist es in LA?',
    'Hoe laat is het op Bali?',
    'Quelle heure est-il à la gare de Lyon ?',
    'Che ora è a la spezia?',
    '¿Qué hora es en Oaxaca?',
    'Que horas são em São Luís?',
  ])('the own time is no answer for an unknown place: %s', (text) =>
    expect(intentOf(text)).toMatchObject({ intent: 'needs_model' }),
  );

  it.each([
    'Wie spät ist es in den USA?',
    'Hoe laat is het in de VS?',
    'Quelle heure est-il au Canada ?',
    '¿Qué hora es en Estados Unidos?',
    'Che ore sono in Russia?',
    'Que horas são no Brasil?',
    'What time is it in Brazil?',
  ])('a country with several time zones has no single time: %s', (text) =>
    expect(intentOf(text)).toMatchObject({ intent: 'needs_model' }),
  );

  it.each([
    'Quelle heure est-il ?',
    'Che ora è?',
    'Wie spät ist es?',
    'Wie spät ist es im Moment?',
    'Wie spät ist es auf deiner Uhr?',
    'Hoe laat is het op dit moment?',
    'Quelle heure est-il à la maison ?',
    '¿Qué hora es en este momento?',
    'Que horas são em ponto?',
    'Qual é a data de hoje?',
  ])('here: %s', (text) => {
    expect(intentOf(text)).toMatchObject({ intent: 'date_time', timeZone: 'Europe/Berlin' });
    expect(intentOf(text)).not.toHaveProperty('at');
  });

  it.each([
    'When it is 3 in Paris, what time is it in Tokyo?',
    'Wenn es in Paris 3 ist, wie spät ist es in Tokio?',
    'Als het in Parijs 3 is, hoe laat is het in Tokio?',
  ])('at an hour without a unit: %s', (text) =>
    expect(intentOf(text)).toMatchObject({ timeZone: 'Asia/Tokyo', at: new Date('2026-11-28T02:00:00Z') }),
  );

  it.each([
    'When it is May 3 in Paris, what time is it in Tokyo?',
    'When it is 3 May in Paris, what time is it in Tokyo?',
    'When it is 3 degrees in Paris, what time is it in Tokyo?',
    'wenn in 3 Tagen Montag ist, wie spät ist es in Tokio?',
  ])('a number that is no hour: %s', (text) => expect(intentOf(text)).not.toHaveProperty('at'));

  it('a question for the time of an event is not converted', () =>
    expect(intentOf('if it is 3 pm in London, what time is dinner in Rome?')).not.toHaveProperty('at'));

  it('have no answer for an unknown place', () =>
    expect(intentOf('If it is 3 pm in Narnia, what time is it here?')).not.toHaveProperty('at'));
});
