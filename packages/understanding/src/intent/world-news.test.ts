import { expect, it } from 'vitest';
import { isWorldNews } from './plan-question.ts';

it.each([
  'Will it rain on Saturday?',
  'Wie wird das Wetter am Wochenende?',
  'Regnet es morgen in Gent?',
  'wat voor weer wordt het zondag',
  'il va faire quel temps dimanche ?',
  'Va-t-il pleuvoir demain ?',
  '¿Qué tiempo hará el sábado?',
  'Che tempo fa domani a Torino?',
  'vai chover amanhã?',
])('the weather is asked for: %s', (message) => expect(isWorldNews(message)).toBe(true));

it.each([
  'mon temps à la traversée cette année ?',
  'ik ben er weer, wat heb ik morgen?',
  'tengo tiempo el sábado?',
  'quanto tempo ho domani?',
  'What temperature does the cake need?',
])('another thing is asked for: %s', (message) => expect(isWorldNews(message)).toBe(false));
