import { createFormats } from '../formats.ts';
import { spanWords } from './span-words.ts';

// Lists of British English have no comma before 'and'.
export const formats = createFormats('en-US', spanWords, 'en-GB');
