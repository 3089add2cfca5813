/** The built-in assistant's texts about the cards of what it proposes. */

export const proposedTasks = (count: number): string => `I can add these ${count} tasks.`;
export const CHANGED = 'I changed the suggestion:';
/** `what` is the title with its day or time. */
export const cardChanged = (what: string): string => `${CHANGED} ${what}.`;
export const cardDropped = (title: string): string => `The suggestion “${title}” is dropped.`;
