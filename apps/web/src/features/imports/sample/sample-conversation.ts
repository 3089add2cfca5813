/** A conversation of the sample archive. */
export interface SampleConversation {
  title: string;
  /** Days between its start and the load. */
  daysAgo: number;
  /** The messages in turn, starting with the user. */
  turns: readonly string[];
}
