import type { Import } from '@app/contract/imports';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { showToast } from '#ui/toast-store.ts';
import { Tooltip } from '#ui/tooltip.tsx';
import { dispatchAppEvent } from '#lib/app-events.ts';
import { GROWING_POLL_MS, refreshWorkspace, useLatestImports } from './imports.api.ts';
import { shareOfImportDone } from './import-stage.ts';
import { isFinished, isQueuedOrRunning } from './import-status.ts';
import { ProgressRing } from './progress-ring.tsx';
import { useUploads } from './upload-store.ts';
import { t } from './imports.messages.ts';

/** For the header: a progress ring while an import runs. Shows a toast on any screen when the import has finished. */
export function RunningImport() {
  const latest = useLatestImports().data ?? [];
  const [upload] = useUploads();
  useFinishedImports(latest);

  const onServer = latest.find(({ status }) => isQueuedOrRunning(status));
  useGrowingLists(onServer?.counts.created ?? 0);
  const running =
    upload !== undefined
      ? { id: upload.importId, percent: (upload.sentBytes / upload.totalBytes) * 100 }
      : onServer !== undefined && {
          id: onServer.id,
          percent: (shareOfImportDone(onServer) ?? 0) * 100,
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

/** Refetches the lists of conversations every few seconds while an import adds conversations. */
function useGrowingLists(created: number): void {
  const lastRefresh = useRef(0);
  useEffect(() => {
    if (created === 0 || Date.now() - lastRefresh.current < GROWING_POLL_MS) return;
    lastRefresh.current = Date.now();
    dispatchAppEvent('refreshCategories');
  }, [created]);
}

/** Shows a toast for each import that has just finished, and refetches what the import changed. */
function useFinishedImports(latest: readonly Import[]): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const currentPath = useRef(pathname);
  const unfinishedIds = useRef(new Set<string>());

  useEffect(() => {
    currentPath.current = pathname;
  }, [pathname]);

  useEffect(() => {
    for (const record of latest) {
      if (!isFinished(record.status)) {
        unfinishedIds.current.add(record.id);
        continue;
      }
      const hasJustFinished = unfinishedIds.current.delete(record.id);
      if (hasJustFinished && record.status !== 'undone' && record.status !== 'cancelled') {
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
          ...(currentPath.current !== path && { action: { label: t('view'), onSelect: () => void navigate(path) } }),
        });
      }
    }
  }, [latest, client, navigate]);
}
