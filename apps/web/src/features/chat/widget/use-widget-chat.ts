import { useEffect, useEffectEvent, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Suggestion } from '@app/contract/suggestions';
import { useViewer } from '#lib/viewer.ts';
import { showToast } from '#ui/toast-store.ts';
import type { ChatSession } from '../chat-session.ts';
import type { TurnOutcome } from '../chat-state.ts';
import { refreshAfterTurn, refreshDocuments, refreshUsage, useIsChatLocked } from '../chat.api.ts';
import { t as chatText } from '../chat.messages.ts';
import { readOpenChat, writeOpenChat } from '../open-chat.ts';
import type { SpokenReply } from '../reply-announcer.tsx';
import { handleRefusal, type RefusedChat } from '../turn-failure.ts';
import { useChatSession } from '../use-chat-session.ts';
import { useDraft } from '../use-draft.ts';
import { useOtherTabs } from '../use-other-tabs.ts';
import { isFromTranscript } from './transcript-messages.ts';
import type { ContinueRequest } from './use-continue-request.ts';
import { widgetKey } from './widget-key.ts';
import { useChatContext } from './use-chat-context.ts';
import { useContinuedChat } from './use-continued-chat.ts';

export interface WidgetChatOptions {
  continueRequest: ContinueRequest | null;
  onReply: () => void;
  onSuggestions: (suggestions: readonly Suggestion[]) => void;
}

/** The chat of the floating panel: a new conversation or a continued one. It survives navigation. */
export function useWidgetChat({ continueRequest, onReply, onSuggestions }: WidgetChatOptions) {
  const { id: userId } = useViewer();
  const client = useQueryClient();
  const storageKey = widgetKey(userId);
  const draft = useDraft(storageKey);
  const isLocked = useIsChatLocked();
  const [spokenReply, setSpokenReply] = useState<SpokenReply | null>(null);
  const { session, state } = useChatSession({ onStarted: handleStart, onSettled: handleOutcome });
  const continued = useContinuedChat(session, continueRequest, (text) => setSpokenReply({ text }));
  const { status, load } = continued;
  const context = useChatContext(state, continued.context, restart);
  const notifyOtherTabs = useOtherTabs(state.conversationId, load);

  useReopened(storageKey, continueRequest, load);

  function handleStart({ conversationId }: { conversationId: string }): void {
    context.bindToScreen();
    notifyOtherTabs(conversationId);
  }

  function handleOutcome(outcome: TurnOutcome): void {
    if (outcome.kind === 'replied' || outcome.kind === 'interrupted') {
      const { conversationId } = outcome;
      if (outcome.kind === 'replied') {
        setSpokenReply({ text: outcome.text });
        onSuggestions(outcome.suggestions);
      }
      writeOpenChat(storageKey, { conversationId });
      notifyOtherTabs(conversationId);
      const isPartial = status === 'loading' || session.readState().messages.some(isFromTranscript);
      if (isPartial || outcome.mustReload) load(conversationId);
      if (outcome.mustReload) void refreshDocuments(client, conversationId);
      void refreshAfterTurn(client);
      onReply();
      return;
    }
    void refreshUsage(client);
    if (outcome.kind === 'withdrawn') {
      if (outcome.text !== null) draft.restore(outcome.text, outcome.files);
      return;
    }
    handleRefusal(outcome, { session, draft, ...responsesToRefusal({ session, load, restart }) });
  }

  function restart(): void {
    continued.clear();
    session.startNewChat();
    writeOpenChat(storageKey, null);
    setSpokenReply(null);
  }

  const { announcement } = continued;
  return { session, state, draft, isLocked, spokenReply, announcement, status, load, restart, context };
}

/** After a reload, opens the conversation that this tab had open in the panel, unless another one is asked for. */
function useReopened(storageKey: string, request: ContinueRequest | null, load: (id: string) => void): void {
  const reopen = useEffectEvent(() => {
    const open = request === null ? readOpenChat(storageKey) : null;
    if (open !== null) load(open.conversationId);
  });
  useEffect(() => reopen(), []);
}

interface PanelChat {
  session: ChatSession;
  load: (conversationId: string) => void;
  restart: () => void;
}

function responsesToRefusal({ session, load, restart }: PanelChat): Pick<RefusedChat, 'onBusy' | 'onDeleted'> {
  return {
    onBusy: () => {
      const { conversationId } = session.readState();
      if (conversationId !== null) load(conversationId);
    },
    onDeleted: () => {
      restart();
      showToast({ title: chatText('error'), description: chatText('deletedMeanwhile'), tone: 'danger' });
    },
  };
}
