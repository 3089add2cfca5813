import { expect, test } from 'vitest';
import type { ReadLanguage } from '../questions/question-language.ts';
import { recallIn } from './recall-answer.ts';
import { recallQuestion } from './recall-question.ts';

const conversation = (title: string, ...texts: string[]) => ({
  title,
  turns: texts.map((text, at) => ({
    id: String(at),
    role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
    text,
  })),
});

const CARGO_BIKE = conversation(
  'Tweedehands bakfiets',
  'We zoeken een tweedehands bakfiets voor twee kids. Budget 2500',
  'Let op de terugroepactie van het frame.',
  'Uiteindelijk een Urban Arrow uit 2019 voor 2.650 van een stel in Haarlem.',
);
const CARE = conversation(
  'Grandma moves to a home',
  'Who takes over what? We are four grandchildren.',
  'Share the work by distance: one takes the papers, one the doctor.',
  'Jonas takes the papers and Lea the visits to the doctor.',
);
const BOILER = conversation(
  'Chaudière à remplacer',
  'Deux devis : Frisquet 4 850 € et Viessmann 4 200 €. Laquelle ?',
  'La Viessmann suffit pour 95 m².',
  'On a pris la Viessmann, installée par M. Perrin le 18 novembre.',
);
const SALARY = conversation(
  'Negotiating salary for the new job',
  'They offer 54,000 and I had hoped for 60,000. What do I say?',
  'Name one number and be quiet.',
  'We agreed on 57,500 and three more days off.',
);

test.each([
  ['nl', 'Welke bakfiets hebben we gekocht en voor hoeveel?', CARGO_BIKE, ['Urban Arrow', '2.650']],
  ['en', 'Who took over the visits to the doctor for our grandma?', CARE, ['Lea']],
  ['fr', "Quelle chaudière avons-nous choisie et qui l'a installée ?", BOILER, ['Viessmann', 'Perrin']],
  ['de', 'Wie viel Gehalt habe ich ausgehandelt?', SALARY, ['57,500']],
  ['es', '¿Qué sueldo negocié al final?', SALARY, ['57,500']],
  ['it', 'Quanto stipendio ho negoziato?', SALARY, ['57,500']],
  ['pt', 'Quanto foi o salário que negociei?', SALARY, ['57,500']],
] as const)('the sentence with the answer is found: %s, %s', (language: ReadLanguage, question, source, answers) => {
  const asked = recallQuestion(question, language);
  const found = asked && recallIn(asked, language, source);
  const said = found?.sentences.map((unit) => unit?.text).join(' ');
  for (const answer of answers) expect(said).toContain(answer);
});

test('a conversation that does not state the fact has no answer', () => {
  const asked = recallQuestion('How much did the boiler cost us?', 'en');
  const boiler = conversation('Old boiler', 'Our boiler is noisy.', 'Bleed the radiators.');
  expect(asked && recallIn(asked, 'en', boiler)?.sentences).toEqual([undefined]);
});

test.each([
  ['en', 'Who in the family took over the insurance for Mum?', true],
  ['de', 'Welche Heizung haben wir eingebaut?', true],
  ['nl', 'Hoeveel hebben we betaald voor de dakkapel?', true],
  ['fr', 'Combien avons-nous payé le vélo ?', true],
  ['es', '¿Qué modelo de lavavajillas elegimos?', true],
  ['it', 'Quanto ho speso per la caldaia?', true],
  ['pt', 'Quanto paguei pela bicicleta?', true],
  ['en', 'Who wrote Don Quixote?', false],
  ['de', 'Wann wurde die Berliner Mauer gebaut?', false],
  ['it', 'Chi ha vinto i mondiali del 1982?', false],
] as const)('whether it asks for the own past is read: %s, %s', (language: ReadLanguage, question, isOwn) => {
  expect(recallQuestion(question, language)?.isOwnPast).toBe(isOwn);
});

test.each([
  ['en', 'When is my dentist appointment tomorrow?'],
  ['en', 'How many conversations did we have about eggs?'],
  ['de', 'Welche Aufgaben hatte ich?'],
  ['nl', 'Wat heb ik morgen?'],
] as const)('plans and lists are none: %s, %s', (language: ReadLanguage, question) => {
  expect(recallQuestion(question, language)).toBeUndefined();
});
