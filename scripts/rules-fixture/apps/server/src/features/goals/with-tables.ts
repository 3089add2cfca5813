// breaks: only-repositories-use-tables
import type { goals } from '#db/schema/goals.ts';
export type Row = typeof goals;
