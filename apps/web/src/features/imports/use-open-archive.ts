import type { Import } from '@app/contract/imports';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isFinished } from './import-status.ts';

/** Whether the receipt has something to look at: what was skipped or kept, or a notice. Then it stays open. */
const hasOpenPoints = ({ skipped, kept, notice }: Import): boolean =>
  skipped.length > 0 || kept.length > 0 || notice !== undefined;

/** Opens the archive when an import that was shown while it ran has brought something and nothing hinders. */
export function useOpenArchive(record: Import): void {
  const navigate = useNavigate();
  const wasRunning = useRef(false);
  const { id, status, counts } = record;
  const isDone = status === 'completed' && counts.created > 0 && !hasOpenPoints(record);
  useEffect(() => {
    if (!isFinished(status)) wasRunning.current = true;
    else if (wasRunning.current && isDone) {
      void navigate('/archive', { state: { imported: { id, count: counts.created } } });
    }
  }, [navigate, id, status, isDone, counts.created]);
}
