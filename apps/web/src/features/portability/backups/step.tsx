import type { ReactNode } from 'react';
import { Progress } from '#ui/progress.tsx';

export interface StepProps {
  label: string;
  /** 0 to 100; undefined while the total is unknown. */
  percent: number | undefined;
  note?: ReactNode;
}

/** A running step with its progress. */
export function Step({ label, percent, note }: StepProps) {
  return (
    <div className="w-full">
      <p className="tabular mb-2 text-ui break-words">{label}</p>
      <Progress label={label} percent={percent} />
      {note !== undefined && <p className="mt-2 text-small text-muted">{note}</p>}
    </div>
  );
}
