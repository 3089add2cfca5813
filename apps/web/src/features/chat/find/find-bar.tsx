import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { findInConversation } from '@app/contract/conversation-branches';
import { translator } from '#lib/messages.ts';
import { endpointQuery } from '#lib/query-client.ts';
import { useDebouncedValue } from '#lib/use-debounced-value.ts';
import { Input } from '#ui/input.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { usePaintedText } from './use-painted-text.ts';

const t = translator({
  find: 'Find in this conversation',
  place: '{shown, number} of {total, plural, one {# message} other {# messages}}',
  nothing: 'Not in this conversation',
  failed: 'The search failed. Please try again.',
  previous: 'Previous message with this text',
  next: 'Next message with this text',
  close: 'Close the search',
});

/** The search starts after a pause of this length in typing. */
const TYPING_PAUSE_MS = 200;

export interface FindBarProps {
  conversationId: string;
  /** The last message of the branch that is shown. */
  leafId: string | null;
  /** The element with the messages. */
  root: RefObject<HTMLElement | null>;
  onShow: (messageId: string) => void;
  onClose: () => void;
}

/** Finds a text in all messages of the shown branch, rendered or not, and moves from one match to the next. */
export function FindBar({ conversationId, leafId, root, onShow, onClose }: FindBarProps) {
  const [text, setText] = useState('');
  const [origin] = useState(() => document.activeElement);
  const needle = useDebouncedValue(text.trim(), TYPING_PAUSE_MS);
  const [place, setPlace] = useState({ needle, index: 0 });
  const isBackwards = useRef(false);
  const query = endpointQuery(findInConversation, {
    params: { id: conversationId },
    query: { q: needle, ...(leafId !== null && { leafId }) },
  });
  const { data, isError } = useQuery({
    ...query,
    enabled: needle !== '',
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const found = needle === '' ? [] : (data ?? []);
  const index = place.needle === needle ? Math.min(place.index, Math.max(0, found.length - 1)) : 0;
  const messageId = found[index]?.messageId;
  const show = useEffectEvent(onShow);
  useEffect(() => {
    if (messageId !== undefined) show(messageId);
  }, [messageId, place]);
  usePaintedText(root, found.length === 0 ? '' : needle);

  const move = (step: number) => setPlace({ needle, index: (index + step + found.length) % Math.max(1, found.length) });
  // Handled on submit and not on keydown: on keydown of Enter the thread would stop following the match.
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    move(isBackwards.current ? -1 : 1);
  };
  const close = () => {
    onClose();
    if (origin instanceof HTMLElement) origin.focus({ preventScroll: true });
  };
  const status = () => {
    if (isError) return t('failed');
    if (needle === '' || data === undefined) return '';
    return found.length === 0 ? t('nothing') : t('place', { shown: index + 1, total: found.length });
  };
  return (
    <search data-keeps-focus className="border-b border-line px-4 py-2 md:pr-6 md:pl-(--size-title-inset)">
      <form onSubmit={submit} className="flex items-center gap-1">
        <Input
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          aria-label={t('find')}
          placeholder={t('find')}
          enterKeyHint="search"
          autoComplete="off"
          className="min-w-0 max-w-80 flex-1"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            isBackwards.current = event.shiftKey;
            if (event.key === 'Escape') close();
          }}
        />
        <output className="tabular shrink-0 px-1 text-small text-muted md:flex-1 md:px-2">{status()}</output>
        <PlainIconButton
          label={t('previous')}
          title={t('previous')}
          icon={<ChevronUp aria-hidden />}
          disabled={found.length < 2}
          onClick={() => move(-1)}
        />
        <PlainIconButton
          label={t('next')}
          title={t('next')}
          icon={<ChevronDown aria-hidden />}
          disabled={found.length < 2}
          onClick={() => move(1)}
        />
        <PlainIconButton label={t('close')} title={t('close')} icon={<X aria-hidden />} onClick={close} />
      </form>
    </search>
  );
}
