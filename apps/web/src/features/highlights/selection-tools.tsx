import { type RefObject, useEffect, useState } from 'react';
import { Highlighter, TextQuote } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useCreateHighlight, useHighlights } from './highlights.api.ts';
import { t } from './highlights.messages.ts';
import { messageElementOf, messageIdOf, usePainted } from './paint.ts';
import { type Passage, readPassage } from './passage.ts';

export interface SelectionToolsProps {
  /** The element of the chat. */
  root: RefObject<HTMLElement | null>;
  /** Null while the chat is not stored: then passages can only be quoted. */
  conversationId: string | null;
  onQuote: (text: string) => void;
}

interface Selected {
  passage: Passage;
  messageId: string;
  top: number;
  left: number;
}

const noHighlights: readonly never[] = [];

/** A bar above the text that is selected in a message, and the highlights of the conversation in its text. */
export function SelectionTools({ root, conversationId, onQuote }: SelectionToolsProps) {
  const [selected, clear] = useSelected(root);
  const highlights = useHighlights(conversationId).data ?? noHighlights;
  const create = useCreateHighlight(conversationId);
  usePainted(root, highlights);
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
function useSelected(root: RefObject<HTMLElement | null>): [Selected | null, () => void] {
  const [selected, setSelected] = useState<Selected | null>(null);
  useEffect(() => {
    const read = () => setSelected(readSelected(root.current));
    const dropEmpty = () => {
      if (window.getSelection()?.isCollapsed !== false) setSelected(null);
    };
    const clear = () => setSelected(null);
    document.addEventListener('pointerup', read);
    document.addEventListener('keyup', read);
    document.addEventListener('selectionchange', dropEmpty);
    document.addEventListener('scroll', clear, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointerup', read);
      document.removeEventListener('keyup', read);
      document.removeEventListener('selectionchange', dropEmpty);
      document.removeEventListener('scroll', clear, { capture: true });
    };
  }, [root]);
  return [selected, () => setSelected(null)];
}

/** Distance in pixels between the top of the bar and the top of the selected text. */
const BAR_DISTANCE = 44;
/** Half of the bar's width in pixels: its middle stays this far from the edges of the window. */
const HALF_BAR_WIDTH = 110;

function readSelected(root: HTMLElement | null): Selected | null {
  const selection = window.getSelection();
  if (root === null || selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const message = messageElementOf(range.startContainer);
  // A selection across several messages is ignored.
  if (message === undefined || !root.contains(message) || messageElementOf(range.endContainer) !== message) return null;
  const passage = readPassage(message, range);
  if (passage === undefined) return null;
  const { top, left, width } = range.getBoundingClientRect();
  const middle = Math.min(Math.max(left + width / 2, HALF_BAR_WIDTH), window.innerWidth - HALF_BAR_WIDTH);
  return { passage, messageId: messageIdOf(message), top: Math.max(top - BAR_DISTANCE, 8), left: middle };
}
