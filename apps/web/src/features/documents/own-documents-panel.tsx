import { type ReactNode, useMemo, useState } from 'react';
import { type DocumentsPanelState, OwnPanelState } from './use-documents-panel.ts';

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
 * Keeps the state of the documents panel for a chat that floats over a screen. The state is not in the URL, because the
 * URL belongs to that screen.
 */
export function OwnDocumentsPanel({ children }: { children: ReactNode }) {
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
  return <OwnPanelState value={state}>{children}</OwnPanelState>;
}
