/** A conversation of the sample archive. */
export interface SampleConversation {
  title: string;
  /** When it began, in days before the archive is loaded. */
  daysAgo: number;
  /** What was said in turn, the person first. */
  turns: readonly string[];
}
