// breaks: foreign-write
import { goals } from '#db/schema/goals.ts';

export const renameGoals = (tx: any) => tx.update(goals).set({ title: 'Done' });
