import { type RefObject, useEffect, useState } from 'react';
import { Highlighter, TextQuote } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useCreateHighlight, useHighlights } from './highlights.api.ts';
import { t } from './highlights.messages.ts';
import { messageElementOf, messageIdOf, usePaintedHighlights } from './paint.ts';
import { type Passage, readPassage } from './passage.ts';

export interface SelectionToolsProps {
  /** The element of the chat. */
  root: RefObject<HTMLElement | null>;
  /** Null while the chat is not stored: then passages can only be quoted. */
  conversationId: string | null;
  onQuote: (text: string) => void;
}

interface SelectedPassage {
  passage: Passage;
  messageId: string;
  top: number;
  left: number;
}

const noHighlights: readonly never[] = [];

/** A bar at the text that is selected in a message. Also paints the highlights of the conversation. */
export function SelectionTools({ root, conversationId, onQuote }: SelectionToolsProps) {
  const [selected, clear] = useSelected(root);
  const highlights = useHighlights(conversationId).data ?? noHighlights;
  const create = useCreateHighlight(conversationId);
  usePaintedHighlights(root, highlights);
  if (selected === null) return null;
  const { passage, messageId, top, left } = selected;
  const finish = () => {
    window.getSelection()?.removeAllRanges();
    clear();
  };
  return (
    <div
      role="toolbar"
      aria-label={t('tools')}
      style={{ top, left }}
      // The selection stays while a button is pressed.
      onPointerDown={(event) => event.preventDefault()}
      className="fixed z-40 flex -translate-x-1/2 gap-0.5 rounded-card border border-line bg-panel p-1 shadow-float"
    >
      <Button
        size="small"
        variant="ghost"
        onClick={() => {
          onQuote(passage.quote);
          finish();
        }}
      >
        <TextQuote aria-hidden />
        {t('quote')}
      </Button>
      {conversationId !== null && (
        <Button
          size="small"
          variant="ghost"
          onClick={() => {
            create.mutate({ messageId, ...passage }, { onSuccess: () => showToast({ title: t('marked') }) });
            finish();
          }}
        >
          <Highlighter aria-hidden />
          {t('highlight')}
        </Button>
      )}
    </div>
  );
}

/** The selection within one message; null if there is none. */
function useSelected(root: RefObject<HTMLElement | null>): [SelectedPassage | null, () => void] {
  const [selected, setSelected] = useState<SelectedPassage | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const listen = (type: string, listener: () => void) =>
      document.addEventListener(type, listener, { signal: stop.signal, capture: true, passive: true });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPressed = false;
    const read = () => {
      clearTimeout(timer);
      setSelected(readSelected(root.current));
    };
    // A long press and the handles of a touch screen select without releasing a pointer.
    const readSoon = () => {
      clearTimeout(timer);
      if (!isPressed && hasSelection()) timer = setTimeout(read, SETTLE_MS);
    };
    listen('pointerdown', () => (isPressed = true));
    listen('pointercancel', () => {
      isPressed = false;
      readSoon();
    });
    listen('pointerup', () => {
      isPressed = false;
      read();
    });
    listen('keyup', read);
    listen('selectionchange', () => (hasSelection() ? readSoon() : setSelected(null)));
    listen('scroll', () => {
      setSelected(null);
      readSoon();
    });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [root]);
  return [selected, () => setSelected(null)];
}

/** A selection that has not changed for this long is complete. */
const SETTLE_MS = 300;
const hasSelection = (): boolean => window.getSelection()?.isCollapsed === false;

/** Distance in pixels between the top of the bar and the top of the selected text. */
const BAR_DISTANCE = 44;
/** On touch screens the bar is below the text and its handles, because the system's own menu is above. */
const HANDLE_HEIGHT = 28;
const TOUCH_BAR_HEIGHT = 56;
/** Half of the bar's width in pixels: its middle stays this far from the edges of the window. */
const HALF_BAR_WIDTH = 110;

function readSelected(root: HTMLElement | null): SelectedPassage | null {
  const selection = window.getSelection();
  if (root === null || selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const message = messageElementOf(range.startContainer);
  // A selection across several messages is ignored.
  if (message === undefined || !root.contains(message) || messageElementOf(range.endContainer) !== message) return null;
  const passage = readPassage(message, range);
  if (passage === undefined) return null;
  const { top, bottom, left, width } = range.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight) return null;
  const middle = Math.min(Math.max(left + width / 2, HALF_BAR_WIDTH), window.innerWidth - HALF_BAR_WIDTH);
  const barTop = window.matchMedia('(pointer: coarse)').matches
    ? Math.min(bottom + HANDLE_HEIGHT, window.innerHeight - TOUCH_BAR_HEIGHT)
    : Math.max(top - BAR_DISTANCE, 8);
  return { passage, messageId: messageIdOf(message), top: barTop, left: middle };
}
