/** The labels of the blocks of a reply and of the actions on them. An empty chat does not load this file. */
import { translator } from '#lib/messages.ts';

export const t = translator({
  copied: 'Copied',
  copyFailed: 'The browser did not allow copying.',
  reasoning: 'Reasoning',
  reasoned: 'Thought for {seconds, plural, one {# second} other {# seconds}}',
  codeOf: 'Code',
  output: 'Output',
  outputOf: 'Output of {tool}',
  toolCall: 'Called {tool}',
  copyCode: 'Copy code',
  showPicture: 'Show picture from {host}',
  picture: 'Picture',
  table: 'Table',
  saveTable: 'Save as CSV',
  sortTable: 'Sort by this column',
  downloadCode: 'Download',
  showPage: 'Show the page',
  showDiagram: 'Show the diagram',
  showCode: 'Show the code',
});
