// breaks: only-repositories-touch-tables
import type { goals } from '#db/schema/goals.ts';
export type Row = typeof goals;
