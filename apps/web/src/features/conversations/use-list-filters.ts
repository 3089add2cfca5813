import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDebouncedValue } from '#lib/use-debounced-value.ts';

export interface ListFilters {
  /** As typed; the box shows it. */
  typed: string;
  setTyped: (text: string) => void;
  /** As asked of the server: typed, once typing paused. */
  q: string;
  isArchived: boolean;
  setArchived: (isArchived: boolean) => void;
}

/** Search words and archive switch, kept in the address so that a reload and a shared link show the same. */
export function useListFilters(): ListFilters {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(search.get('q') ?? '');
  // The switch itself must answer at once; the address follows when the router is ready.
  const [isArchived, setArchived] = useState(search.get('archived') === 'true');
  const q = useDebouncedValue(typed.trim(), 200);

  useEffect(() => {
    const next = new URLSearchParams({ ...(q !== '' && { q }), ...(isArchived && { archived: 'true' }) });
    // Every pause in typing would otherwise be a step of the back button.
    if (next.toString() !== search.toString()) setSearch(next, { replace: true, preventScrollReset: true });
  }, [q, isArchived, search, setSearch]);

  return { typed, setTyped, q, isArchived, setArchived };
}
