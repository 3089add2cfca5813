import { PanelRightOpen } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useDocuments } from './documents.api.ts';
import { t } from './documents.messages.ts';
import { findDocument } from './find-document.ts';
import { useDocumentsPanel } from './use-documents-panel.ts';

export interface OpenDocumentProps {
  conversationId: string;
  messageId: string;
  /** The document's title in the message. */
  title: string;
}

/** The button beside a document in a message. Opens the reader with the version that this message wrote. */
export function OpenDocument({ conversationId, messageId, title }: OpenDocumentProps) {
  const documents = useDocuments(conversationId).data ?? [];
  const panel = useDocumentsPanel();
  const found = findDocument(documents, messageId, title);
  if (found === undefined) return null;
  return (
    <Button
      size="small"
      variant="ghost"
      className="h-7 px-2 text-small"
      aria-label={t('openNamed', { title })}
      onClick={() => panel.open(found.documentId, found.versionId)}
    >
      <PanelRightOpen aria-hidden />
      {t('open')}
    </Button>
  );
}
