import { expect, it } from 'vitest';
import { asksForWeather } from './plan-question.ts';

it.each([
  'Will it rain on Saturday?',
  'Wie wird das Wetter am Wochenende?',
  'Regnet es morgen in Gent?',
  'wat voor weer wordt het zondag',
  'hoe wordt het weer zaterdag?',
  'il va faire quel temps dimanche ?',
  'Va-t-il pleuvoir demain ?',
  '¿Qué tiempo hará el sábado?',
  'Che tempo fa domani a Torino?',
  'vai chover amanhã?',
])('the weather is asked for: %s', (message) => expect(asksForWeather(message)).toBe(true));

it.each([
  'mon temps à la traversée cette année ?',
  'Elle a fait quel temps à la traversée ?',
  'ik ben er weer, wat heb ik morgen?',
  'waarom doet de ketel het weer niet?',
  'hoe krijg ik het weer schoon?',
  'tengo tiempo el sábado?',
  'cómo hace el fontanero para limpiar la caldera?',
  'quanto tempo ho domani?',
  'How much did the rain barrel cost?',
])('another thing is asked for: %s', (message) => expect(asksForWeather(message)).toBe(false));
