import type { Archive } from '@app/contract/archive';
import type { Category } from '@app/contract/categories';
import type { ChartPoint } from '../trends/use-trends-url-state.ts';

/** The props that most panels of the page have in common. */
export interface ArchivePartProps {
  archive: Archive;
  categories: readonly Category[];
  /** Lists the conversations that a point, such as a month or a topic, counts. */
  onOpen: (point: ChartPoint) => void;
}
