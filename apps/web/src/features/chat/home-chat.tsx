import { useEffect, useState, type ReactNode } from 'react';
import { SquarePen } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Message } from '@app/contract/conversations';
import type { Suggestion } from '@app/contract/suggestions';
import { hasErrorCode } from '#lib/api-error.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { showToast } from '#ui/toast-store.ts';
import { ChatPanel } from './chat-panel.tsx';
import type { TurnOutcome } from './chat-state.ts';
import { loadConversation, refreshAfterTurn, refreshUsage, useIsChatLocked } from './chat.api.ts';
import { t } from './chat.messages.ts';
import { preloadMarkdown } from './markdown/markdown.tsx';
import { writeOpenChat } from './open-chat.ts';
import type { SpokenReply } from './reply-announcer.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import { failureCode, showSendFailure } from './turn-failure.ts';
import { useChatSession } from './use-chat-session.ts';
import { useDraft } from './use-draft.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { useReopenedChat, type ReopenedChat } from './use-reopened-chat.ts';
import { WelcomePanel } from './welcome-panel.tsx';

export interface ChatScreenProps {
  /** The suggestions found in a reply, shown below it. */
  renderSuggestions: (message: Message) => ReactNode;
  onSuggestions: (suggestions: readonly Suggestion[]) => void;
}

/** The assistant's main screen. A message that fails goes back into the input. */
export function HomeChat({ renderSuggestions, onSuggestions }: ChatScreenProps) {
  const { id: userId } = useViewer();
  const client = useQueryClient();
  const draft = useDraft(userId);
  const isLocked = useIsChatLocked();
  const [spokenReply, setSpokenReply] = useState<SpokenReply | null>(null);
  const { session, state } = useChatSession({
    onStarted: ({ conversationId, messageId, userMessageId }, text) => {
      const pending = text === null ? undefined : { messageId, userMessageId, text };
      writeOpenChat(userId, { conversationId, ...(pending && { pending }) });
      notifyOtherTabs(conversationId);
    },
    onSettled: (outcome) => {
      const { conversationId } = session.readState();
      writeOpenChat(userId, conversationId === null ? null : { conversationId });
      handleOutcome(outcome);
    },
  });
  const reopened = useReopenedChat(session, userId);
  const reload = (id: string) => void loadConversation(id).then((loaded) => session.load(loaded), ignoreFailure);
  const notifyOtherTabs = useOtherTabs(state.conversationId, reload);
  useEffect(preloadMarkdown, []);

  function handleOutcome(outcome: TurnOutcome): void {
    if (outcome.kind === 'replied' || outcome.kind === 'interrupted') {
      if (outcome.kind === 'replied') {
        setSpokenReply({ text: outcome.text });
        onSuggestions(outcome.suggestions);
      }
      notifyOtherTabs(outcome.conversationId);
      if (!outcome.isQuestionKnown) reload(outcome.conversationId);
      void refreshAfterTurn(client);
      return;
    }
    if (outcome.text !== null) draft.restore(outcome.text);
    void refreshUsage(client);
    if (outcome.kind === 'withdrawn') return;
    if (failureCode(outcome.error) === 'conversations.not_found') {
      restart();
      showToast({ title: t('error'), description: t('deletedMeanwhile'), tone: 'danger' });
    } else showSendFailure(outcome.error);
  }

  function restart(): void {
    session.startNewChat();
    writeOpenChat(userId, null);
    setSpokenReply(null);
  }

  const isEmpty = state.messages.length === 0 && state.turn === null;
  return (
    <section aria-label={t('pageTitle')} data-fills-main data-ground="panel" className="flex min-h-0 flex-1 flex-col">
      {!isEmpty && (
        <header className="flex items-center justify-between gap-4 border-b border-line px-4 py-2.5 md:px-(--size-title-inset)">
          <h1 className="text-section">{t('pageTitle')}</h1>
          <Button variant="ghost" size="small" onClick={restart}>
            <SquarePen aria-hidden />
            {t('newChat')}
          </Button>
        </header>
      )}
      <ChatPanel
        session={session}
        state={state}
        draft={draft}
        isLocked={isLocked}
        placeholder={t('homePlaceholder')}
        empty={<EmptyHome reopened={reopened} onAsk={draft.change} />}
        spokenReply={spokenReply}
        renderSuggestions={renderSuggestions}
      />
    </section>
  );
}

function EmptyHome({ reopened, onAsk }: { reopened: ReopenedChat; onAsk: (text: string) => void }) {
  if (reopened.isLoading) return <ThreadSkeleton />;
  if (reopened.error !== null && !hasErrorCode(reopened.error, 'conversations.not_found')) {
    return (
      <ErrorState
        title={t('loadFailed')}
        description={t('loadFailedText')}
        retryLabel={t('tryAgain')}
        onRetry={reopened.retry}
      />
    );
  }
  return <WelcomePanel onAsk={onAsk} />;
}

/** A reload that fails can be ignored: the conversation is loaded again when this screen is next opened. */
function ignoreFailure(): void {}
