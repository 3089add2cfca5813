const SHORT = /\b(?:call|stand-?up|check-?in|sync|haircut|coffee|pickup|drop-?off|1:1|one-on-one)\b/i;
const LONG = /\b(?:flight|wedding|conference|workshop|party|concert|exam|game|movie|dinner|festival)\b/i;

/** Default duration in minutes by the kind of event, as an initial value of the card's field. */
export const defaultMinutes = (text: string): number => {
  if (SHORT.test(text)) return 30;
  return LONG.test(text) ? 120 : 60;
};
