/** A response that a page has loaded for a conversation. */
export interface Answer {
  kind: 'conversation' | 'details';
  /** The id of the conversation, from the request or the page. */
  id: string;
  body: string;
}

/** Why a conversation is not sent now. */
export type WaitReason =
  /** A reply is still being written. */
  | 'unfinished'
  /** The page has loaded only the later part of the conversation. */
  | 'incomplete'
  /** The page has not loaded its title, nor whether it is temporary. */
  | 'no_details'
  /** It has no messages yet. */
  | 'empty';

export interface Piece {
  id: string;
  /** Milliseconds; 0 if it has none. */
  time: number;
  value: JsonValue;
}

/** The known parts of a conversation that its page loads in pieces; JSON, kept for a day. */
export interface Pieces {
  details: JsonObject | null;
  /** Its messages or turns, the newest first. */
  items: Piece[];
  /** Whether the oldest message is among them. */
  isWhole: boolean;
}

export type Reading =
  | {
      type: 'conversation';
      /** The record that is sent, once its texts are masked. */
      payload: JsonValue;
      /** The payload as text, if it is not written as JSON. */
      format?: (payload: JsonValue) => string;
      pieces?: Pieces;
    }
  | { type: 'waits'; reason: WaitReason; pieces?: Pieces }
  | { type: 'temporary' }
  /** The site has changed the format of its responses. */
  | { type: 'drift'; expected: string }
  /** Nothing about the conversation. */
  | { type: 'nothing' };

/** Reads a response that a page has loaded. Pure; never throws. */
export type Reader = (answer: Answer, known: Pieces | undefined) => Reading;

export type JsonValue = unknown;
export type JsonObject = { readonly [name: string]: JsonValue };

export const drift = (expected: string): Reading => ({ type: 'drift', expected });
export const waits = (reason: WaitReason, pieces?: Pieces): Reading => ({ type: 'waits', reason, pieces });
export const NOTHING: Reading = { type: 'nothing' };
export const TEMPORARY: Reading = { type: 'temporary' };
