import type { A } from './circle-a.ts';
export const b: A = '';
