import { useLocation, useSearchParams } from 'react-router';

/** The value of the address's `document` while the list is shown. */
const list = 'all';

export interface DocumentPlace {
  isOpen: boolean;
  /** Undefined while the list is shown. */
  documentId: string | undefined;
  /** Undefined for the newest. */
  versionId: string | undefined;
  /** Without a document: the list. */
  open: (documentId?: string, versionId?: string) => void;
  close: () => void;
  /** Jumps to a message of the chat; the panel stays as it is. */
  showMessage: (messageId: string) => void;
}

/** What the panel shows is in the address, so that it can be linked, reloaded and left by going back. */
export function useDocumentPlace(): DocumentPlace {
  const [search, setSearch] = useSearchParams();
  // The chat's title and way back are in the navigation state.
  const { state } = useLocation() as { state: unknown };
  const shown = search.get('document');
  const change = (edit: (params: URLSearchParams) => void, replace: boolean) =>
    setSearch(
      (before) => {
        edit(before);
        return before;
      },
      { state, replace },
    );
  return {
    isOpen: shown !== null,
    documentId: shown === null || shown === list ? undefined : shown,
    versionId: search.get('version') ?? undefined,
    open: (documentId = list, versionId) =>
      change((params) => {
        params.set('document', documentId);
        if (versionId === undefined) params.delete('version');
        else params.set('version', versionId);
      }, shown !== null),
    close: () =>
      change((params) => {
        params.delete('document');
        params.delete('version');
      }, true),
    showMessage: (messageId) => change((params) => params.set('message', messageId), true),
  };
}
