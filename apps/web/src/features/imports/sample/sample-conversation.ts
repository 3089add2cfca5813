/** A conversation of the sample archive. */
export interface SampleConversation {
  title: string;
  /** How many days before the sample is loaded the conversation starts. */
  daysAgo: number;
  /** The messages in turn, starting with the user. */
  turns: readonly string[];
}
