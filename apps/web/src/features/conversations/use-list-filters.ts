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

/** Search words and archive switch, kept in the address so that reload, back and a shared link show the same. */
export function useListFilters(): ListFilters {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(search.get('q') ?? '');
  const q = useDebouncedValue(typed.trim(), 200);
  const isArchived = search.get('archived') === 'true';

  useEffect(() => {
    if (q === (search.get('q') ?? '')) return;
    const next = new URLSearchParams(search);
    if (q === '') next.delete('q');
    else next.set('q', q);
    // Every pause in typing would otherwise be a step of the back button.
    setSearch(next, { replace: true, preventScrollReset: true });
  }, [q, search, setSearch]);

  return {
    typed,
    setTyped,
    q,
    isArchived,
    setArchived: (value) => {
      const next = new URLSearchParams(search);
      if (value) next.set('archived', 'true');
      else next.delete('archived');
      setSearch(next);
    },
  };
}
