import type { ReactNode } from 'react';

/** The chat's functions for showing texts. The route passes them to this feature. */
export interface DocumentTextFunctions {
  renderMarkdown: (text: string) => ReactNode;
  renderCode: (text: string, language: string) => ReactNode;
}
