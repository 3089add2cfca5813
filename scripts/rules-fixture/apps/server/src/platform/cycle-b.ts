import type { A } from './cycle-a.ts';
export const b: A = '';
