import type { ImportCounts } from '@app/contract/imports';

export type Outcome = 'created' | 'updated' | 'unchanged' | 'skipped';

export const zeroCounts = (): ImportCounts => ({ found: 0, created: 0, updated: 0, unchanged: 0, skipped: 0 });

/** Counts the conversations of an import by outcome, in total and per source. */
export class ImportTally {
  total: ImportCounts & { archived?: number };
  sources: Map<string, ImportCounts>;

  constructor(total: ImportTally['total'], sources: readonly ({ source: string } & ImportCounts)[]) {
    this.total = { ...total };
    this.sources = new Map(sources.map(({ source, ...counts }) => [source, { ...counts }]));
  }

  /** `source` is null if the provider of a skipped record is unknown. */
  add(outcome: Outcome, source: string | null): void {
    this.total.found += 1;
    this.total[outcome] += 1;
    if (source === null) return;
    const counts = this.sources.get(source) ?? zeroCounts();
    counts.found += 1;
    counts[outcome] += 1;
    this.sources.set(source, counts);
  }

  /** Counts a conversation that is archived at its source: a new one, or one that was archived since the last import. */
  addArchived(): void {
    this.total.archived = (this.total.archived ?? 0) + 1;
  }

  /** Takes over the counts of a transaction that succeeded. */
  replaceWith(other: ImportTally): void {
    this.total = other.total;
    this.sources = other.sources;
  }

  listSources(): ({ source: string } & ImportCounts)[] {
    return [...this.sources].map(([source, counts]) => ({ source, ...counts }));
  }
}
