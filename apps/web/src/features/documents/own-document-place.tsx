import { type ReactNode, useMemo, useState } from 'react';
import { type DocumentPlace, OwnPlace } from './use-document-place.ts';

const closed = {
  isOpen: false,
  documentId: undefined,
  versionId: undefined,
  words: [],
  page: undefined,
  request: '0',
} satisfies Partial<DocumentPlace>;

type Shown = Omit<DocumentPlace, 'open' | 'close' | 'showMessage'>;

/** Keeps the place of the documents of a chat that floats over a screen, whose address it must not change. */
export function OwnDocumentPlace({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>(closed);
  const place = useMemo((): DocumentPlace => {
    const close = () => setShown((before) => ({ ...closed, request: before.request }));
    return {
      ...shown,
      open: (documentId, versionId, { page, words = [] } = {}) =>
        setShown((before) => ({
          isOpen: true,
          documentId,
          versionId,
          words,
          page,
          request: String(Number(before.request) + 1),
        })),
      close,
      showMessage: close,
    };
  }, [shown]);
  return <OwnPlace value={place}>{children}</OwnPlace>;
}
