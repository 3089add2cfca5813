import type { ReactNode } from 'react';
import { useDocumentsPanel } from './use-documents-panel.ts';

/** Longer passages are likely to differ from the text of the page, for example at a line break. */
const MAX_MARKED_LENGTH = 80;

export interface DocumentLinkProps {
  documentId: string;
  /** Counted from 1; null for the beginning. */
  page: number | null;
  /** A passage to mark. */
  quote?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Opens a document of the conversation in the reader. */
export function DocumentLink({ documentId, page, quote, className, children }: DocumentLinkProps) {
  const panel = useDocumentsPanel();
  const words = quote === undefined ? [] : [beginningOf(quote)].filter((text) => text !== '');
  return (
    <button
      type="button"
      onClick={() => panel.open(documentId, undefined, { page: page ?? undefined, words })}
      className={className}
    >
      {children}
    </button>
  );
}

/** The first whole words. */
function beginningOf(quote: string): string {
  const text = quote.replaceAll('…', '').trim();
  return text.length <= MAX_MARKED_LENGTH ? text : text.slice(0, MAX_MARKED_LENGTH).replace(/\s+\S*$/, '');
}
