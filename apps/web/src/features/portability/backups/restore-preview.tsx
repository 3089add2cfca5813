import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { DiscardRestoreButton, type RestoreProps } from './discard-restore-button.tsx';
import { sumCounts } from './restore-kinds.ts';
import { RestoreTable } from './restore-table.tsx';
import { useStartRestore } from './restore.api.ts';
import { t } from './restore.messages.ts';
import { TrashedNote } from './trashed-note.tsx';
import { useMomentFormat } from './use-moment-format.ts';

/** What restoring would do; nothing changes until the button is pressed. */
export function RestorePreview({ restore, onGone }: RestoreProps) {
  const viewer = useViewer();
  const formatMoment = useMomentFormat();
  const start = useStartRestore(restore.id);
  const { madeFor, madeAt, counts, files, fileName } = restore;
  const { added, changed, trashed } = sumCounts(counts);
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-ui font-medium break-words">
          {madeFor === null || madeAt === null ? fileName : t('madeAt', { email: madeFor, when: formatMoment(madeAt) })}
        </p>
        {madeFor !== null && madeFor !== viewer.email && (
          <p className="mt-0.5 text-small text-muted">{t('otherAccount')}</p>
        )}
      </div>
      <RestoreTable counts={counts} />
      <div className="flex flex-col gap-1 text-small text-muted">
        <TrashedNote count={trashed} />
        {changed > 0 && <p>{t('changed', { count: changed })}</p>}
        {files > 0 && <p>{t('files', { count: files })}</p>}
        <p>{added === 0 ? t('nothingNew') : t('nothingYet')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant={added > 0 ? 'primary' : 'secondary'}
          isPending={start.isPending}
          onClick={() => start.mutate()}
        >
          {t('start')}
        </Button>
        <DiscardRestoreButton restore={restore} label={t('discard')} onGone={onGone} />
      </div>
    </div>
  );
}
