import { expect, it } from 'vitest';
import { asksForWeather } from './weather.ts';

it.each([
  'Quel temps fera-t-il demain à Gand ?',
  'Va-t-il pleuvoir samedi ?',
  'Wat voor weer wordt het zondag?',
  'Gaat het morgen regenen?',
  'Wie wird das Wetter am Wochenende?',
  'Regnet es morgen in Wien?',
  '¿Qué tiempo hará mañana?',
  '¿Va a llover el sábado?',
  'Che tempo fa domani a Milano?',
  'Como vai estar o tempo amanhã?',
])('%s asks for the weather', (message) => {
  expect(asksForWeather(message)).toBe(true);
});

it.each([
  'Quand ai-je du temps demain ?',
  'Combien de temps me reste-t-il avant le rendez-vous ?',
  '¿Cuánto tiempo tengo el sábado?',
  'Ho tempo sabato mattina?',
  'Que disse o médico sobre o tempo de repouso?',
  'Hat mir jemand zu Regenjacken geraten?',
  'Wat hebben we besproken over het weer in Lissabon?',
])('%s does not', (message) => {
  expect(asksForWeather(message)).toBe(false);
});
