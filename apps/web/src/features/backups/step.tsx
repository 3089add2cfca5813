import type { ReactNode } from 'react';
import { Progress } from '#ui/progress.tsx';

export interface StepProps {
  label: string;
  /** 0 to 100; undefined while the end is unknown. */
  percent: number | undefined;
  note?: ReactNode;
}

/** Work that is going on. */
export function Step({ label, percent, note }: StepProps) {
  return (
    <div className="w-full">
      <p className="tabular mb-2 text-ui break-words">{label}</p>
      <Progress label={label} percent={percent} />
      {note !== undefined && <p className="mt-2 text-small text-muted">{note}</p>}
    </div>
  );
}
