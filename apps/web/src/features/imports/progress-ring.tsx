/** At least this much of the ring is drawn, so that it is visible from the start. */
const MIN_PERCENT = 3;
const radius = 7;
const circumference = 2 * Math.PI * radius;

/** Progress at icon size. Hidden from screen readers: the link around the ring has the number in its label. */
export function ProgressRing({ percent }: { percent: number }) {
  const arcLength = (circumference * Math.min(100, Math.max(MIN_PERCENT, percent))) / 100;
  return (
    <svg aria-hidden viewBox="0 0 18 18" fill="none" className="size-[var(--size-icon)] -rotate-90">
      <circle cx="9" cy="9" r={radius} stroke="currentColor" strokeOpacity="0.22" strokeWidth="2.25" />
      <circle
        cx="9"
        cy="9"
        r={radius}
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeDasharray={`${arcLength} ${circumference}`}
      />
    </svg>
  );
}
