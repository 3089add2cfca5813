import { Progress } from '#ui/progress.tsx';

export interface StageProgressProps {
  /** What is being done now. */
  title: string;
  /** 0 to 100; undefined while nothing is known. */
  percent: number | undefined;
  /** Numbers under the bar; falsy ones are left out. */
  details: readonly (string | false | undefined)[];
  hint?: string;
}

/** One stage of an import: what is being done, how far it is, and how long it takes. */
export function StageProgress({ title, percent, details, hint }: StageProgressProps) {
  const text = details.filter(Boolean).join(' · ');
  return (
    <div>
      <h2 className="text-section">{title}</h2>
      {/* The bar moves smoothly to each new percentage, and never beyond it. */}
      <Progress
        label={title}
        percent={percent}
        className="my-3 [&::-webkit-progress-value]:duration-1000! [&::-webkit-progress-value]:ease-linear"
      />
      {/* The line keeps its height before there are numbers. */}
      <p className="tabular min-h-5 text-ui text-second">{text}</p>
      {hint !== undefined && <p className="mt-1 text-small text-muted">{hint}</p>}
    </div>
  );
}
