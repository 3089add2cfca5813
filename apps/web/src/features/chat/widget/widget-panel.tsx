import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import type { Message } from '@app/contract/conversations';
import type { Suggestion } from '@app/contract/suggestions';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { cx } from '#ui/cx.ts';
import { ChatPanel, preloadThread } from '../chat-panel.tsx';
import { preloadMarkdown } from '../markdown/markdown.tsx';
import { ThreadSkeleton } from '../thread-skeleton.tsx';
import type { WidgetPanelProps } from './chat-widget.tsx';
import { ContextChip } from './context-chip.tsx';
import { ScreenTopics } from './screen-topics.tsx';
import type { ScreenTopic } from './screen-topic.ts';
import { useBottomSpace } from './use-bottom-space.ts';
import type { ChatContext } from './use-chat-context.ts';
import { useWidgetChat } from './use-widget-chat.ts';
import { useWidgetPlace } from './use-widget-place.ts';
import { WidgetHandles } from './widget-handles.tsx';
import { WidgetHeader } from './widget-header.tsx';
import { WidgetNotice } from './widget-notice.tsx';
import { t } from './widget.messages.ts';

/** The windows in which the panel floats and can be resized; in narrower ones it is a sheet at the bottom. */
const floatingQuery = '(min-width: 640px)';

export interface WidgetPanelContentProps extends WidgetPanelProps {
  topics: readonly ScreenTopic[];
  renderSuggestions: (message: Message) => ReactNode;
  onSuggestions: (suggestions: readonly Suggestion[]) => void;
  /** Shows a document of the conversation over the screen. */
  renderDocuments: (conversationId: string) => ReactNode;
}

/** The assistant's panel. Not modal: the screen stays usable, so the focus is not trapped. */
export function WidgetPanel(props: WidgetPanelContentProps) {
  const { mode, onModeChange, topics, renderSuggestions } = props;
  const titleId = useId();
  const isFloating = useMediaQuery(floatingQuery);
  const placed = useWidgetPlace();
  const chat = useWidgetChat(props);
  const { state, draft, status, context } = chat;
  const isEmpty = state.messages.length === 0 && state.turn === null && state.failures.length === 0;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    preloadThread();
    preloadMarkdown();
  }, []);
  const takeFocus = useEffectEvent(() => {
    if (mode !== 'open') return;
    // On a touch screen the keyboard covers the messages, so there only an empty chat focuses its input.
    const focusesInput = window.matchMedia('(pointer: fine)').matches || (isEmpty && props.continueRequest === null);
    const field = panel.current?.querySelector('textarea');
    if (!focusesInput || field == null || field.disabled) return panel.current?.focus({ preventScroll: true });
    field.focus({ preventScroll: true });
    return field.setSelectionRange(field.value.length, field.value.length);
  });
  useEffect(() => takeFocus(), [mode]);
  useBottomSpace('sheet', mode === 'open' && !isFloating);

  const removeContext = () => {
    chat.restart();
    panel.current?.querySelector('textarea')?.focus({ preventScroll: true });
  };
  const { place, change } = placed;
  const onMove = (dx: number, dy: number) => change({ right: place.right - dx, bottom: place.bottom - dy });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.nativeEvent.isComposing) onModeChange('closed');
  };
  const shownTopics = addReturnTopic(topics, context).filter(
    (topic) => topic.kind === 'ask' || topic.conversation.id !== state.conversationId,
  );
  return (
    <>
      {/* Escape closes the panel if the focus is in it. A <dialog> would have to be opened and closed by script. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
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
            isPartOfPage
            hasTimestamps
            threadLabel={t('thread')}
            placeholder={t('placeholder')}
            empty={status === 'loading' ? <ThreadSkeleton /> : chat.announcement === null && <EmptyWidget />}
            aboveInput={
              <>
                {context.title !== null && <ContextChip title={context.title} onRemove={removeContext} />}
                {draft.text === '' && <ScreenTopics topics={shownTopics} onAsk={draft.change} />}
              </>
            }
            renderSuggestions={renderSuggestions}
          />
        </div>
      </div>
      {state.conversationId !== null && props.renderDocuments(state.conversationId)}
    </>
  );
}

/** Adds the conversation that was closed by going to another screen, so that it can be continued. */
function addReturnTopic(topics: readonly ScreenTopic[], context: ChatContext): readonly ScreenTopic[] {
  const conversation = context.previousConversation;
  if (conversation === null) return topics;
  const label = t('returnTo', { title: conversation.title ?? t('previousChat') });
  return [...topics, { kind: 'continue', label, conversation }];
}

function EmptyWidget() {
  return <p className="mx-auto max-w-xs py-12 text-center text-ui text-balance text-muted">{t('empty')}</p>;
}

function floatingStyle({ right, bottom, width, height }: ReturnType<typeof useWidgetPlace>['place'], isOpen: boolean) {
  return { right, bottom, width, ...(isOpen && { height }) };
}
