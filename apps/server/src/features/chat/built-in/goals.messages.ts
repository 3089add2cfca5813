/** The built-in assistant's texts about adding to a goal. */

export const shallAdd = (added: string, title: string, progress: string): string =>
  `Shall I add ${added} to **${title}**? So far: ${progress}.`;
export const added = (amount: string, title: string, progress: string): string =>
  `I added ${amount} to **${title}**: ${progress}.`;
export const whichGoal = (amount: string): string =>
  `Which goal are the ${amount} for? Please ask again with its name. These could be meant:`;
/** `unit` may be empty. */
export const noGoalCounted = (unit: string): string =>
  `${unit === '' ? 'None of your open goals is a number to add to' : `None of your open goals is counted in ${unit}`}. Progress can be entered in [Goals](/goals):`;
