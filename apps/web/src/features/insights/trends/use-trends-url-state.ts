import { useSearchParams } from 'react-router';
import type { PointQuery } from './trends.api.ts';

/** The URL parameters of the open point. */
const POINT_KEYS = ['category', 'source', 'topic', 'question', 'weekday', 'hour', 'start', 'end'] as const;

/** A bar, dot or number of a chart that opens the list of the conversations counted in it. */
export interface ChartPoint {
  /** The heading of the sheet. */
  name: string;
  category?: string;
  source?: string;
  topic?: string;
  question?: string;
  weekday?: number;
  hour?: number;
  /** The first and last day; without them the point covers the range of the charts. */
  start?: string;
  end?: string;
}

export interface TrendsUrlState {
  range: { from?: string; to?: string };
  setRange: (range: { from?: string; to?: string }) => void;
  /** Undefined while no point is open. */
  point: { name: string | undefined; query: PointQuery } | undefined;
  openPoint: (point: ChartPoint) => void;
  closePoint: () => void;
}

/** The range and the open point, kept in the URL, so that links reproduce them and Back closes the point. */
export function useTrendsUrlState(): TrendsUrlState {
  const [params, setParams] = useSearchParams();
  const [from, to] = [params.get('from') ?? undefined, params.get('to') ?? undefined];
  const range = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const isOpen = POINT_KEYS.some((key) => params.has(key));
  return {
    range,
    setRange: (next) => setParams(new URLSearchParams({ ...next }), { replace: true }),
    point: isOpen ? { name: params.get('name') ?? undefined, query: toPointQuery(params) } : undefined,
    openPoint: (point) =>
      setParams((before) => {
        const next = withoutPoint(before);
        for (const [key, value] of Object.entries(point)) next.set(key, String(value));
        return next;
      }),
    closePoint: () => setParams(withoutPoint, { replace: true }),
  };
}

function withoutPoint(before: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const key of ['name', ...POINT_KEYS]) next.delete(key);
  return next;
}

function toPointQuery(params: URLSearchParams): PointQuery {
  const textOf = (key: string) => params.get(key) ?? undefined;
  const numberOf = (key: string) => (params.has(key) ? Number(params.get(key)) : undefined);
  return {
    from: textOf('start') ?? textOf('from'),
    to: textOf('end') ?? textOf('to'),
    categoryId: textOf('category'),
    source: textOf('source') as PointQuery['source'],
    topic: textOf('topic'),
    question: textOf('question'),
    weekday: numberOf('weekday'),
    hour: numberOf('hour'),
  };
}
