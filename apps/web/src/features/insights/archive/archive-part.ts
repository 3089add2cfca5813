import type { Archive } from '@app/contract/archive';
import type { Category } from '@app/contract/categories';
import type { Point } from '../trends/use-trends-url-state.ts';

/** What every part of the page gets. */
export interface ArchivePartProps {
  archive: Archive;
  categories: readonly Category[];
  /** Lists the conversations of a point. */
  onOpen: (point: Point) => void;
}
