import type { ReactNode } from 'react';

/** The chat's functions for showing and copying texts. The route passes them to this feature. */
export interface DocumentTextFunctions {
  renderMarkdown: (text: string) => ReactNode;
  renderCode: (text: string, language: string) => ReactNode;
  /** Resolves to false when the browser refuses. */
  copyText: (text: string) => Promise<boolean>;
}
