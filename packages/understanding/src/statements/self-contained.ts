/** 'Order it': only the conversation says what 'it' is. */
const POINTS_BACK = /^[\w-]+ (?:(?:up|back|off|in|out) )?(?:it|them|this|that|these|those|one)\b/i;

/** Whether a statement can be understood outside its conversation. */
export const isSelfContained = (about: string): boolean => !POINTS_BACK.test(about);
