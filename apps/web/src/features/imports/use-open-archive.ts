import type { Import } from '@app/contract/imports';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isFinished } from './import-status.ts';

/** Whether the receipt shows something the user should see: skipped records, kept files or a notice. */
const needsAttention = ({ skipped, kept, notice }: Import): boolean =>
  skipped.length > 0 || kept.length > 0 || notice !== undefined;

/** Opens the archive when an import completes on this screen with new conversations, unless it needs attention. */
export function useOpenArchive(record: Import): void {
  const navigate = useNavigate();
  const wasRunning = useRef(false);
  const { id, status, counts } = record;
  const isDone = status === 'completed' && counts.created > 0 && !needsAttention(record);
  useEffect(() => {
    if (!isFinished(status)) wasRunning.current = true;
    else if (wasRunning.current && isDone) {
      void navigate('/archive', { state: { imported: { id, count: counts.created } } });
    }
  }, [navigate, id, status, isDone, counts.created]);
}
