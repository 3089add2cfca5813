/**
 * An entry of a time axis: a period, or a pause of `skipped` periods. A pause has the `item` and the `index` of its
 * first period.
 */
export interface AxisEntry<Item> {
  item: Item;
  index: number;
  /** 0 for a period that is shown. */
  skipped: number;
}

/** A pause of at least this many periods is folded, so that the other periods are not squeezed together. */
const MIN_PAUSE = 6;

/** The periods of a time axis, each long pause between them folded to one entry. */
export function foldPauses<Item>(items: readonly Item[], isEmpty: (item: Item) => boolean): AxisEntry<Item>[] {
  const entries: AxisEntry<Item>[] = [];
  let pause: AxisEntry<Item>[] = [];
  for (const [index, item] of items.entries()) {
    const entry = { item, index, skipped: 0 };
    if (isEmpty(item)) {
      pause.push(entry);
      continue;
    }
    const [first] = pause;
    if (first !== undefined && pause.length >= MIN_PAUSE) entries.push({ ...first, skipped: pause.length });
    else entries.push(...pause);
    pause = [];
    entries.push(entry);
  }
  return [...entries, ...pause];
}
