import type { SearchHit } from '@app/contract/search';
import { FileText, MessageSquare, Search } from 'lucide-react';
import { type RefObject, useMemo } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { useSideConversations } from '#features/conversations/conversations.api.ts';
import { conversationPath } from '#features/conversations/open-conversation.ts';
import { hitPath } from '#features/search/hit-path.ts';
import { useSearch } from '#features/search/search.api.ts';
import { formatDate } from '#lib/dates.ts';
import { useDebouncedValue } from '#lib/use-debounced-value.ts';
import { useLatest } from '#lib/use-latest.ts';
import { useViewer } from '#lib/viewer.ts';
import { type CommandGroup, type CommandItem, CommandSurface } from '#ui/command-surface.tsx';
import { matchesLabel, listActions, listScreens } from './palette-actions.tsx';
import { t as field } from './palette-field.messages.ts';
import { t } from './palette.messages.ts';

const MAX_SHOWN = 6;

export interface CommandPaletteProps {
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
  followsEarlyField: boolean;
  typed: string;
  onTypedChange: (typed: string) => void;
  onShowShortcuts: () => void;
}

/** Search over conversations, screens and actions. */
export function CommandPalette({ typed, onTypedChange, onShowShortcuts, ...surface }: CommandPaletteProps) {
  const { groups, isBusy } = usePaletteGroups(typed.trim(), onShowShortcuts);
  return (
    <CommandSurface
      {...surface}
      label={field('label')}
      placeholder={field('placeholder')}
      text={typed}
      onTextChange={onTypedChange}
      groups={groups}
      empty={t('empty')}
      isBusy={isBusy}
    />
  );
}

function usePaletteGroups(text: string, onShowShortcuts: () => void): { groups: CommandGroup[]; isBusy: boolean } {
  const navigate = useNavigate();
  const showShortcuts = useLatest(onShowShortcuts);
  const debouncedText = useDebouncedValue(text, 150);
  // The server refuses a query without a word, such as '?'.
  const search = useSearch(hasWord(debouncedText) ? debouncedText : '', MAX_SHOWN);
  const { items: recent, isPending } = useRecentItems(navigate);
  const actions = useMemo(() => listActions(navigate, showShortcuts), [navigate, showShortcuts]);
  const screens = useMemo(() => listScreens(navigate), [navigate]);
  const hits = useHitItems(search.data, navigate);

  if (text === '') {
    const groups = [
      { heading: t('recent'), items: recent },
      { heading: t('actions'), items: actions },
      { heading: t('screens'), items: screens },
    ];
    return { groups, isBusy: isPending };
  }

  const searchItem = {
    id: 'search-everything',
    label: t('everything', { text }),
    icon: <Search aria-hidden />,
    onSelect: () => void navigate(`/search?${new URLSearchParams({ q: text }).toString()}`),
  };
  const matching = [...actions, ...screens].filter(
    ({ id, label }) => matchesLabel(label, text) || (text === '?' && id === 'shortcuts'),
  );
  const groups = [
    // A screen or an action whose name contains the typed words is the most likely match.
    { heading: t('actions'), items: matching },
    // An invalid query, such as a half-typed operator, has no hits; the search screen explains it.
    { heading: t('conversations'), items: search.isError || !hasWord(text) ? [] : hits },
    { heading: t('search'), items: hasWord(text) ? [searchItem] : [] },
  ];
  return { groups, isBusy: search.isFetching };
}

function useRecentItems(navigate: NavigateFunction): { items: CommandItem[]; isPending: boolean } {
  const { timeZone } = useViewer();
  const { pinned, others } = useSideConversations();
  const first = others.data?.pages[0]?.items;
  const items = useMemo(
    () =>
      [...(pinned.data ?? []), ...(first ?? [])].slice(0, MAX_SHOWN).map(({ id, title, updatedAt }) => ({
        id,
        label: title === '' ? t('untitled') : title,
        icon: <MessageSquare aria-hidden />,
        hint: formatDate(updatedAt, timeZone),
        onSelect: () => void navigate(conversationPath(id)),
      })),
    [pinned.data, first, timeZone, navigate],
  );
  return { items, isPending: others.isPending };
}

function useHitItems(found: ReturnType<typeof useSearch>['data'], navigate: NavigateFunction): CommandItem[] {
  const { timeZone } = useViewer();
  return useMemo(() => {
    const hits: readonly SearchHit[] = found?.pages.flatMap(({ items }) => items) ?? [];
    return hits.map((hit) => ({
      id: hit.document?.id ?? hit.conversationId,
      label: hit.title === '' ? t('untitled') : hit.title,
      detail: hit.document === undefined ? hit.snippet : `${hit.document.title}: ${hit.snippet}`,
      icon: hit.document === undefined ? <MessageSquare aria-hidden /> : <FileText aria-hidden />,
      hint: formatDate(hit.createdAt, timeZone),
      onSelect: () => void navigate(hitPath(hit)),
    }));
  }, [found, timeZone, navigate]);
}

const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
