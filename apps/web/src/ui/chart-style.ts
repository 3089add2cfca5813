/** Shared chart styles: muted axes, and tooltips like the app's other surfaces. */
export const axisStyle = {
  stroke: 'var(--line)',
  tick: { fill: 'var(--text-muted)', fontSize: 12 },
  tickLine: false,
} as const;

export const tooltipStyle = {
  isAnimationActive: false,
  contentStyle: {
    background: 'var(--panel)',
    border: '1px solid var(--line)',
    borderRadius: 8,
    color: 'var(--text)',
    fontSize: 12.5,
  },
  itemStyle: { color: 'var(--text)', padding: 0 },
} as const;

export const chartMargins = { top: 8, right: 8, bottom: 0, left: 0 } as const;
