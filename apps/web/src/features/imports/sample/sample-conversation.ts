/** A conversation of the sample archive. */
export interface SampleConversation {
  title: string;
  /** The assistant it was with; ChatGPT if absent. */
  source?: 'claude';
  /** How many days before the sample is loaded the conversation starts. */
  daysAgo: number;
  /**
   * The messages in turn, starting with the user. `{Friday 1}` stands for the date of the first Friday that is at least
   * three days ahead when the sample is loaded, `{Friday 2}` for the one after it: 'Friday, December 4'.
   */
  turns: readonly string[];
}
