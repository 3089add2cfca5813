import { createContext, use } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** The value of the URL's `document` parameter while the list is shown. */
const LIST = 'all';

/** Where in a document to begin. */
export interface StartingPoint {
  page?: number | undefined;
  /** Words to mark in the text. */
  words?: readonly string[];
}

/** What the documents panel shows. */
export interface DocumentsPanelState {
  isOpen: boolean;
  /** Undefined while the list is shown. */
  documentId: string | undefined;
  /** Undefined for the newest version. */
  versionId: string | undefined;
  /** Words of a search, which are marked in the document. */
  words: readonly string[];
  /** Counted from 1; undefined for the beginning. */
  page: number | undefined;
  /** A new value each time something is opened, even if it is the same thing again. */
  openingKey: string;
  /** Opens a document, or without an id the list. */
  open: (documentId?: string, versionId?: string, at?: StartingPoint) => void;
  close: () => void;
  /** Shows a message in the chat; the panel does not change. */
  showMessage: (messageId: string) => void;
}

/** The state of the documents panel of the floating chat; null in other chats, which keep this state in the URL. */
export const FloatingPanelState = createContext<DocumentsPanelState | null>(null);

export function useDocumentsPanel(): DocumentsPanelState {
  const floating = use(FloatingPanelState);
  const fromUrl = useUrlPanelState();
  return floating ?? fromUrl;
}

/** Keeps in the URL what the panel shows, so that links, reloads and the browser's back button work. */
function useUrlPanelState(): DocumentsPanelState {
  const [search, setSearch] = useSearchParams();
  // Every change keeps the navigation state, which has the chat's title and back link.
  const { state, key } = useLocation() as { state: unknown; key: string };
  const shown = search.get('document');
  const change = (edit: (params: URLSearchParams) => void, { replace }: { replace: boolean }) =>
    setSearch(
      (before) => {
        edit(before);
        return before;
      },
      { state, replace },
    );
  return {
    isOpen: shown !== null,
    documentId: shown === null || shown === LIST ? undefined : shown,
    versionId: search.get('version') ?? undefined,
    words: search.getAll('find'),
    page: readPage(search.get('page')),
    openingKey: key,
    open: (documentId = LIST, versionId, { page, words } = {}) =>
      change(
        (params) => {
          if (params.get('document') !== documentId || words !== undefined) params.delete('find');
          for (const word of words ?? []) params.append('find', word);
          params.set('document', documentId);
          if (versionId === undefined) params.delete('version');
          else params.set('version', versionId);
          if (page === undefined) params.delete('page');
          else params.set('page', String(page));
        },
        { replace: shown !== null },
      ),
    close: () =>
      change(
        (params) => {
          for (const name of ['document', 'version', 'find', 'page']) params.delete(name);
        },
        { replace: true },
      ),
    showMessage: (messageId) => change((params) => params.set('message', messageId), { replace: true }),
  };
}

function readPage(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}
