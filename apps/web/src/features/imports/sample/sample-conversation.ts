/** A conversation of the sample archive. */
export interface SampleConversation {
  title: string;
  /** The assistant it was with; ChatGPT if absent. */
  source?: 'claude';
  /** The conversation starts this many days before the sample is loaded. */
  daysAgo: number;
  /**
   * The messages in turn, starting with the user. `{Friday 1}` is replaced by the date of the first Friday that is at
   * least three days ahead when the sample is loaded, such as 'Friday, December 4'; `{Friday 2}` is a week later.
   */
  turns: readonly string[];
}
