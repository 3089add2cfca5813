import { expect, test } from 'vitest';
import { reportedTotal } from './reported-total.ts';

test.each([
  ['I ran my first 100 km!', 100, 'km'],
  ['I just hit 250 words', 250, 'words'],
  ['mijn eerste 100 km zitten erop', 100, 'km'],
  ['ich habe die 200 km geknackt', 200, 'km'],
  ['j’ai couru mes 100 premiers km', 100, 'km'],
  ['he corrido mis primeros 100 km', 100, 'km'],
  ['ho corso i miei primi 100 km', 100, 'km'],
  ['corri os meus primeiros 100 km', 100, 'km'],
])('%s', (text, amount, unit) => expect(reportedTotal(text)).toEqual({ amount, unit }));

test.each([
  'I’m halfway through my books',
  'ik ben op de helft van mijn boeken',
  'Ich bin bei der Hälfte meiner Bücher',
  'je suis à la moitié de mes livres',
  'ya voy por la mitad de los libros',
  'sono a metà dei libri',
  'já estou a meio dos livros',
])('half: %s', (text) => expect(reportedTotal(text)).toEqual({ share: 0.5 }));

test.each([
  'I want to run my first 100 km',
  'how do I run my first 100 km?',
  'the first 3 chapters are boring me not',
  'half the cake is gone',
])('reports nothing reached: %s', (text) => expect(reportedTotal(text)).toBeUndefined());
