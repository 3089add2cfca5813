import { bodyOf, comparable, COMMAND_FORMS } from './command-forms.ts';
import type { CommandWords } from './command-words.table.ts';

const MAX_LENGTH = 200;
/** 'Goal: 2-1 by Kane' is a score. */
const SCORE = /\b\d{1,2} ?[-–:] ?\d{1,2}\b/;

/**
 * The goal that a command asks for, and the words of its language: 'Ik wil vijf kilo kwijt, maak daar een doel van' ('I
 * want to lose five kilos, make that a goal'). Undefined for other texts. Reads seven languages.
 */
export const goalCommandBody = (text: string): { body: string; words: CommandWords } | undefined => {
  if (text.length > MAX_LENGTH || SCORE.test(text)) return undefined;
  const original = text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s¿¡]+/, '')
    .trim();
  const plain = comparable(original);
  for (const { words, goalCommands } of COMMAND_FORMS) {
    const body = goalCommands.map((form) => bodyOf(form, plain, original)).find((found) => found !== undefined);
    if (body !== undefined) return { body, words };
  }
  return undefined;
};
