import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDebouncedValue } from '#lib/use-debounced-value.ts';

/** The search text, kept in the address; `q` is the debounced `typed`. */
export function useSearchText() {
  const [search, setSearch] = useSearchParams();
  const inAddress = search.get('q') ?? '';
  const [typed, setTyped] = useState(inAddress);
  const q = useDebouncedValue(typed.trim(), 250);
  const [seen, setSeen] = useState(inAddress);
  // The page was opened again with another search.
  if (seen !== inAddress) {
    setSeen(inAddress);
    if (inAddress !== q) setTyped(inAddress);
  }

  useEffect(() => {
    if (q === typed.trim() && q !== inAddress) setSearch(q === '' ? {} : { q }, { replace: true });
  }, [q, typed, inAddress, setSearch]);

  return { typed, setTyped, q };
}
