import type { Import } from '@app/contract/imports';
import { formatBytes } from '#lib/bytes.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DropZone } from './drop-zone.tsx';
import { useCancelImport } from './imports.api.ts';
import { importPace, uploadPace } from './import-pace.ts';
import { uploadedBytes } from './import-status.ts';
import { formatTimeLeft } from './format-duration.ts';
import { SortedSoFar } from './sorted-so-far.tsx';
import { StageProgress } from './stage-progress.tsx';
import { abortUpload, type Upload, useUploads } from './upload-store.ts';
import { useStartImport } from './use-start-import.ts';
import { t } from './imports.messages.ts';

export function ImportProgress({ record, now }: { record: Import; now: number }) {
  const upload = useUploads().find(({ importId }) => importId === record.id);
  if (record.status === 'uploading' && upload === undefined) return <StoppedUpload record={record} />;
  return (
    <>
      <Card className="flex flex-col gap-5">
        {record.status === 'uploading' && upload !== undefined && <Uploading upload={upload} />}
        {record.status === 'queued' && (
          <StageProgress title={t('queued')} percent={undefined} details={[]} hint={t('mayLeave')} />
        )}
        {record.status === 'running' && <Running record={record} now={now} />}
        <Actions record={record} />
      </Card>
      {record.status === 'running' && <SortedSoFar />}
    </>
  );
}

function Uploading({ upload }: { upload: Upload }) {
  const { sentBytes, totalBytes } = upload;
  const pace = uploadPace(upload);
  return (
    <StageProgress
      title={t('uploading')}
      percent={(sentBytes / totalBytes) * 100}
      details={[
        t('uploadedOf', { done: formatBytes(sentBytes), total: formatBytes(totalBytes) }),
        pace && t('uploadRate', { rate: formatBytes(pace.bytesPerSecond) }),
        pace && formatTimeLeft(pace.secondsLeft),
      ]}
    />
  );
}

function Running({ record, now }: { record: Import; now: number }) {
  const { bytesRead, bytesTotal, counts, expected } = record;
  const { percent, conversationsPerSecond, secondsLeft } = importPace(record, now);
  const isKnown = expected !== undefined && expected >= counts.found;
  return (
    <StageProgress
      title={isKnown && counts.found === expected && expected > 0 ? t('finishing') : t('importing')}
      percent={percent}
      details={[
        isKnown
          ? t('conversationsOf', { done: counts.found, count: expected })
          : t('conversationsSoFar', { count: counts.found }),
        !isKnown && bytesRead > 0 && t('reading', { done: formatBytes(bytesRead), total: formatBytes(bytesTotal) }),
        conversationsPerSecond > 0 && t('rate', { rate: conversationsPerSecond }),
        secondsLeft !== undefined && formatTimeLeft(secondsLeft),
      ]}
      hint={t('mayLeave')}
    />
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
