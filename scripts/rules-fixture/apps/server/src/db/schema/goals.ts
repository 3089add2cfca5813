import { pgTable, text } from 'drizzle-orm/pg-core';
export const goals = pgTable('goals', { title: text('title') });
