/** The built-in assistant's texts about the cards of what it proposes. */

export const proposedTasks = (count: number): string => `I can add these ${count} tasks.`;
export const CHANGED = 'I changed the suggestion:';
/** `what` is the title with its day or time. */
export const cardChanged = (what: string): string => `${CHANGED} ${what}.`;
export const KEPT = 'The suggestion says so already:';
export const cardKept = (what: string): string => `${KEPT} ${what}.`;
export const cardDropped = (title: string): string => `The suggestion “${title}” is dropped.`;
/** A length in minutes or hours: '45 minutes', '1.5 hours'. */
export const minutesLong = (minutes: number): string => {
  if (minutes < 60) return `${minutes} minutes`;
  return minutes === 60 ? '1 hour' : `${Math.round((minutes / 60) * 10) / 10} hours`;
};

export const nothingProposed =
  'This is a temporary chat, and nothing is planned from it. Choose Keep, or ask again in a new chat.';
