import type { ReactNode } from 'react';

/** How texts are shown and copied: parts of the chat that the app passes to the reader. */
export interface DocumentReading {
  renderMarkdown: (text: string) => ReactNode;
  renderCode: (text: string, language: string) => ReactNode;
  /** False when the browser refuses. */
  copyText: (text: string) => Promise<boolean>;
}
