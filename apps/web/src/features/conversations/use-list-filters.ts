import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';
import { useDebouncedValue } from '#lib/use-debounced-value.ts';

export interface ListFilters {
  /** The typed text, for the search box. */
  typed: string;
  setTyped: (text: string) => void;
  /** The debounced text, for the server. */
  q: string;
  isArchived: boolean;
  setArchived: (isArchived: boolean) => void;
}

/** Search text and archive filter, kept in the URL, so that a reload or a shared link reproduces them. */
export function useListFilters(): ListFilters {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(search.get('q') ?? '');
  // Kept in state too, so that the archive button responds immediately; the URL changes once the router has navigated.
  const [isArchived, setArchived] = useState(search.get('archived') === 'true');
  const q = useDebouncedValue(typed.trim(), 200);
  // Only this hook replaces history entries. After any other navigation the filters are read from the address.
  const { key } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    if (!isReplaced) {
      setTyped(search.get('q') ?? '');
      setArchived(search.get('archived') === 'true');
    }
  }

  useEffect(() => {
    if (q !== typed.trim()) return;
    const next = new URLSearchParams({ ...(q !== '' && { q }), ...(isArchived && { archived: 'true' }) });
    // Replaces the history entry, so that typing does not add steps to the back button.
    if (next.toString() !== search.toString()) setSearch(next, { replace: true, preventScrollReset: true });
  }, [q, typed, isArchived, search, setSearch]);

  return { typed, setTyped, q, isArchived, setArchived };
}
