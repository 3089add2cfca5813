import { useSearchParams } from 'react-router';
import type { PointQuery } from './trends.api.ts';

/** The URL parameters of the open point. */
const POINT_KEYS = ['category', 'source', 'topic', 'question', 'weekday', 'hour', 'start', 'end'] as const;

/** A bar, dot or number of a chart that opens a list of the conversations it counts. */
export interface Point {
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
  openPoint: (point: Point) => void;
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
    point: isOpen ? { name: params.get('name') ?? undefined, query: toQuery(params) } : undefined,
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

function toQuery(params: URLSearchParams): PointQuery {
  const read = (key: string) => params.get(key) ?? undefined;
  const number = (key: string) => (params.has(key) ? Number(params.get(key)) : undefined);
  return {
    from: read('start') ?? read('from'),
    to: read('end') ?? read('to'),
    categoryId: read('category'),
    source: read('source') as PointQuery['source'],
    topic: read('topic'),
    question: read('question'),
    weekday: number('weekday'),
    hour: number('hour'),
  };
}
