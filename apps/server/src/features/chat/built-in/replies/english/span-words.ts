/** Periods in English; `day`, `first` and `last` are days such as 'May 2, 2026'. */
export const spanWords = {
  inMonth: (month: string): string => `in ${month}`,
  inYear: (year: string): string => `in ${year}`,
  onDay: (day: string): string => `on ${day}`,
  fromTo: (first: string, last: string): string => `from ${first} to ${last}`,
  before: (day: string): string => `before ${day}`,
  since: (day: string): string => `since ${day}`,
  by: (day: string): string => `by ${day}`,
  /** The same as `fromTo`, as a name: 'more for May 2 to May 5'. */
  rangeName: (first: string, last: string): string => `${first} to ${last}`,
};

export type SpanWords = typeof spanWords;
