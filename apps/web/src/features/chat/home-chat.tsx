import { useCallback, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ConversationDetail, Message } from '@app/contract/conversations';
import type { Suggestion } from '@app/contract/suggestions';
import { hasErrorCode } from '#lib/api-error.ts';
import { useViewer } from '#lib/viewer.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useFirstInteraction } from '#ui/use-first-interaction.ts';
import { ChatHeader } from './chat-header.tsx';
import { ChatPanel, preloadThread } from './chat-panel.tsx';
import type { ChatCallbacks, TurnOutcome } from './chat-state.ts';
import {
  loadConversation,
  refreshAfterTurn,
  refreshDocuments,
  refreshUsage,
  useConversation,
  useIsChatLocked,
} from './chat.api.ts';
import { t } from './chat.messages.ts';
import { preloadMarkdown } from './markdown/markdown.tsx';
import { writeOpenChat } from './open-chat.ts';
import type { SpokenReply } from './reply-announcer.tsx';
import { shownConversation } from './shown-conversation.ts';
import { type CategoryPlace, NewChat, noSettings } from './settings/new-chat.ts';
import { Starters } from './starters-panel.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import { failureCode, showSendFailure } from './turn-failure.ts';
import type { ChatAddress } from './use-chat-address.ts';
import { useChatSession } from './use-chat-session.ts';
import { useDraft } from './use-draft.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { useReopenedChat } from './use-reopened-chat.ts';
import { useThreadTools } from './use-thread-tools.tsx';
import { WelcomePanel } from './welcome-panel.tsx';

function preloadParts(): void {
  preloadThread();
  preloadMarkdown();
}

export interface ChatScreenProps {
  /** The suggestions found in a reply, shown below it. */
  renderSuggestions: (message: Message) => ReactNode;
  onSuggestions: (suggestions: readonly Suggestion[]) => void;
}

export interface HomeChatProps extends ChatScreenProps {
  address: Omit<ChatAddress, 'key'>;
  /** The category that a new chat begins in. */
  place?: CategoryPlace | undefined;
  /** Above the input of a chat that was started in a category; `isNew` until its first message. */
  renderPlace?: (place: CategoryPlace, isNew: boolean) => ReactNode;
  /** Below the title of a conversation. */
  renderFacts: (conversation: ConversationDetail) => ReactNode;
  /** Next to the title of a conversation. */
  renderActions: (conversation: ConversationDetail, callbacks: ConversationCallbacks) => ReactNode;
  /** A panel beside or over the messages. */
  sidePanel?: ReactNode;
}

export interface ConversationCallbacks {
  onDeleted: () => void;
  /** Shows a message of the conversation, on any branch. */
  onShowMessage: (messageId: string) => void;
}

/**
 * The assistant's main screen: a new chat, or the one in the address. A message that fails goes back into the input.
 */
export function HomeChat(props: HomeChatProps) {
  const { address, renderSuggestions, onSuggestions } = props;
  const { id: userId } = useViewer();
  const client = useQueryClient();
  const draft = useDraft(userId);
  const isLocked = useIsChatLocked();
  const [spokenReply, setSpokenReply] = useState<SpokenReply | null>(null);
  const [place] = useState(props.place);
  const [newChat] = useState(() => new NewChat(place));
  const callbacks: ChatCallbacks = {
    onStarted: ({ conversationId, messageId, userMessageId }, text) => {
      const pending = text === null ? undefined : { messageId, userMessageId, text };
      writeOpenChat(userId, { conversationId, ...(pending && { pending }) });
      address.setConversation(conversationId);
      notifyOtherTabs(conversationId);
    },
    onSettled: (outcome) => {
      const { conversationId } = session.readState();
      writeOpenChat(userId, conversationId === null ? null : { conversationId });
      address.setConversation(conversationId);
      handleOutcome(outcome);
    },
  };
  const { session, state } = useChatSession(callbacks, newChat);
  const [storedId, setStoredId] = useState(address.conversationId);
  const [focusCount, setFocusCount] = useState(0);
  const reopened = useReopenedChat(session, userId, address.conversationId, () => address.setConversation(null));
  const conversation = useConversation(storedId).data;
  const reload = (id: string) => void loadConversation(id).then((loaded) => session.load(loaded), ignoreFailure);
  const notifyOtherTabs = useOtherTabs(state.conversationId, reload);
  const { area, panel, buttons, findBar, jumpTo } = useThreadTools(session, state);
  // An empty chat needs the thread and the renderer only after the user has begun to write.
  useFirstInteraction(preloadParts);

  function handleOutcome(outcome: TurnOutcome): void {
    if (outcome.kind === 'replied' || outcome.kind === 'interrupted') {
      if (outcome.kind === 'replied') {
        setSpokenReply({ text: outcome.text });
        onSuggestions(outcome.suggestions);
      }
      setStoredId(outcome.conversationId);
      notifyOtherTabs(outcome.conversationId);
      if (outcome.mustReload) {
        reload(outcome.conversationId);
        void refreshDocuments(client, outcome.conversationId);
      }
      void refreshAfterTurn(client);
      return;
    }
    if (outcome.text !== null) draft.restore(outcome.text, outcome.files);
    void refreshUsage(client);
    if (outcome.kind === 'withdrawn') return;
    if (failureCode(outcome.error) === 'conversations.not_found') {
      openEmptyChat();
      showToast({ title: t('error'), description: t('deletedMeanwhile'), tone: 'danger' });
    } else showSendFailure(outcome.error);
  }

  const { change } = draft;
  const fillInput = useCallback(
    (text: string) => {
      change(text);
      setFocusCount((count) => count + 1);
    },
    [change],
  );

  function openEmptyChat(): void {
    session.startNewChat();
    newChat.write(noSettings);
    setStoredId(null);
    writeOpenChat(userId, null);
    address.setConversation(null);
  }

  const isEmpty = state.messages.length === 0 && state.turn === null;
  // Loaded data reaches the session after a paint, which would show the welcome of an empty chat for a moment.
  const isAwaited = address.conversationId !== null && address.conversationId !== state.conversationId;
  const isOpening = reopened.isLoading || (isAwaited && reopened.error === null);
  const isNew = isEmpty && !isOpening && !isLoadFailure(reopened.error);
  // While a conversation loads, its header keeps its place.
  const hasHeader = !isEmpty || isOpening || conversation !== undefined;
  return (
    <section
      aria-label={t('pageTitle')}
      data-fills-main
      data-background="panel"
      className="flex min-h-0 flex-1 flex-col"
    >
      {hasHeader && (
        <ChatHeader
          title={isEmpty ? (conversation?.title ?? '') : titleOf(conversation)}
          facts={conversation && props.renderFacts(shownConversation(conversation, state))}
          actions={
            <>
              {buttons}
              {conversation && props.renderActions(conversation, { onDeleted: openEmptyChat, onShowMessage: jumpTo })}
            </>
          }
        />
      )}
      {findBar}
      <div ref={area} className="flex min-h-0 flex-1">
        <div className="flex min-w-0 flex-1 flex-col">
          <ChatPanel
            session={session}
            state={state}
            draft={draft}
            isLocked={isLocked}
            placeholder={t('homePlaceholder')}
            empty={<UnopenedChat isLoading={isOpening} onRetry={reopened.retry} />}
            {...(isNew && {
              welcome: <WelcomePanel newChat={newChat} />,
              belowWelcome: <Starters onAsk={fillInput} />,
            })}
            focusCount={focusCount}
            aboveInput={place && props.renderPlace?.(place, isNew)}
            spokenReply={spokenReply}
            {...panel}
            renderSuggestions={renderSuggestions}
          />
        </div>
        {props.sidePanel}
      </div>
    </section>
  );
}

/** A new conversation gets its title with its first reply. */
function titleOf(conversation: ConversationDetail | undefined): string {
  if (conversation === undefined) return t('newChat');
  return conversation.title === '' ? t('untitled') : conversation.title;
}

/** A conversation that is not found is not an error: it may be deleted, or not stored yet. */
function isLoadFailure(error: Error | null): boolean {
  return error !== null && !hasErrorCode(error, 'conversations.not_found');
}

function UnopenedChat({ isLoading, onRetry }: { isLoading: boolean; onRetry: () => void }) {
  if (isLoading) return <ThreadSkeleton />;
  return (
    <ErrorState
      title={t('loadFailed')}
      description={t('loadFailedText')}
      retryLabel={t('tryAgain')}
      onRetry={onRetry}
    />
  );
}

/** A reload that fails can be ignored: the conversation is loaded again when this screen is next opened. */
function ignoreFailure(): void {}
