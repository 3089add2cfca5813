/** What a page has loaded for one conversation. */
export interface Answer {
  kind: 'conversation' | 'details';
  /** The id of the conversation, from the request or the page. */
  id: string;
  body: string;
}

/** Why a conversation is not filed now. */
export type WaitReason =
  /** An answer is still being written. */
  | 'unfinished'
  /** The page has loaded only its later part. */
  | 'incomplete'
  /** The page has not loaded its title and whether it is temporary. */
  | 'no_details'
  /** It has no messages yet. */
  | 'empty';

export interface Piece {
  id: string;
  /** Milliseconds; 0 if it has none. */
  time: number;
  value: JsonValue;
}

/** What is known of a conversation that its page loads in pieces; JSON, kept for a day. */
export interface Pieces {
  details: JsonObject | null;
  /** Its messages or turns, the newest first. */
  items: Piece[];
  /** Whether the oldest one is among them. */
  isWhole: boolean;
}

export type Reading =
  | {
      type: 'conversation';
      /** What is sent, once its texts are masked. */
      payload: JsonValue;
      /** The payload as text, if it is not written as JSON. */
      format?: (payload: JsonValue) => string;
      pieces?: Pieces;
    }
  | { type: 'waits'; reason: WaitReason; pieces?: Pieces }
  | { type: 'temporary' }
  /** The site has changed what its page loads. */
  | { type: 'drift'; expected: string }
  /** Nothing about the conversation. */
  | { type: 'nothing' };

/** Reads what a page has loaded. Pure; never throws. */
export type Reader = (answer: Answer, known: Pieces | undefined) => Reading;

export type JsonValue = unknown;
export type JsonObject = { readonly [name: string]: JsonValue };

export const drift = (expected: string): Reading => ({ type: 'drift', expected });
export const waits = (reason: WaitReason, pieces?: Pieces): Reading => ({ type: 'waits', reason, pieces });
export const NOTHING: Reading = { type: 'nothing' };
export const TEMPORARY: Reading = { type: 'temporary' };
