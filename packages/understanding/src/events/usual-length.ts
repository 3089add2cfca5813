const SHORT = /\b(?:call|stand-?up|check-?in|sync|haircut|coffee|pickup|drop-?off|1:1|one-on-one)\b/i;
const LONG = /\b(?:flight|wedding|conference|workshop|party|concert|exam|game|movie|dinner|festival)\b/i;

/** Minutes such a thing takes when nobody said: a card where the field can be edited needs a sensible beginning. */
export const usualMinutes = (text: string): number => {
  if (SHORT.test(text)) return 30;
  return LONG.test(text) ? 120 : 60;
};
