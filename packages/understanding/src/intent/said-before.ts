import { comparable } from '../own-data/command-forms.ts';
import { ASSISTANT_NAMES } from './assistant-names.ts';
import { isPersonal } from './archive-question.ts';
import type { ModelKind } from './detected-intent.ts';
import { SAID_BEFORE, SAID_WORDS } from './said-before.table.ts';

const ASSISTANT = `(?:${ASSISTANT_NAMES})`;

const FORMS = SAID_BEFORE.map(({ asks, leads, said, saidBy, generally }) => {
  const start = `^(?:(?:${leads})[ ,]+){0,2}(?:${asks})(?![a-z]).{0,60}?`;
  return {
    said: new RegExp(`${start}(?<![a-z])(?:${said})(?![a-z])`),
    saidBy: new RegExp(`^(?=.*\\b${ASSISTANT}\\b)${start.slice(1)}(?<![a-z])(?:${saidBy})(?![a-z])`),
    generally: new RegExp(`${start}(?<![a-z])(?:${generally})`),
  };
});

const plainQuestion = (text: string): string => comparable(text.replace(/^[\s¿¡]+/, '').replace(/[\s?!.]+$/, ''));

/** Asks what was advised, said or decided before: 'welk meel raadde Claude me aan' ('which flour did Claude advise me'). */
export const asksWhatWasSaid = (text: string): boolean => {
  const plain = plainQuestion(text);
  return FORMS.some(({ said, saidBy }) => said.test(plain) || saidBy.test(plain));
};

/** Asks for advice that people give in general: 'what flour do bakers recommend'. */
export const asksForCommonAdvice = (text: string): boolean => {
  const plain = plainQuestion(text);
  return FORMS.some(({ generally }) => generally.test(plain)) && !asksWhatWasSaid(text);
};

/** Asks for knowledge or advice, and not about the person. */
export const isAboutPeopleInGeneral = (text: string, kind: ModelKind | undefined): boolean =>
  (kind === 'knowledge' || asksForCommonAdvice(text)) && !isPersonal(text);

const NOT_SUBJECT = new RegExp(`^(?:${ASSISTANT}|${SAID_WORDS}|${SAID_BEFORE.map(({ saidBy }) => saidBy).join('|')})$`);

/** The words that name the subject of a question for what was said. */
export const subjectOfSaid = (words: readonly string[]): string[] => words.filter((word) => !NOT_SUBJECT.test(word));
