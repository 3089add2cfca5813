import { expect, it } from 'vitest';
import { detectIntent } from '../intents.ts';

const REFERENCE = new Date('2026-11-18T10:00:00Z');
const ask = (text: string) => detectIntent(text, REFERENCE, 'Europe/Berlin');

it.each([
  ['timer for 90s', 'Timer', 1.5],
  ['set a countdown, 12 minutes, pasta', 'Pasta', 12],
  ['start a timer for 1h30 for the roast', 'Roast', 90],
  ['pasta timer 11 min', 'Pasta', 11],
  ['stell einen Timer auf 20 Minuten für die Nudeln', 'Nudeln', 20],
  ['zet een timer van een kwartier', 'Timer', 15],
  ['mets un minuteur de 10 min pour les pâtes', 'Pâtes', 10],
  ['pon un temporizador de media hora', 'Timer', 30],
  ["metti un timer di mezz'ora per la torta", 'Torta', 30],
  ['põe um temporizador de 10 minutos', 'Timer', 10],
])('%j is a reminder at the end of that time', (text, title, minutes) => {
  const datetime = new Date(REFERENCE.getTime() + minutes * 60_000).toISOString();
  expect(ask(text)).toMatchObject({ intent: 'reminder', suggestion: { title, schedulingDetails: { datetime } } });
});

it.each([
  ['how do I write a timer in javascript that runs for 10 seconds'],
  ['the timer for 10 minutes broke'],
  ['what is a good timer for 10 minute workouts'],
])('%j starts no timer', (text) => {
  expect(ask(text).intent).not.toBe('reminder');
});
