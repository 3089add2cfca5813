import { expect, it } from 'vitest';
import { languageOfPlan } from './languages.ts';

it.each([
  ['tandarts zaterdag', 'nl'],
  ['3 avril', 'fr'],
  ['verjaardag van Sanne op 3 december', 'nl'],
  ["j'ai rendez-vous demain", 'fr'],
  ['reunion con Marta manana a las 10', 'es'],
  ['meeting morgen 10 Uhr', 'de'],
  ['riunione lunedi alle 9', 'it'],
  ['almoço amanhã às 13h', 'pt'],
])('%j is in %s', (text, language) => {
  expect(languageOfPlan(text)?.language).toBe(language);
});

it.each(['dentist saturday 10am', 'yoga 3 december', 'lunch with Ana on sat', 'what does "morgen" mean in German'])(
  '%j is in English',
  (text) => {
    expect(languageOfPlan(text)).toBeUndefined();
  },
);
