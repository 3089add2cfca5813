import { eq } from 'drizzle-orm';
import { goals } from '#db/schema/goals.ts';
export const listGoals = () => [eq, goals];
