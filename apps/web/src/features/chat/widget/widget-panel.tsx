import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { Message } from '@app/contract/conversations';
import type { Suggestion } from '@app/contract/suggestions';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { cx } from '#ui/cx.ts';
import { ChatPanel } from '../chat-panel.tsx';
import { preloadMarkdown } from '../markdown/markdown.tsx';
import { ThreadSkeleton } from '../thread-skeleton.tsx';
import type { WidgetPanelProps } from './chat-widget.tsx';
import { ScreenTopics } from './screen-topics.tsx';
import type { ScreenTopic } from './screen-topic.ts';
import { useBottomSpace } from './use-bottom-space.ts';
import { useWidgetChat } from './use-widget-chat.ts';
import { useWidgetPlace } from './use-widget-place.ts';
import { WidgetHandles } from './widget-handles.tsx';
import { WidgetHeader } from './widget-header.tsx';
import { WidgetNotice } from './widget-notice.tsx';
import { t } from './widget.messages.ts';

/** From this width the panel floats and can be resized; below it is a sheet at the bottom. */
const floatingQuery = '(min-width: 640px)';

export interface WidgetPanelContentProps extends WidgetPanelProps {
  topics: readonly ScreenTopic[];
  renderSuggestions: (message: Message) => ReactNode;
  onSuggestions: (suggestions: readonly Suggestion[]) => void;
}

/** The assistant's panel. Not modal: the screen stays usable, so the focus is not trapped. */
export function WidgetPanel(props: WidgetPanelContentProps) {
  const { mode, onModeChange, topics, renderSuggestions } = props;
  const titleId = useId();
  const isFloating = useMediaQuery(floatingQuery);
  const placed = useWidgetPlace();
  const chat = useWidgetChat(props);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(preloadMarkdown, []);
  useEffect(() => {
    // On a touch screen the focus would open the keyboard over the messages.
    const field = window.matchMedia('(pointer: fine)').matches ? panel.current?.querySelector('textarea') : null;
    if (mode === 'open') (field ?? panel.current)?.focus({ preventScroll: true });
  }, [mode]);
  useBottomSpace('sheet', mode === 'open' && !isFloating);

  const { place, change } = placed;
  const onMove = (x: number, y: number) => change({ right: place.right - x, bottom: place.bottom - y });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.nativeEvent.isComposing) onModeChange('closed');
  };
  const { state, draft, status } = chat;
  const isEmpty = state.messages.length === 0 && state.turn === null && state.failures.length === 0;
  const shownTopics = topics.filter((topic) => topic.kind === 'ask' || topic.conversation.id !== state.conversationId);
  return (
    // Escape closes the panel wherever the focus is in it. A <dialog> would have to be opened and closed by script.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={panel}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      hidden={mode === 'closed'}
      data-mode={mode}
      onKeyDown={onKeyDown}
      style={isFloating ? floatingStyle(place, mode === 'open') : undefined}
      className={cx(
        'fixed z-40 flex flex-col border-line bg-panel shadow-float outline-none [&[hidden]]:hidden print:hidden',
        isFloating ? 'rounded-card border' : 'inset-x-0 bottom-0 rounded-t-card border-t',
        !isFloating && mode === 'open' && 'h-[var(--size-assistant-sheet)]',
      )}
    >
      {isFloating && mode === 'open' && <WidgetHandles {...placed} />}
      <WidgetHeader
        titleId={titleId}
        mode={mode}
        onModeChange={onModeChange}
        onMove={isFloating ? onMove : undefined}
        conversationId={state.messages.length > 0 ? state.conversationId : null}
        onNewChat={isEmpty && status === 'ready' ? undefined : chat.restart}
      />
      <div hidden={mode !== 'open'} className="flex min-h-0 flex-1 flex-col [&[hidden]]:hidden">
        <WidgetNotice
          status={status}
          onRetry={() => {
            if (state.conversationId !== null) chat.load(state.conversationId);
          }}
        />
        <ChatPanel
          {...chat}
          hasTimestamps
          threadLabel={t('thread')}
          placeholder={t('placeholder')}
          empty={status === 'loading' ? <ThreadSkeleton /> : chat.announcement === null && <EmptyWidget />}
          aboveInput={draft.text === '' && <ScreenTopics topics={shownTopics} onAsk={draft.change} />}
          renderSuggestions={renderSuggestions}
        />
      </div>
    </div>
  );
}

function EmptyWidget() {
  return <p className="mx-auto max-w-xs py-12 text-center text-ui text-balance text-muted">{t('empty')}</p>;
}

function floatingStyle({ right, bottom, width, height }: ReturnType<typeof useWidgetPlace>['place'], isOpen: boolean) {
  return { right, bottom, width, ...(isOpen && { height }) };
}
