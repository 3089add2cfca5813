/** The key under which a user's draft and open chat of the floating assistant are stored. */
export const widgetKey = (userId: string): string => `${userId}_widget`;
