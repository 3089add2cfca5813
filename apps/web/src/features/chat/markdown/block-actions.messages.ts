import { translator } from '#lib/messages.ts';

/** The texts of the actions on code and tables. */
export const blockActionMessages = {
  saveTable: 'Save as CSV',
  sortTable: 'Sort by this column',
  downloadCode: 'Download',
  showPage: 'Show the page',
  showDiagram: 'Show the diagram',
  showCode: 'Show the code',
} as const;

export const blockActionText = translator(blockActionMessages);
