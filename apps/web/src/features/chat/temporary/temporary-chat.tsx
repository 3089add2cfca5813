import { useEffect, useState, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { MessageCircleDashed } from 'lucide-react';
import { useNavigate } from 'react-router';
import { keepChat } from '@app/contract/kept-chats';
import { callEndpoint } from '#lib/api.ts';
import type { DraftFile } from '#lib/draft-files.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { useViewer } from '#lib/viewer.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast-store.ts';
import { ChatHeader } from '../chat-header.tsx';
import { ChatPanel, preloadThread } from '../chat-panel.tsx';
import type { TurnOutcome } from '../chat-state.ts';
import { refreshAfterTurn, refreshUsage, useIsChatLocked } from '../chat.api.ts';
import { preloadMarkdown } from '../markdown/markdown.tsx';
import type { SpokenReply } from '../reply-announcer.tsx';
import type { NewChat } from '../settings/new-chat.ts';
import { NewChatButton } from '../settings/new-chat-button.tsx';
import { showSendFailure } from '../turn-failure.ts';
import type { Draft } from '../use-draft.ts';
import { t } from './temporary.messages.ts';
import { hasContent, restartTemporaryChat, temporaryStore, type TemporaryStore } from './temporary-store.ts';

/** A temporary chat, which exists only in this tab until it is kept. */
export function TemporaryChat() {
  const { id: userId } = useViewer();
  const [store] = useState(() => temporaryStore(userId));
  const { session } = store;
  const state = useSyncExternalStore(session.subscribe, session.readState);
  const client = useQueryClient();
  const draft = useTabDraft(store);
  const [spokenReply, setSpokenReply] = useState<SpokenReply | null>(null);
  const [focusCount, setFocusCount] = useState(0);
  const { restore } = draft;
  useEffect(() => {
    preloadThread();
    preloadMarkdown();
  }, []);
  useEffect(() => {
    session.setCallbacks({
      onTemporaryReply: (text) => {
        setSpokenReply({ text });
        void refreshUsage(client);
      },
      onSettled: (outcome: TurnOutcome) => {
        if (outcome.kind === 'replied' || outcome.kind === 'interrupted') return;
        if (outcome.text !== null) restore(outcome.text, outcome.files);
        if (outcome.kind === 'refused') showSendFailure(outcome.error);
        void refreshUsage(client);
      },
    });
  }, [session, client, restore]);

  const keep = useKeep(store);
  const isEmpty = !hasContent(session);
  return (
    <section aria-label={t('title')} data-fills-main data-background="panel" className="flex min-h-0 flex-1 flex-col">
      {!isEmpty && (
        <ChatHeader
          title={t('title')}
          facts={
            <Badge>
              <MessageCircleDashed aria-hidden className="size-3.5" />
              {t('notSaved')}
            </Badge>
          }
          actions={
            <Actions
              store={store}
              isWriting={state.turn !== null}
              isKeeping={keep.isPending}
              onKeep={keep.start}
              onDiscarded={() => setFocusCount((count) => count + 1)}
            />
          }
        />
      )}
      <ChatPanel
        session={session}
        state={state}
        draft={draft}
        isLocked={useIsChatLocked()}
        placeholder={t('placeholder')}
        hint={t('hint')}
        empty={null}
        {...(isEmpty && { welcome: <Welcome newChat={store.newChat} /> })}
        focusCount={focusCount}
        spokenReply={spokenReply}
        renderSuggestions={() => null}
      />
    </section>
  );
}

function Welcome({ newChat }: { newChat: NewChat }) {
  return (
    <div className="px-4 py-6 text-center md:pt-0 md:pb-5">
      <MessageCircleDashed aria-hidden className="mx-auto mb-3 size-8 text-muted" strokeWidth={1.5} />
      <h1 className="text-headline text-balance">{t('title')}</h1>
      <p className="mx-auto mt-2 max-w-md text-body text-pretty text-muted">{t('welcomeText')}</p>
      <NewChatButton newChat={newChat} />
    </div>
  );
}

interface ActionsProps {
  store: TemporaryStore;
  isWriting: boolean;
  isKeeping: boolean;
  onKeep: () => void;
  onDiscarded: () => void;
}

function Actions({ store, isWriting, isKeeping, onKeep, onDiscarded }: ActionsProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button size="small" variant="ghost" disabled={isKeeping} onClick={() => setIsAsking(true)}>
        {t('discard')}
      </Button>
      <Button
        size="small"
        variant="primary"
        // The header lets icon buttons reach to the edge; a filled button keeps its distance.
        className="mr-3.5 @2xl:mr-0"
        isPending={isKeeping}
        disabled={isWriting || store.session.readState().messages.length === 0}
        onClick={onKeep}
      >
        {t('keep')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('discardTitle')}
        description={t('discardText')}
        confirmLabel={t('discard')}
        cancelLabel={t('cancel')}
        isDestructive
        onConfirm={() => {
          setIsAsking(false);
          restartTemporaryChat(store);
          onDiscarded();
        }}
      />
    </>
  );
}

function useKeep(store: TemporaryStore) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const keep = useMutation({
    mutationFn: () => callEndpoint(keepChat, { body: toKeepBody(store) }),
    onSuccess: () => {
      restartTemporaryChat(store);
      showToast({ title: t('kept'), description: t('keptText') });
      void refreshAfterTurn(client);
    },
    failureToast: () => ({ description: t('keepFailed') }),
  });
  const start = () =>
    keep.mutate(undefined, {
      onSuccessIfMounted: ({ conversationId }) => void navigate(`/?conversation=${conversationId}`, { replace: true }),
    });
  return { isPending: keep.isPending, start };
}

function toKeepBody({ keepId, session }: TemporaryStore) {
  const { messages, activeLeafId } = session.readState();
  return { id: keepId, messages: [...messages], activeLeafId: activeLeafId ?? '' };
}

/** A draft that only this tab keeps. */
function useTabDraft(store: TemporaryStore): Draft {
  const [text, setText] = useState(store.draft);
  const [draft] = useState(() => {
    const change = (next: string) => {
      store.draft = next;
      setText(next);
    };
    const restore = (unsent: string, files: readonly DraftFile[]) => {
      change(store.draft === '' ? unsent : `${unsent}\n${store.draft}`);
      store.files.add(files);
    };
    return { change, clearText: () => change(''), restore };
  });
  return { ...draft, text, files: store.files };
}
