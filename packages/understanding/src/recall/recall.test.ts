import { expect, test } from 'vitest';
import type { ReadLanguage } from '../questions/question-language.ts';
import { statesPrice } from '../passages/measured.ts';
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

test.each([
  ['The bill came to 365, and she wears the collar for five days.', 'likely'],
  ['They let us have it for 3,450!', 'likely'],
  ['Wir haben 85 Euro bezahlt.', 'certain'],
  ['We paid 85 in the end.', 'likely'],
  ['In June 40,000 bees live in it.', undefined],
  ['It was built in 1998.', undefined],
  ['I reached 58 of 100 points.', undefined],
  ['The van has driven 140,000 km.', undefined],
] as const)('a number is a price only if it counts nothing else: %s', (sentence, price) => {
  expect(statesPrice(sentence)).toBe(price);
});

const DANUBE = conversation(
  'Cycling along the Danube',
  'We want to cycle from Passau to Vienna in seven days. How long are the stages?',
  'About 45 km a day.',
  'Back home: it took us six days, and the counter says 341 km.',
);

test.each([
  ['en', 'How many days did it take us to cycle along the Danube?', 'six days'],
  ['fr', 'Combien de jours avons-nous mis pour aller à Vienne à vélo ?', 'six days'],
  ['nl', 'Hoeveel kilometer hebben we langs de Donau gefietst?', '341 km'],
] as const)('what was reported later answers, and not what was planned: %s, %s', (language, question, answer) => {
  const asked = recallQuestion(question, language);
  expect(asked && recallIn(asked, language, DANUBE)?.sentences[0]?.text).toContain(answer);
});

test.each([
  [
    'How long did the repair of the tent take?',
    'Tent',
    'Our tent is torn, and the repair costs 40 euros. Good?',
    'Yes, wait for five days of sun.',
  ],
  ['What did the tent cost us?', 'Tent', 'Our tent weighs 2,400 grams. Too heavy?', 'For 12 people it is light.'],
] as const)('a number of another kind is no answer: %s', (question, title, ...texts) => {
  const asked = recallQuestion(question, 'en');
  expect(asked && recallIn(asked, 'en', conversation(title, ...texts))?.sentences).toEqual([undefined]);
});

test.each([
  ['fr', 'le plombier il a pris combien finalement ?'],
  ['fr', 'Théo il joue de quel instrument ?'],
  ['fr', 'ils voulaient quoi pour la caution ?'],
  ['nl', 'de loodgieter vroeg hoeveel voor de boiler?'],
  ['de', 'die Heizung haben wir warum nicht genommen?'],
  ['es', 'el piso de la abuela lo alquilamos por cuánto?'],
  ['it', 'la caldaia alla fine quale abbiamo preso?'],
  ['en', 'the vet in Delft, what was she called?'],
] as const)('a question word that is not the first makes a question, in %s: %s', (language, message) =>
  expect(recallQuestion(message, language)).toBeDefined(),
);

test('such a question is a loose one, as it may be about the world', () => {
  expect(recallQuestion('on cuit un œuf combien de temps ?', 'fr')).toMatchObject({ isLoose: true });
  expect(recallQuestion('ils voulaient quoi pour la caution ?', 'fr')).toMatchObject({ isLoose: true });
});

test('a question word without its apostrophe makes a question', () => {
  const asked = recallQuestion('whats the name of the vet', 'en');
  expect(asked).toBeDefined();
  expect(asked).not.toHaveProperty('isLoose');
});

test.each([
  ['fr', 'je ne sais pas combien il a pris.'],
  ['en', 'the vet asked why we came so late'],
  ['en', 'I need to book the hotel and how long will it take?'],
  ['en', 'If I drive 300 km how long does it take?'],
  ['fr', 'tu peux calculer combien font 15% de 80 ?'],
] as const)('neither a sentence without a question mark nor a request is one, in %s: %s', (language, message) =>
  expect(recallQuestion(message, language)).toBeUndefined(),
);
