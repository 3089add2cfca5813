import type { Document } from '@app/contract/documents';

type ListDocuments = (userId: string, conversationId: string) => Promise<Document[]>;

/** Lists the documents of a conversation. */
export interface DocumentLists {
  list: ListDocuments;
  /** Sets the function behind `list`. Called by the documents feature, which is created after this one. */
  setLister(list: ListDocuments): void;
}

export function createDocumentLists(): DocumentLists {
  let current: ListDocuments = async () => [];
  return {
    list: (userId, conversationId) => current(userId, conversationId),
    setLister: (list) => {
      current = list;
    },
  };
}
