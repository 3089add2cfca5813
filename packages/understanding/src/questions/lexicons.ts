import type { PlanLanguage } from '../time/languages/time-words.ts';
import { createLexicon, type Lexicon } from './tokens.ts';
import { dutchConcepts } from './words/dutch.table.ts';
import { englishConcepts } from './words/english.table.ts';
import { frenchConcepts } from './words/french.table.ts';
import { germanConcepts } from './words/german.table.ts';
import { italianConcepts } from './words/italian.table.ts';
import { portugueseConcepts } from './words/portuguese.table.ts';
import { spanishConcepts } from './words/spanish.table.ts';

/** Words that are recognised even if they are misspelt by one letter. */
const ENGLISH_SPELLING =
  'conversation conversations messages category categories assistant reminders reminder calendar appointment appointments meetings schedule overdue january february september october november december wednesday thursday saturday yesterday tomorrow biggest smallest longest message assistants meeting'.split(
    ' ',
  );

export const LEXICONS: readonly { language: PlanLanguage | 'en'; lexicon: Lexicon }[] = [
  { language: 'en', lexicon: createLexicon(englishConcepts, ENGLISH_SPELLING) },
  { language: 'nl', lexicon: createLexicon(dutchConcepts, []) },
  { language: 'de', lexicon: createLexicon(germanConcepts, []) },
  { language: 'fr', lexicon: createLexicon(frenchConcepts, []) },
  { language: 'es', lexicon: createLexicon(spanishConcepts, []) },
  { language: 'it', lexicon: createLexicon(italianConcepts, []) },
  { language: 'pt', lexicon: createLexicon(portugueseConcepts, []) },
];
