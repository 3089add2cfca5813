import { Highlighter } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Popover } from '#ui/popover.tsx';
import { HighlightItem } from './highlight-item.tsx';
import { useHighlights } from './highlights.api.ts';
import { t } from './highlights.messages.ts';

export interface HighlightsButtonProps {
  conversationId: string;
  onShowMessage: (messageId: string) => void;
}

/** The list of a conversation's highlights. Renders nothing for a conversation without any. */
export function HighlightsButton({ conversationId, onShowMessage }: HighlightsButtonProps) {
  const highlights = useHighlights(conversationId).data ?? [];
  const count = highlights.length;
  if (count === 0) return null;
  return (
    <Popover
      align="end"
      label={t('title')}
      className="flex max-h-[70dvh] w-[min(26rem,calc(100vw-2rem))] flex-col overflow-y-auto"
      trigger={
        <Button size="small" variant="ghost" title={t('button', { count })} aria-label={t('button', { count })}>
          <Highlighter aria-hidden />
          <span className="tabular">{count}</span>
        </Button>
      }
    >
      {(close) => (
        <ul className="divide-y divide-line">
          {highlights.map((highlight) => (
            <li key={highlight.id} className="p-4">
              <HighlightItem
                highlight={highlight}
                onShow={() => {
                  close();
                  onShowMessage(highlight.messageId);
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
