import type { Import, SkippedItem } from '@app/contract/imports';
import { Button } from '#ui/button.tsx';
import { useRestoreSkippedConversation } from './imports.api.ts';
import { t } from './imports.messages.ts';

/** Skipped records with reasons; conversations found in the trash can be restored here. */
export function SkippedList({ record }: { record: Import }) {
  const { skipped } = record;
  const count = Math.max(record.counts.skipped, skipped.length);
  return (
    <section aria-labelledby="skipped">
      <h2 id="skipped" className="text-section">
        {t('skippedTitle', { count })}
      </h2>
      {skipped.length < count && (
        <p className="mt-1 text-ui text-muted">{t('skippedMore', { shown: skipped.length, count })}</p>
      )}
      <ul className="mt-3 max-h-120 divide-y divide-line overflow-y-auto rounded-card border border-line bg-panel">
        {skipped.map((item, index) => (
          <SkippedRow key={item.conversationId ?? `${index} ${item.item}`} skippedItem={item} />
        ))}
      </ul>
    </section>
  );
}

function SkippedRow({ skippedItem }: { skippedItem: SkippedItem }) {
  const restore = useRestoreSkippedConversation();
  const { conversationId, item, reason } = skippedItem;
  return (
    <li className="flex items-center gap-4 px-4 py-2.5 text-ui">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{item}</p>
        <p className="text-small text-muted">{restore.isSuccess ? t('restored') : reason}</p>
      </div>
      {conversationId !== undefined && !restore.isSuccess && (
        <Button size="small" isPending={restore.isPending} onClick={() => restore.mutate(conversationId)}>
          {t('restore')}
        </Button>
      )}
    </li>
  );
}
