import type { FilePassage } from '@app/contract/file-passages';
import { FileText } from 'lucide-react';
import { useChatSlots } from '../chat-slots.ts';
import { t } from './files.messages.ts';

const chipClass =
  'flex min-h-8 max-w-full items-center gap-2 rounded-control border border-line px-2.5 py-1 text-small';

/** The passages of files that a reply is based on; each opens the reader at its page. */
export function ReplyPassages({ passages }: { passages: readonly FilePassage[] }) {
  const { DocumentLink } = useChatSlots();
  return (
    <section aria-label={t('passages')} className="border-t border-line pt-3">
      <h3 className="mb-1.5 text-small font-medium text-muted">{t('passages')}</h3>
      <ul className="flex flex-wrap gap-2">
        {onePerPage(passages).map(({ documentId, name, page, quote }) => {
          const content = (
            <>
              <FileText aria-hidden className="size-3.5 shrink-0 text-muted" strokeWidth={1.75} />
              <span className="truncate font-medium">{name}</span>
              {page !== null && <span className="shrink-0 text-muted">{t('page', { page })}</span>}
            </>
          );
          return (
            <li key={`${documentId}-${name}-${page}`} className="min-w-0" title={quote}>
              {DocumentLink === undefined || documentId === null ? (
                <span className={chipClass}>{content}</span>
              ) : (
                <DocumentLink
                  documentId={documentId}
                  page={page}
                  quote={quote}
                  className={`${chipClass} hover:bg-hover`}
                >
                  {content}
                </DocumentLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The first passage of each page. */
function onePerPage(passages: readonly FilePassage[]): readonly FilePassage[] {
  const byPlace = new Map<string, FilePassage>();
  for (const passage of passages) {
    const place = `${passage.documentId}-${passage.name}-${passage.page}`;
    if (!byPlace.has(place)) byPlace.set(place, passage);
  }
  return [...byPlace.values()];
}
