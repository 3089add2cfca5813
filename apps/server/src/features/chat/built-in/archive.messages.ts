/** `words` is what was searched for in place of the words of the question. */
export const fromArchiveFor = (words: string): string => `This is what I found in your conversations for “${words}”:`;

const withLeadingSpace = (words: string): string => (words === '' ? '' : ` ${words}`);

/** `span` may be empty. */
export const decisions = (count: number, span: string): string =>
  `${count === 1 ? 'One decision' : `${count} decisions`} that you wrote about${withLeadingSpace(span)}:`;
export const noDecisions = (span: string): string =>
  `I found no message${withLeadingSpace(span)} in which you wrote what you had decided.`;
