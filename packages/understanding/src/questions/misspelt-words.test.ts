import { describe, expect, it } from 'vitest';
import { correctOrderWords, correctSmallWords } from './misspelt-words.ts';

const WORDS = new Set(['wheat', 'moth', 'garden', 'form', 'weak', 'hut', 'naan']);
const isWord = (word: string): boolean => WORDS.has(word);

describe('small words of a question that are misspelt', () => {
  it.each([
    ['wat did i say abuot the garden', 'what did i say about the garden'],
    ['how meny chats about morgage did i have last year', 'how many chats about morgage did i have last year'],
    ['and when was taht', 'and when was that'],
    ['how mnay tasks do i hav', 'how many tasks do i have'],
    ['when is teh dentist apointment', 'when is the dentist appointment'],
    ['qeulles sont mes taches', 'quelles sont mes taches'],
    ['wann ist der Temrin', 'wann ist der termin'],
  ])('are corrected: %s', (text, corrected) => expect(correctSmallWords(text, isWord)).toBe(corrected));

  it.each([
    'what did i ask about wheat',
    'what did i say about the moth',
    'wat heb ik gezegd over de tuin',
    'what did claude say about Whta',
    'add a task: by friday call Waht Co',
    'show my to dos',
    'what does wat mean in dutch',
    'what did i say about monte carlo',
    'was habe ich über die Zeile im Gedicht gesagt',
    'Erinnere mich morgen um 9 Uhr an die Reste',
    'herinner mij morgen om 9 uur aan het voer voor de kat',
    'añade «call the bank» a mi lista',
    'open https://abuot.example/taht now please',
  ])('words of the language, names and addresses stay: %s', (text) =>
    expect(correctSmallWords(text, isWord)).toBe(text),
  );

  it('without a list of words, only swapped letters are corrected', () =>
    expect(correctSmallWords('how mnay chats did i hve abuot the garden')).toBe(
      'how many chats did i hve about the garden',
    ));

  it('only the first words of an order are corrected', () =>
    expect(correctOrderWords('remnid me to buy teh book', isWord)).toBe('remind me to buy teh book'));
});
