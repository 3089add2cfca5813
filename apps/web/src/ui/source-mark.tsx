import { type MarkShape, sourceMarks } from '#lib/source-marks.ts';
import { cx } from './cx.ts';

/** The outline of each shape in a square of 24 units, and the position of its letters. */
const shapes: Record<MarkShape, { outline: string; x: number; y: number }> = {
  bubble: {
    outline: 'M4 3h16a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H9l-5 4v-4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
    x: 12,
    y: 14.5,
  },
  terminal: { outline: 'M3 3h18v18H3zM6 9l3 3-3 3', x: 15, y: 16 },
  editor: { outline: 'M7 3 2 12l5 9M17 3l5 9-5 9', x: 12, y: 16 },
  window: { outline: 'M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM3 7h18', x: 12, y: 18.5 },
  server: { outline: 'M3 3h18v14H3zM7 21h10M12 17v4', x: 12, y: 14 },
  mask: { outline: 'M4 4q8-3 16 0v7q-1 8-8 11-7-3-8-11z', x: 12, y: 16 },
  page: { outline: 'M5 2h10l4 4v16H5zM15 2v4h4', x: 12, y: 18 },
};

/** The mark of a conversation's source. Hidden from screen readers: the caller provides the name of the source. */
export function SourceMark({ source, className }: { source: keyof typeof sourceMarks; className?: string }) {
  const [shape, letters] = sourceMarks[source];
  const { outline, x, y } = shapes[shape];
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={cx('size-4.5 shrink-0 select-none', className)}>
      <path d={outline} fill="none" stroke="currentColor" strokeWidth={1.75} strokeLinejoin="round" />
      <text
        x={x}
        y={y}
        textAnchor="middle"
        fontSize={letters.length > 1 ? 9.5 : 11}
        fontWeight={700}
        fill="currentColor"
      >
        {letters}
      </text>
    </svg>
  );
}
