const SHORT_EVENT = /\b(?:call|stand-?up|check-?in|sync|haircut|coffee|pickup|drop-?off|1:1|one-on-one)\b/i;
const LONG_EVENT = /\b(?:flight|wedding|conference|workshop|party|concert|exam|game|movie|dinner|festival)\b/i;

/** Default duration in minutes by the kind of event, as an initial value of the card's field. */
export const defaultMinutes = (text: string): number => {
  if (SHORT_EVENT.test(text)) return 30;
  return LONG_EVENT.test(text) ? 120 : 60;
};
