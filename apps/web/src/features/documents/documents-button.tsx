import { FileText } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useDocuments } from './documents.api.ts';
import { t } from './documents.messages.ts';
import { documentsButtonId } from './panel-focus.ts';
import { useDocumentsPanel } from './use-documents-panel.ts';

/** Opens or closes the documents panel. Renders nothing for a conversation without documents. */
export function DocumentsButton({ conversationId }: { conversationId: string }) {
  const documents = useDocuments(conversationId).data ?? [];
  const panel = useDocumentsPanel();
  const count = documents.length;
  if (count === 0) return null;
  return (
    <Button
      id={documentsButtonId}
      size="small"
      variant="ghost"
      title={t('button', { count })}
      aria-expanded={panel.isOpen}
      onClick={() => (panel.isOpen ? panel.close() : panel.open())}
    >
      <FileText aria-hidden />
      <span aria-hidden className="tabular @4xl:hidden">
        {count}
      </span>
      <span className="tabular @max-4xl:sr-only">{t('button', { count })}</span>
    </Button>
  );
}
