import { expect, it } from 'vitest';
import { asksOverview } from './overview-asked.ts';

it.each([
  "What's in my archive, roughly, and how far back does it go?",
  'Was steht in meinem Archiv, und seit wann?',
  'De quoi parlent surtout mes conversations, et depuis quand ?',
  'What have I mostly talked about over the last three years?',
  'Waar heb ik het vooral over gehad?',
  'Worüber habe ich in den letzten drei Jahren am meisten geredet?',
  "De quoi ai-je le plus parlé jusqu'ici ?",
  '¿De qué he hablado más en estos tres años?',
  'Di cosa ho parlato di più in questi anni?',
  'What have I been asking you about lately?',
  'So what have I talked about with Claude all these years?',
  'Waar heb ik het de laatste tijd zoal over gehad?',
  'Worüber habe ich bisher so geredet?',
  "De quoi est-ce que j'ai parlé ces derniers temps, en gros ?",
  '¿De qué he hablado últimamente?',
  'Di cosa ho parlato ultimamente, in generale?',
  'De que tenho falado nos últimos tempos?',
  'De que é que falei mais nestes anos?',
])('asks for the archive as a whole: %s', (text) => {
  expect(asksOverview(text)).toBe(true);
});

it.each([
  'What did I mostly eat in Rome?',
  'What have I been asking you about the roof lately?',
  'Worüber habe ich bisher so mit dem Arzt geredet?',
  'What did we talk about?',
  'How many conversations are about salt?',
  'Since when do we have the dog?',
  'What have I mostly talked about this month?',
  'What did we mainly discuss with Anna?',
  'What did I mostly ask about in 2024?',
  'Worüber habe ich mit Anna am meisten geredet?',
  'Waar heb ik het vooral over gehad met de huisarts?',
])('asks for something in it: %s', (text) => {
  expect(asksOverview(text)).toBe(false);
});
