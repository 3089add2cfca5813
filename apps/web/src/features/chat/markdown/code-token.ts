/** A piece of highlighted code. */
export interface CodeToken {
  text: string;
  color: string | undefined;
  isItalic: boolean;
}

/** Lines of tokens; undefined for a language without a grammar. */
export type HighlightedCode = readonly (readonly CodeToken[])[] | undefined;
