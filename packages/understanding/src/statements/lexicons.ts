import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import type { Lexicon } from './lexicon.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

/** The lexicons of all languages. */
export const lexicons: readonly Lexicon[] = [english, german, french, spanish, italian, portuguese, dutch];
