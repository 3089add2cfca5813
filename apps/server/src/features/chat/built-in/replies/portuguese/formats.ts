import { createFormats } from '../formats.ts';
import { spanWords } from './span-words.ts';

export const formats = createFormats('pt-PT', spanWords);
