import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { useDebouncedValue } from '#lib/use-debounced-value.ts';

/** The title of the conversation, which the link “More like this” passes along in the state of the location. */
const LikeState = z.object({ likeTitle: z.string() });

/**
 * The search text, kept in the URL: `typed` is the text in the search box, and `q` the debounced text to search for.
 * While nothing is typed, `like` is the conversation for which the page shows similar conversations.
 */
export function useSearchText() {
  const [searchParams, setSearchParams] = useSearchParams();
  const urlText = searchParams.get('q') ?? '';
  const [typed, setTyped] = useState(urlText);
  const q = useDebouncedValue(typed.trim(), 250);
  const [lastUrlText, setLastUrlText] = useState(urlText);
  // The page was opened again with another search.
  if (lastUrlText !== urlText) {
    setLastUrlText(urlText);
    if (urlText !== q) setTyped(urlText);
  }

  useEffect(() => {
    if (q === typed.trim() && q !== urlText) setSearchParams(q === '' ? {} : { q }, { replace: true });
  }, [q, typed, urlText, setSearchParams]);

  const likeId = searchParams.get('like');
  const state = LikeState.safeParse(useLocation().state);
  const like = likeId === null ? null : { id: likeId, title: state.success ? state.data.likeTitle : undefined };
  return { typed, setTyped, q, like };
}
