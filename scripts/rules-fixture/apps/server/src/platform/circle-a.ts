// breaks: no-cycles
import { b } from './circle-b.ts';
export type A = string;
export const a = b;
