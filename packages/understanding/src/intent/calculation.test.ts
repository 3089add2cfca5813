import { describe, expect, it } from 'vitest';
import { calculation } from './calculation.ts';

const reference = new Date('2026-11-20T09:00:00Z');
const read = (text: string) => calculation({ text, reference, timeZone: 'Europe/Amsterdam' });

describe('a calculation', () => {
  it.each([
    ['what is 17% of 2,340?', '397.8'],
    ['What’s 12.5 percent of $80', '10'],
    ["What's 12.5 percent of $80", '10'],
    ['how much is 3,5 times 2', '7'],
    ['1,234.5 + 1', '1,235.5'],
    ['0.1 + 0.2', '0.3'],
    ['Hoeveel is 17% van 2.340?', '397,8'],
    ['wat is 12 keer 4', '48'],
    ['Bereken 2.340,50 + 9,50', '2.350'],
    ['Wie viel ist 17 % von 2.340?', '397,8'],
    ['Was ist 144 geteilt durch 12?', '12'],
    ['Wieviel macht 3,5 mal 2', '7'],
    ['Combien font 17 % de 2 340 ?', '397,8'],
    ['Combien font 12 fois 4 ?', '48'],
    ['¿Cuánto es el 17% de 2.340?', '397,8'],
    ['¿Cuánto es 12 por 4 más 2?', '50'],
    ['Quanto fa il 17% di 2.340?', '397,8'],
    ['Quanto fa 144 diviso 12?', '12'],
    ['Quanto é 17% de 2.340?', '397,8'],
    ['Quanto é 12 vezes 4 menos 8', '40'],
  ])('%s: %s', (text, result) => {
    expect(read(text)?.result).toBe(result);
  });

  it.each([
    ['How many days until 24 December?', '34 days'],
    ['how many weeks until Christmas', '5 weeks'],
    ['How many days between 3 March 2027 and 5 March 2027?', '2 days'],
    ['Hoeveel dagen nog tot 24 december?', '34 dagen'],
    ['Hoeveel weken is het tot kerst?', '5 weken'],
    ['Wie viele Tage sind es noch bis zum 24. Dezember?', '34 Tage'],
    ['Wie viele Tage bis Weihnachten?', '35 Tage'],
    ['Combien de jours reste-t-il avant le 24 décembre ?', '34 jours'],
    ["Combien de jours jusqu'à Noël ?", '35 jours'],
    ['¿Cuántos días faltan para el 24 de diciembre?', '34 días'],
    ['¿Cuántas semanas faltan para Navidad?', '5 semanas'],
    ['Quanti giorni mancano al 24 dicembre?', '34 giorni'],
    ['Quanti giorni mancano a Natale?', '35 giorni'],
    ['Quantos dias faltam para 24 de dezembro?', '34 dias'],
    ['Quantos dias faltam para o Natal?', '35 dias'],
    ['Hoeveel dagen zitten er tussen 1 maart 2027 en 5 maart 2027?', '4 dagen'],
    ['Wie viele Tage liegen zwischen dem 1. März 2027 und dem 5. März 2027?', '4 Tage'],
    ['Combien de jours entre le 1er mars 2027 et le 5 mars 2027 ?', '4 jours'],
    ['¿Cuántos días hay entre el 1 de marzo de 2027 y el 5 de marzo de 2027?', '4 días'],
    ['Quanti giorni ci sono tra il 1 marzo 2027 e il 5 marzo 2027?', '4 giorni'],
    ['Quantos dias há entre 1 de março de 2027 e 5 de março de 2027?', '4 dias'],
  ])('%s: %s', (text, result) => {
    expect(read(text)?.result).toBe(result);
  });
});

it.each([
  'Hoeveel is 17% van 2,340?',
  'Wat is 12',
  'wat is het verschil tussen 12 en 14',
  'Was ist Java 8',
  'How many days until the meeting?',
  'Wie viele Tage bis zum Urlaub?',
  'how many days until yesterday',
  'quanto é 3 por cabeça',
  'Combien de jours avant la fin',
  'cuánto es mucho',
  '2026-11-21',
  '12.11.2026',
  '555-123-4567',
])('%s is not a calculation, or is ambiguous', (text) => {
  expect(read(text)).toBeUndefined();
});
