import { detectLanguage, type Language } from '../text/language.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { PARENT_THEMES, THEMES } from './themes.table.ts';

/** A word or phrase that shows a theme. */
interface Cue {
  text: string;
  /** Whether only whole words match; otherwise longer words that begin with it also do. */
  isWhole: boolean;
  /** Whether the cue shows the theme by itself. */
  isEnough: boolean;
}

interface Theme {
  name: string;
  cues: readonly Cue[];
}

/** Reads a cue of the table: '!' before it means `isEnough`, '.' after it `isWhole`, and '_' is a space. */
const toCue = (written: string): Cue => {
  const withoutMark = written.replace(/^!/, '');
  return {
    // A hyphen separates words here as in the text.
    text: plainWordsOf(withoutMark.replace(/\.$/, '').replaceAll(/[_-]/g, ' ')).join(' '),
    isWhole: withoutMark.endsWith('.'),
    isEnough: written.startsWith('!'),
  };
};

const readTheme = (written: string): Theme => {
  const [name = '', cues = ''] = written.split(': ');
  return { name, cues: cues.split(' ').map(toCue) };
};

const compiled = new Map<Language, readonly (Theme | undefined)[]>();

/** The themes in a language; they are read from the table for the first text in it. */
const themesOf = (language: Language): readonly (Theme | undefined)[] => {
  const themes =
    compiled.get(language) ??
    THEMES.map((theme) => (theme[language] === undefined ? undefined : readTheme(theme[language])));
  compiled.set(language, themes);
  return themes;
};

export interface ThemeText {
  title: string;
  openers: readonly string[];
  reply?: string;
}

const MAX_OPENERS = 2;
const MAX_LENGTH = 900;
const MAX_REPLY_LENGTH = 500;
/** A cue that is enough by itself, one in the question with another in the reply, or two in the question. */
const MIN_SCORE = 1.5;
/** Points of a cue that is enough by itself; any other cue has 1. A cue that is only in the reply counts half. */
const ENOUGH_POINTS = 2;

const padWords = (text: string): string => ` ${plainWordsOf(text.replaceAll('-', ' ')).join(' ')} `;

const has = (line: string, { text, isWhole }: Cue): boolean => line.includes(isWhole ? ` ${text} ` : ` ${text}`);

export interface FoundTheme {
  /** The same number in every language. */
  theme: number;
  name: string;
  /** Whether the theme is the person's mother or father, not a matter such as the garden. */
  isMotherOrFather: boolean;
}

/** The likeliest theme of a conversation and its name in the language of the conversation; undefined if it has none. */
export function themeOf({ title, openers, reply = '' }: ThemeText): FoundTheme | undefined {
  const question = `${title}\n${openers.slice(0, MAX_OPENERS).join('\n')}`.slice(0, MAX_LENGTH);
  const replyBeginning = reply.slice(0, MAX_REPLY_LENGTH);
  const detected = detectLanguage(`${question}\n${replyBeginning}`);
  const [questionLine, fullLine] = [padWords(question), padWords(`${question}\n${replyBeginning}`)];
  let best: (FoundTheme & { score: number }) | undefined;
  for (const [theme, one] of themesOf(detected === 'other' ? 'en' : detected).entries()) {
    if (one === undefined) continue;
    let score = 0;
    let isAsked = false;
    for (const cue of one.cues) {
      const points = cue.isEnough ? ENOUGH_POINTS : 1;
      if (has(questionLine, cue)) {
        isAsked = true;
        score += points;
      } else if (has(fullLine, cue)) score += points / 2;
    }
    if (isAsked && score >= MIN_SCORE && score > (best?.score ?? 0)) {
      best = { theme, name: one.name, isMotherOrFather: theme >= THEMES.length - PARENT_THEMES, score };
    }
  }
  return best;
}
