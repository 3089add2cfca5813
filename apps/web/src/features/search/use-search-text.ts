import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { useDebouncedValue } from '#lib/use-debounced-value.ts';

const LikeState = z.object({ likeTitle: z.string() });

/**
 * The search text, kept in the address; `q` is the debounced `typed`. `like` is the conversation whose like are searched
 * for, until something is typed.
 */
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

  const likeId = search.get('like');
  const state = LikeState.safeParse(useLocation().state);
  const like = likeId === null ? null : { id: likeId, title: state.success ? state.data.likeTitle : undefined };
  return { typed, setTyped, q, like };
}
