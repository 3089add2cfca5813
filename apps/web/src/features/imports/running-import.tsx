import type { Import } from '@app/contract/imports';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { showToast } from '#ui/toast-store.ts';
import { Tooltip } from '#ui/tooltip.tsx';
import { refreshWorkspace, useLatestImports } from './imports.api.ts';
import { isFinished, isOnServer } from './import-status.ts';
import { ProgressRing } from './progress-ring.tsx';
import { useUploads } from './upload-store.ts';
import { t } from './imports.messages.ts';

/** For the header: a progress ring while an import runs. Shows a toast on any screen when it is done. */
export function RunningImport() {
  const latest = useLatestImports().data ?? [];
  const [upload] = useUploads();
  useFinishedImports(latest);

  const reading = latest.find(({ status }) => isOnServer(status));
  const running =
    upload !== undefined
      ? { id: upload.importId, percent: (upload.sentBytes / upload.totalBytes) * 100 }
      : reading !== undefined && {
          id: reading.id,
          percent: reading.bytesTotal > 0 ? (reading.bytesRead / reading.bytesTotal) * 100 : 0,
        };
  if (running === false) return null;
  const label = t('headerLabel', { percent: Math.floor(running.percent) });
  return (
    <Tooltip label={label}>
      <Link
        to={`/imports/${running.id}`}
        aria-label={label}
        className="inline-flex size-9 items-center justify-center rounded-control text-accent hover:bg-hover"
      >
        <ProgressRing percent={running.percent} />
      </Link>
    </Tooltip>
  );
}

/** Detects imports that have finished: shows a toast and refetches what they changed. */
function useFinishedImports(latest: readonly Import[]): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const here = useRef(pathname);
  const running = useRef(new Set<string>());

  useEffect(() => {
    here.current = pathname;
  }, [pathname]);

  useEffect(() => {
    for (const record of latest) {
      if (!isFinished(record.status)) {
        running.current.add(record.id);
      } else if (running.current.delete(record.id) && record.status !== 'undone' && record.status !== 'cancelled') {
        const path = `/imports/${record.id}`;
        void client.invalidateQueries({ queryKey: ['/api', 'imports', record.id] });
        refreshWorkspace(client);
        showToast({
          ...(record.status === 'failed'
            ? { title: t('finishedFailed'), tone: 'danger', ...(record.error && { description: record.error.message }) }
            : {
                title: t('finished'),
                tone: 'success',
                description: t('finishedText', { created: record.counts.created, updated: record.counts.updated }),
              }),
          // On the import's own page no link is needed.
          ...(here.current !== path && { action: { label: t('view'), onSelect: () => void navigate(path) } }),
        });
      }
    }
  }, [latest, client, navigate]);
}
