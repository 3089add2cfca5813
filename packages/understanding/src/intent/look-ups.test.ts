import { describe, expect, test } from 'vitest';
import { detectSuggestions } from '../detect-events.ts';
import { detectIntent } from '../intents.ts';

const reference = new Date('2026-11-30T10:00:00Z');
const intentOf = (text: string) => detectIntent(text, reference, 'Europe/Amsterdam');

describe('a question for one fact of the person’s own', () => {
  test.each([
    ['Wie heißt Finns Klassenlehrerin?', 'klassenlehrerin'],
    ['Wie heißt eigentlich Finns Klassenlehrerin?', 'klassenlehrerin'],
    ['Wer ist eigentlich unser Vermieter?', 'vermieter'],
    ['Wann war nochmal Opas Operation?', 'operation'],
    ['Wie groß ist Emma jetzt?', 'emma'],
    ["What is Finn's teacher called actually?", 'teacher'],
    ["When was Grandpa's operation?", 'operation'],
    ['Who is our landlord actually?', 'landlord'],
    ['What size are my hiking boots?', 'boots'],
    ['Which school does Mia go to?', 'school'],
    ['Wie is onze huisbaas eigenlijk?', 'huisbaas'],
    ['Welke maat schoenen heeft Tim?', 'schoenen'],
    ["Comment s'appelle déjà la maîtresse de Léo ?", 'maitresse'],
    ['Qui est notre propriétaire, déjà ?', 'proprietaire'],
    ['Quelle est la pointure de Léa ?', 'pointure'],
    ['¿Cómo se llama la profesora de Lucas?', 'profesora'],
    ['¿Cómo se llamaba de nuevo el fontanero?', 'fontanero'],
    ['¿Cuándo fue la operación del abuelo?', 'operacion'],
    ['Come si chiama la maestra di Sofia?', 'maestra'],
    ['Come si chiamava anche il dentista di Anna?', 'dentista'],
    ['Quando è stata l’operazione del nonno?', 'nonno'],
    ['Como se chama a professora do Tiago?', 'professora'],
    ['Como é que se chamava mesmo o electricista?', 'electricista'],
  ])('is one for the archive: %s', (text, word) => {
    const found = intentOf(text);
    expect(found.intent).toBe('archive_question');
    expect('query' in found ? found.query : []).toContain(word);
    expect('query' in found ? found.query : []).not.toContain('eigentlich');
  });

  test.each([
    'Wie heißt die Hauptstadt von Peru?',
    'What is the capital of Peru called?',
    'Who is the president of France?',
    'When was the French Revolution?',
    "Comment s'appelle la capitale du Pérou ?",
    '¿Cómo se llama la capital de Perú?',
    'Come si chiama la capitale del Perù?',
    'Como se chama a capital do Peru?',
    'Who was Albert Einstein?',
    '¿Quién es el papa?',
  ])('is not one of world knowledge: %s', (text) => expect(intentOf(text).intent).toBe('needs_model'));

  test.each([
    ['When is my next dentist appointment?', 'plan_question'],
    ['How many conversations do I have?', 'count_question'],
    ['When did I first ask about the boiler?', 'archive_question'],
    ['Wann bin ich am Freitag frei?', 'free_time'],
  ])('leaves other questions: %s', (text, intent) => {
    expect(intentOf(text).intent).toBe(intent);
  });
});

describe('a question for what is so every week', () => {
  test.each([
    'Est-ce que je travaille toujours à 80 % avec le mercredi libre ?',
    'do I still have Wednesdays off?',
    'Do I have Fridays off?',
    'Do I still work four days a week?',
    'Am I still on the Thursday shift?',
    'Habe ich mittwochs eigentlich noch frei?',
    'Habe ich mittwochs frei?',
    'Arbeite ich noch zu 80 Prozent?',
    'Heb ik nog steeds vrijdags vrij?',
    'Werk ik nog vier dagen per week?',
    'J’ai toujours le vendredi libre ?',
    '¿Sigo teniendo los viernes libres?',
    'Ho ancora il mercoledì libero?',
    'Ainda tenho as quartas livres?',
  ])('is one for the archive: %s', (text) => expect(intentOf(text).intent).toBe('archive_question'));

  test.each([
    'Am I free on Wednesday?',
    'Am I still free on Friday evening?',
    'Do I have any free time on Wednesdays?',
    'Bin ich am Mittwoch frei?',
    'Bin ich am Freitag noch frei?',
    'Habe ich am Mittwoch Zeit?',
    'Ben ik vrijdag vrij?',
    'Est-ce que je suis libre mercredi ?',
    'Ho tempo mercoledì?',
    'When am I free next week?',
  ])('is not one for free hours: %s', (text) => expect(intentOf(text).intent).toBe('free_time'));
});

test.each([
  'I have Wednesdays off now.',
  'Ik werk vier dagen en heb vrijdags vrij.',
  'Ik ben vrijdags vrij',
  'Mittwochs habe ich frei',
  'Tengo los viernes libres',
])('a day off every week is no plan: %s', (text) => {
  expect(detectSuggestions({ text, role: 'user', reference, timeZone: 'Europe/Amsterdam' })).toEqual([]);
});

test.each([
  'Remind me every Friday that I have Wednesdays off',
  'I have yoga on Wednesdays at 7pm',
  'I have a free yoga class every Monday',
])('another plan of the week is one: %s', (text) =>
  expect(detectSuggestions({ text, role: 'user', reference, timeZone: 'Europe/Amsterdam' })).toHaveLength(1),
);

describe('the day in a place without a known zone', () => {
  test.each([
    ['What’s the date in Zogville?', 'Zogville'],
    ['What day is it in Blorptown now?', 'Blorptown'],
    ['What is today’s date in New Blorptown?', 'New Blorptown'],
    ['What time is it in Blorptown?', 'Blorptown'],
    ['Welcher Wochentag ist heute in Blorptown?', 'Blorptown'],
    ['Quel jour sommes-nous à Blorpville aujourd’hui ?', 'Blorpville'],
    ['Welke dag is het vandaag in Blorpdam?', 'Blorpdam'],
    ['¿Qué día es hoy en Blorpilla?', 'Blorpilla'],
    ['Che giorno è oggi a Blorpolis?', 'Blorpolis'],
    ['Que dia é hoje em Blorpinho?', 'Blorpinho'],
  ])('is not known: %s', (text, unknownPlace) => {
    expect(intentOf(text)).toMatchObject({ intent: 'needs_model', unknownPlace });
  });

  test.each([
    ['What’s the date in Tokyo?', 'Asia/Tokyo'],
    ['¿Qué día es hoy en Tokio?', 'Asia/Tokyo'],
    ['Welke dag is het in Tokio?', 'Asia/Tokyo'],
    ['What’s the date in two weeks?', 'Europe/Amsterdam'],
    ['What day is it in three days?', 'Europe/Amsterdam'],
    ['What is the date in the contract?', undefined],
    ['What’s the date in Anna’s invitation?', undefined],
    ['What day is it in the morning after tomorrow?', undefined],
    ['Que dia é hoje?', 'Europe/Amsterdam'],
    ['Welcher Tag ist heute in einer Woche?', 'Europe/Amsterdam'],
  ])('is another question: %s', (text, timeZone) => {
    expect(intentOf(text)).not.toHaveProperty('unknownPlace');
    if (timeZone !== undefined) expect(intentOf(text)).toMatchObject({ intent: 'date_time', timeZone });
  });
});
