/** A response that a page has loaded for a conversation. */
export interface LoadedResponse {
  kind: 'conversation' | 'details';
  /** The id of the conversation, from the request or the page. */
  id: string;
  body: string;
}

/** Why a conversation is not sent now. */
export type NotReadyReason =
  /** A reply is still being written. */
  | 'unfinished'
  /** The page has loaded only the later part of the conversation. */
  | 'incomplete'
  /** The page has not loaded the details of the conversation: its title, and whether it is temporary. */
  | 'no_details'
  /** The conversation has no messages yet. */
  | 'empty';

export interface Piece {
  id: string;
  /** Milliseconds; 0 if the piece has no time. */
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
      /** Turns the payload into text, if the format is not JSON. */
      format?: (payload: JsonValue) => string;
      pieces?: Pieces;
    }
  | { type: 'not_ready'; reason: NotReadyReason; pieces?: Pieces }
  | { type: 'temporary' }
  /** The site has changed the format of its responses. */
  | { type: 'format_changed'; expected: string }
  /** The response says nothing about the conversation. */
  | { type: 'nothing' };

/** Reads a response that a page has loaded. Pure; never throws. */
export type Reader = (response: LoadedResponse, known: Pieces | undefined) => Reading;

export type JsonValue = unknown;
export type JsonObject = { readonly [name: string]: JsonValue };

export const formatChanged = (expected: string): Reading => ({ type: 'format_changed', expected });
export const notReady = (reason: NotReadyReason, pieces?: Pieces): Reading => ({ type: 'not_ready', reason, pieces });
export const NOTHING: Reading = { type: 'nothing' };
export const TEMPORARY: Reading = { type: 'temporary' };
