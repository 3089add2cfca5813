import type { Document } from '@app/contract/documents';
import { FileCode, FileText, Image, type LucideIcon } from 'lucide-react';
import { formatDate } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { toDocumentDisplay } from './document-display.ts';
import { t } from './documents.messages.ts';

const icons: Record<ReturnType<typeof toDocumentDisplay>['shows'], LucideIcon> = {
  markdown: FileText,
  text: FileText,
  code: FileCode,
  picture: Image,
};

export interface DocumentListProps {
  documents: readonly Document[];
  onOpen: (id: string) => void;
}

/** The documents of a conversation, in the order they appeared. */
export function DocumentList({ documents, onOpen }: DocumentListProps) {
  const { timeZone } = useViewer();
  return (
    <ul className="min-h-0 flex-1 overflow-y-auto p-2">
      {documents.map(({ id, title, kind, mimeType, versions }) => {
        const Icon = icons[toDocumentDisplay(mimeType, kind === 'image').shows];
        const newest = versions.at(-1);
        return (
          <li key={id}>
            <button
              type="button"
              onClick={() => onOpen(id)}
              className="flex min-h-14 w-full items-center gap-3 rounded-control px-3 py-2 text-left -outline-offset-2 hover:bg-hover"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
              <span className="min-w-0">
                <span className="block truncate text-ui font-medium">{title === '' ? t('untitled') : title}</span>
                <span className="block truncate text-small text-muted">
                  {t(`kind.${kind}`)} · {t('versionCount', { count: versions.length })}
                  {newest !== undefined && ` · ${formatDate(newest.createdAt, timeZone)}`}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
