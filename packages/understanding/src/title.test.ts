import { describe, expect, it } from 'vitest';
import { titleFromText } from './title.ts';

describe('a title from the first question', () => {
  it.each([
    [
      'Can you please help me write a cover letter for a marketing job at Acme? I have five years.',
      'Cover letter for a marketing job at Acme',
    ],
    ['hi there! how do i center a div', 'How to center a div'],
    ['You are an expert lawyer. Review this contract for a flat', 'Review this contract for a flat'],
    ['```python\nprint(1)\n```\nwhy does this not work', 'Why does this not work'],
    ['- [ ] buy milk\n- eggs', 'Buy milk'],
    ['## **Weekly plan**\nmonday: run', 'Weekly plan'],
    ['Hello', 'Hello'],
    ['fix\u0000 this', 'Fix this'],
    ['| Name | Age |\n|---|---|\n| Ann | 30 |\n\nsort this by age', 'Sort this by age'],
    ['Date,Amount,Category\n2024-01-02,12.50,Food\nWhat did I spend on food?', 'What did I spend on food'],
    ['Name\tAge\tCity\nAnn\t30\tRome', 'Name, Age, City'],
    ['\\[ \\sum \\frac{1}{n^2} \\]\nWhy does this converge?', 'Why does this converge'],
    ['Solve $x^2 - 4x + 3 = 0$ for me', 'Solve x^2-4x+3=0'],
    ['```js\nif (a || b)\nif (c || d)\nValueError: not a number\n```', 'ValueError: not a number'],
    ['* | * | *\n* | * | *', 'New conversation'],
    ['Given that f(x) = 4x^3 - 9x - 14, find the value of f(2).', 'Find the value of f(2)'],
    ['I have $5 and you have $10, how do we split a $30 bill?', 'How to split a $30 bill'],
  ])('of %j is %j', (text, title) => {
    expect(titleFromText(text)).toBe(title);
  });

  it.each([
    ['an error', 'I get the following error when running npm install: ERESOLVE', 'Error when running npm install'],
    ['an error in code', '```\nValueError: not a number\n```', 'ValueError: not a number'],
    ['a role with a request', 'Act as a trainer and give me a workout without equipment', 'Workout without equipment'],
    ['a role alone', 'Act as a linux terminal. I will type commands.', 'Linux terminal'],
    [
      'a situation with a short question',
      'I have a dentist appointment Thursday, what should I ask?',
      'Dentist appointment Thursday',
    ],
    [
      'a situation and a wish',
      "I'm 29 and never finished college. I would like to find a job in tech support.",
      'Find a job in tech support',
    ],
    [
      'a request with its material',
      'Rewrite this email so it sounds friendlier: Hi Tom, I need the report.',
      'Rewrite this email so it sounds friendlier',
    ],
    ['shouting', 'PLEASE EXPLAIN THE TAX RETURN', 'Explain the tax return'],
    [
      'a question that says too little',
      "Il mio bambino di quattro anni ha paura dell'aspirapolvere, piange appena lo vede. Come gli faccio passare la paura?",
      "Il mio bambino di quattro anni ha paura dell'aspirapolvere",
    ],
    [
      'an obligation',
      'Tenho de fazer um discurso de dois minutos no jantar de Natal da empresa. Somos doze, o ano foi mau.',
      'Discurso de dois minutos no jantar de Natal da empresa',
    ],
    [
      'thanks before the point',
      'Vielen Dank für die Geduld neulich. Kannst du mir ein Gedicht über den Herbst schreiben?',
      'Gedicht über den Herbst schreiben',
    ],
  ])('of %s says what is wanted', (_, text, title) => {
    expect(titleFromText(text)).toBe(title);
  });

  it.each([
    ['Kannst du mir helfen, einen Brief an meinen Vermieter zu schreiben?', 'Brief an meinen Vermieter schreiben'],
    [
      'Du bist Anwalt. Prüfe bitte meinen Mietvertrag auf ungültige Klauseln.',
      'Prüfe meinen Mietvertrag auf ungültige Klauseln',
    ],
    ['Hallo, kan je me uitleggen hoe een hypotheek werkt?', 'Hoe een hypotheek werkt'],
    ["Bonjour, peux-tu m'aider à rédiger une lettre de motivation ?", 'Lettre de motivation'],
    ['Hola, ¿me puedes explicar qué es la inflación?', 'Qué es la inflación'],
    ['Ciao! Puoi scrivermi una mail al padrone di casa?', 'Mail al padrone di casa'],
    ['Olá, você pode me ajudar a escrever um currículo de professor?', 'Currículo de professor'],
  ])('of %j leaves out what leads up to it', (text, title) => {
    expect(titleFromText(text)).toBe(title);
  });

  it.each([
    [
      'the circumstances of a statement',
      'It is hot today. After two lanes of crawl I am out of breath. Any idea?',
      'After two lanes of crawl I am out of breath',
    ],
    [
      'a point of view',
      'Considering the scope of its whole history, has Twitter ever netted a yearly profit?',
      'Has Twitter ever netted a yearly profit',
    ],
    ['the occasion', "Homework for my statistics course. What is Bayes' theorem?", "What is Bayes' theorem"],
    [
      'the person who is dissuaded',
      'What is the best way to dissuade a repeat offender from catcalling without involving law enforcement?',
      'Best way to dissuade a repeat offender from catcalling',
    ],
    [
      'the text below a request',
      `Can you summarize this content for a meta description?\n\n${'The notes button adds a definition to my favourite glossary of old words. '.repeat(6)}`,
      'Summarize this content for a meta description',
    ],
    ['the occasion, in German', 'Hausaufgabe für Mathe. Was ist eine Primzahl?', 'Was ist eine Primzahl'],
    [
      'a second clause',
      'Our team meeting takes 70 minutes, and everybody reads out what they did. I may moderate it from now on.',
      'Our team meeting takes 70 minutes',
    ],
  ])('with %s says what the text is about', (_, text, title) => {
    expect(titleFromText(text)).toBe(title);
  });

  it.each([
    [
      "In your estimation, why hasn't the format been replaced by more accessible, efficient ones in academia and beyond?",
      /accessible$/,
    ],
    ['A grandmother, two children and three tired adults want to see one film. Which kind works for all?', /want$/],
    [
      "How do cultural, social, and economic factors influence people's food choices, and how can that help?",
      /^How do cultural, social$/,
    ],
    ['I am new here and follow a third of the meetings. How long may I ask silly questions?', /may$/],
    ['We go to the market once and want five dinners for two. How do people plan that?', /^How to plan$/],
    ['I bought wool and needles at the market. How do I knit?', /wool/],
  ])('of %j does not break off before what it is about', (text, broken) => {
    expect(titleFromText(text)).not.toMatch(broken);
  });

  it('ends where a phrase ends, with the verb of a German clause', () => {
    expect(
      titleFromText(
        'Warum hat mein Vermieter die Kaution für die Wohnung nach sechs Monaten noch nicht zurückgezahlt?',
      ),
    ).toBe('Warum hat mein Vermieter die Kaution nicht zurückgezahlt');
    const long = titleFromText(
      'Summarize the history of the very long and winding road between the two small villages of the',
    );
    expect(long.split(' ').length).toBeLessThanOrEqual(12);
    expect(long).not.toMatch(/\b(?:the|of|and|between)$/);
    expect([...titleFromText('a'.repeat(10_000))].length).toBeLessThanOrEqual(80);
  });

  it('keeps other scripts and emoji', () => {
    expect(titleFromText('日本語を勉強したいです。')).toContain('日本語');
    expect(titleFromText('🎉🎉')).toBe('🎉🎉');
  });

  it.each([[''], [' \n\t '], ['...'], ['\u0000\u200B']])('is the default one for an empty question (%#)', (text) => {
    expect(titleFromText(text)).toBe('New conversation');
  });
});

it('a title is found within two seconds in a line of 5,900 dashes', () => {
  const start = performance.now();
  titleFromText(`|${'-'.repeat(5_900)}x`);
  expect(performance.now() - start).toBeLessThan(2_000);
});
