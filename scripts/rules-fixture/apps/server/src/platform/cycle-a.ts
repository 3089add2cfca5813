// breaks: no-cycles
import { b } from './cycle-b.ts';
export type A = string;
export const a = b;
