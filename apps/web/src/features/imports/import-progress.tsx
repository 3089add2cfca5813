import type { Import } from '@app/contract/imports';
import { formatBytes } from '#lib/bytes.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Progress } from '#ui/progress.tsx';
import { DropZone } from './drop-zone.tsx';
import { useCancelImport } from './imports.api.ts';
import { importPace } from './import-pace.ts';
import { uploadedBytes } from './import-status.ts';
import { formatDuration } from './format-duration.ts';
import { abortUpload, useUploads } from './upload-store.ts';
import { useStartImport } from './use-start-import.ts';
import { t } from './imports.messages.ts';

export function ImportProgress({ record, now }: { record: Import; now: number }) {
  const upload = useUploads().find(({ importId }) => importId === record.id);
  if (record.status === 'uploading' && upload === undefined) return <StoppedUpload record={record} />;
  return (
    <Card className="flex flex-col gap-4">
      {record.status === 'uploading' && upload !== undefined && (
        <Step
          label={t('uploading', { done: formatBytes(upload.sentBytes), total: formatBytes(upload.totalBytes) })}
          percent={(upload.sentBytes / upload.totalBytes) * 100}
        />
      )}
      {record.status === 'queued' && <Step label={t('queued')} percent={undefined} />}
      {record.status === 'running' && <Reading record={record} now={now} />}
      <Actions record={record} />
    </Card>
  );
}

function Step({ label, percent }: { label: string; percent: number | undefined }) {
  return (
    <div>
      <p className="tabular mb-2 text-ui">{label}</p>
      <Progress label={label} percent={percent} />
    </div>
  );
}

function Reading({ record, now }: { record: Import; now: number }) {
  const { percent, conversationsPerSecond, secondsLeft } = importPace(record, now);
  const done = t('reading', { done: formatBytes(record.bytesRead), total: formatBytes(record.bytesTotal) });
  const details = [
    done,
    conversationsPerSecond > 0 && t('rate', { rate: conversationsPerSecond }),
    secondsLeft !== undefined &&
      (secondsLeft < 2 ? t('almostDone') : t('timeLeft', { time: formatDuration(secondsLeft) })),
  ];
  return (
    <div>
      <p className="tabular text-section">{t('conversationsSoFar', { count: record.counts.found })}</p>
      <Progress label={done} percent={percent} className="my-3" />
      <p className="tabular text-ui text-muted">{details.filter(Boolean).join(' · ')}</p>
      <p className="mt-1 text-small text-muted">{t('mayLeave')}</p>
    </div>
  );
}

function Actions({ record }: { record: Import }) {
  const cancel = useCancelImport(record.id);
  const stop = () => {
    abortUpload(record.id);
    cancel.mutate();
  };
  return (
    <div className="flex gap-2">
      <Button isPending={cancel.isPending} onClick={stop}>
        {t('stop')}
      </Button>
    </div>
  );
}

/** After a reload the user must choose the file again: the same file resumes the upload, any other starts an import. */
function StoppedUpload({ record }: { record: Import }) {
  const { importFiles, isPending } = useStartImport();
  const { sent, total } = uploadedBytes(record);
  return (
    <div className="flex flex-col gap-4">
      <DropZone
        title={t('uploadResume')}
        description={t('uploadStopped', { done: formatBytes(sent), total: formatBytes(total) })}
        isPending={isPending}
        onFiles={(found) => importFiles(found, { stopped: record })}
      />
      <Actions record={record} />
    </div>
  );
}
