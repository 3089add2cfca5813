/** One turn of a conversation. */
export interface LearningTurn {
  id: string;
  role: 'user' | 'assistant';
  text: string;
}

/** What a card asks for: a definition, an answer, the parts of something, or the steps of a procedure. */
export type CardKind = 'definition' | 'answer' | 'list' | 'steps';

export interface CardProposal {
  kind: CardKind;
  /** A question, at most 200 characters. */
  front: string;
  /** The answer in the words of the reply, at most 200 characters; additions are left out, but no clause is cut. */
  back: string;
  /** The turn that the card comes from. */
  turnId: string;
  /** The subject of the card, as written: 'Linux kernel'. */
  subject: string;
  /** Whether the subject is a name, rather than the words of a question. */
  isNamed: boolean;
}

/** Maximum number of characters of a side. */
export const MAX_CARD_SIDE_LENGTH = 200;

/** How many turns of a conversation, and how many characters of a turn, cards are proposed from. */
export const MAX_CARD_TURNS = 400;
export const MAX_CARD_TURN_LENGTH = 12_000;
