import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ConversationDetail } from '@app/contract/conversations';
import { hasErrorCode } from '#lib/api-error.ts';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { useViewer } from '#lib/viewer.ts';
import { cx } from '#ui/cx.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { showToast } from '#ui/toast-store.ts';
import { ChatHeader } from './chat-header.tsx';
import { ChatPanel, preloadThread } from './chat-panel.tsx';
import type { TurnOutcome } from './chat-state.ts';
import { refreshAfterTurn, refreshDocuments, refreshUsage, useConversation, useIsChatLocked } from './chat.api.ts';
import { t } from './chat.messages.ts';
import { t as conversationText } from './conversation.messages.ts';
import { FindButton } from './find/find-button.tsx';
import { OpenFindBar, useFind } from './find/find-in-chat.tsx';
import type { ChatScreenProps } from './home-chat.tsx';
import { preloadMarkdown } from './markdown/markdown.tsx';
import type { SpokenReply } from './reply-announcer.tsx';
import { OutlineButton, OutlineColumn, OutlineSpacer } from './question-outline.tsx';
import { ReadingMenu } from './reading-menu.tsx';
import { readingStyle, useReadingChoice } from './reading-choice.ts';
import { shownConversation } from './shown-conversation.ts';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import { handleRefusal } from './turn-failure.ts';
import { useChatSession } from './use-chat-session.ts';
import { useDraft } from './use-draft.ts';
import { useJumpTarget } from './use-jump-target.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { useOutline } from './use-outline.ts';

// A saved conversation needs its messages and the renderer at once, so they load in parallel with this screen.
preloadThread();
preloadMarkdown();

/** The minimum widths for an outline in a column, without and with a panel beside the messages. */
const columnAlone = '(min-width: 1300px)';
const columnBesidePanel = '(min-width: 1720px)';

export interface ConversationChatProps extends ChatScreenProps {
  conversationId: string;
  /** Data from the navigation state, shown before the conversation has loaded. */
  title: string | undefined;
  categoryName: string | undefined;
  backRoute: string | undefined;
  /** The message to open at, on any branch. */
  targetId?: string | undefined;
  /** A new value scrolls to the target message again. */
  targetRequests?: number | undefined;
  /** Shown next to the title. */
  actions?: ReactNode;
  /** Below the title. */
  renderFacts: (conversation: ConversationDetail) => ReactNode;
  /** A panel beside or over the messages. */
  sidePanel?: ReactNode;
  /** An open panel leaves less width for the messages and the outline. */
  isSidePanelOpen?: boolean;
}

/** A saved conversation that can be continued. A failed question stays on screen above a failure line. */
export function ConversationChat(props: ConversationChatProps) {
  const { conversationId, renderSuggestions, onSuggestions, targetId, targetRequests } = props;
  const { id: userId } = useViewer();
  const client = useQueryClient();
  const draft = useDraft(`${userId}_${conversationId}`);
  const isLocked = useIsChatLocked();
  const [spokenReply, setSpokenReply] = useState<SpokenReply | null>(null);
  const { data, error, refetch } = useConversation(conversationId);
  const { session, state } = useChatSession({
    onStarted: () => notifyOtherTabs(conversationId),
    onSettled: handleOutcome,
  });
  useEffect(() => {
    if (data !== undefined) session.load(data);
  }, [session, data]);
  const target = useJumpTarget(targetId, targetRequests);
  useEffect(() => {
    if (data !== undefined && target.id !== undefined) session.showMessage(target.id);
  }, [session, data, target.id, target.requestCount]);
  const find = useFind();
  const messages = useRef<HTMLDivElement>(null);
  const outline = useOutline(session, state, target.jumpTo);
  const hasColumn = useMediaQuery(props.isSidePanelOpen === true ? columnBesidePanel : columnAlone);
  const notifyOtherTabs = useOtherTabs(conversationId, () => void refetch());

  function handleOutcome(outcome: TurnOutcome): void {
    if (outcome.kind === 'replied' || outcome.kind === 'interrupted') {
      if (outcome.kind === 'replied') {
        setSpokenReply({ text: outcome.text });
        onSuggestions(outcome.suggestions);
      }
      notifyOtherTabs(conversationId);
      if (outcome.mustReload) {
        void refetch();
        void refreshDocuments(client, conversationId);
      }
      void refreshAfterTurn(client);
      return;
    }
    void refreshUsage(client);
    if (outcome.kind === 'withdrawn') {
      if (outcome.text !== null) draft.restore(outcome.text, outcome.files);
      return;
    }
    handleRefusal(outcome, {
      session,
      draft,
      onBusy: () => void refetch(),
      onDeleted: () =>
        showToast({ title: t('error'), description: conversationText('deletedWhileOpen'), tone: 'danger' }),
    });
  }

  const category = props.categoryName ?? data?.category.name ?? conversationText('unknownCategory');
  const title = data?.title ?? props.title ?? '';
  return (
    <section className="flex min-h-0 min-w-0 flex-1 flex-col">
      <ChatHeader
        title={title === '' ? t('untitled') : title}
        back={{
          label: conversationText('backTo', { category }),
          shortLabel: category,
          path: backPath(props, data?.categoryId),
        }}
        facts={data && props.renderFacts(shownConversation(data, state))}
        actions={
          <>
            {!hasColumn && <OutlineButton {...outline} />}
            <FindButton {...find} />
            <ReadingMenu />
            {props.actions}
          </>
        }
      />
      <OpenFindBar
        {...find}
        conversationId={conversationId}
        leafId={state.activeLeafId}
        root={messages}
        onShow={target.jumpTo}
      />
      <div ref={messages} className="flex min-h-0 flex-1" style={readingStyle(useReadingChoice())}>
        {hasColumn && <OutlineSpacer />}
        <div className={cx('flex min-w-0 flex-col', hasColumn ? 'grow basis-thread' : 'flex-1')}>
          {data === undefined && error !== null ? (
            <LoadFailure error={error} onRetry={() => void refetch()} />
          ) : (
            <ChatPanel
              session={session}
              state={state}
              draft={draft}
              isLocked={isLocked}
              placeholder={conversationText('continuePlaceholder')}
              hint={conversationText('hint')}
              empty={
                data === undefined ? (
                  <ThreadSkeleton />
                ) : (
                  <p className="py-16 text-center text-muted">{conversationText('noMessages')}</p>
                )
              }
              spokenReply={spokenReply}
              targetId={target.id}
              targetRequests={target.requestCount}
              onRead={outline.onRead}
              renderSuggestions={renderSuggestions}
            />
          )}
        </div>
        {hasColumn && <OutlineColumn {...outline} />}
        {props.sidePanel}
      </div>
    </section>
  );
}

/** The list that the conversation was opened from, or else the page of its category. */
function backPath({ backRoute }: ConversationChatProps, categoryId: string | undefined): string {
  if (backRoute !== undefined) return backRoute;
  return categoryId === undefined ? '/categories' : `/categories/${categoryId}`;
}

function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (hasErrorCode(error, 'conversations.not_found')) {
    return <ErrorState title={conversationText('notFound')} description={conversationText('notFoundText')} />;
  }
  return (
    <ErrorState
      title={t('loadFailed')}
      description={t('loadFailedText')}
      retryLabel={t('tryAgain')}
      onRetry={onRetry}
    />
  );
}
