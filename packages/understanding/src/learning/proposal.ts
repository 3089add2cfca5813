/** One turn of a conversation, in the order in which it was said. */
export interface LearningTurn {
  id: string;
  role: 'user' | 'assistant';
  text: string;
}

/** What a card asks for: what something is, an answer that was given, the parts of something, or the steps of a way. */
export type CardKind = 'definition' | 'answer' | 'list' | 'steps';

export interface CardProposal {
  kind: CardKind;
  /** A question, at most 200 characters. */
  front: string;
  /** Its answer as it was given, at most 200 characters, never cut inside a thought. */
  back: string;
  /** The turn that says it. */
  turnId: string;
  /** What the card is about, as written: 'Linux kernel'. */
  subject: string;
  /** Whether the subject is a name, rather than the words of a question. */
  isNamed: boolean;
}

/** Most characters of a side. */
export const SIDE_LENGTH = 200;
