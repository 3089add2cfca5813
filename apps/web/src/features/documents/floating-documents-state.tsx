import { type ReactNode, useMemo, useState } from 'react';
import { type DocumentsPanelState, FloatingPanelState } from './use-documents-panel.ts';

const closed = {
  isOpen: false,
  documentId: undefined,
  versionId: undefined,
  words: [],
  page: undefined,
  openingKey: '0',
} satisfies Partial<DocumentsPanelState>;

type Shown = Omit<DocumentsPanelState, 'open' | 'close' | 'showMessage'>;

/**
 * Keeps the state of the documents panel for the chat that floats over a screen. This state is not in the URL, which
 * belongs to the screen.
 */
export function FloatingDocumentsState({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>(closed);
  const state = useMemo((): DocumentsPanelState => {
    const close = () => setShown((before) => ({ ...closed, openingKey: before.openingKey }));
    return {
      ...shown,
      open: (documentId, versionId, { page, words = [] } = {}) =>
        setShown((before) => ({
          isOpen: true,
          documentId,
          versionId,
          words,
          page,
          openingKey: String(Number(before.openingKey) + 1),
        })),
      close,
      showMessage: close,
    };
  }, [shown]);
  return <FloatingPanelState value={state}>{children}</FloatingPanelState>;
}
