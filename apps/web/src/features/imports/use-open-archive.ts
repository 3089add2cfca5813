import type { Import } from '@app/contract/imports';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { isFinished } from './import-status.ts';

/** Whether the receipt shows something the user should see: skipped records, kept files or a notice. */
const needsAttention = ({ skipped, kept, notice }: Import): boolean =>
  skipped.length > 0 || kept.length > 0 || notice !== undefined;

/**
 * Opens the archive when an import completes on this screen with new conversations, unless the receipt needs attention.
 * Returns whether the archive is about to open.
 */
export function useOpenArchive(record: Import): boolean {
  const navigate = useNavigate();
  const [wasRunning] = useState(!isFinished(record.status));
  const { id, status, counts } = record;
  const isOpening = wasRunning && status === 'completed' && counts.created > 0 && !needsAttention(record);
  useEffect(() => {
    if (isOpening) void navigate('/archive', { state: { imported: { id, count: counts.created } } });
  }, [navigate, id, isOpening, counts.created]);
  return isOpening;
}
