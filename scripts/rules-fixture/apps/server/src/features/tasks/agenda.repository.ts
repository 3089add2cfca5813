import { goals } from '#db/schema/goals.ts';

export const listPlanned = () => goals;
