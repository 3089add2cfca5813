import { goal } from './goals.ts';

export const allEndpoints = [goal];
