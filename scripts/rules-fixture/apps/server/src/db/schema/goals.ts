import { text } from 'drizzle-orm/pg-core';
export const goals = text('goals');
