/** What somebody wants, as far as the built-in assistant can tell; see packages/understanding. */
export type Interpretation =
  | { intent: 'event' | 'reminder' | 'task' }
  /** Instants; the window is half open. */
  | { intent: 'calendar_question' | 'free_time'; from: Date; to: Date }
  | { intent: 'archive_question' | 'count_question'; words: string[] }
  | { intent: 'date_time' | 'help' | 'greeting' | 'needs_model' };

export interface BuiltInEngine {
  interpret(text: string, reference: Date, timeZone: string): Interpretation;
  /** The two or three best sentences, word for word, best first. */
  bestSentences(question: string, passages: readonly string[]): string[];
}
