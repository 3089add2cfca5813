import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { hasErrorCode } from '#lib/api-error.ts';
import type { ContinuedConversation } from '#lib/browser-storage.ts';
import type { AssistantAnnouncement } from '../announcement-row.tsx';
import type { ChatSession } from '../chat-session.ts';
import { loadConversation } from '../chat.api.ts';
import { isFromTranscript, toTranscriptMessages } from './transcript-messages.ts';
import type { ContinueRequest } from './use-continue-request.ts';
import { t } from './widget.messages.ts';

/** Delay before the assistant announces which conversation it continues. */
const ANNOUNCE_MS = 500;

export type ContinueStatus = 'ready' | 'loading' | 'gone' | 'failed';

export interface ContinuedChat {
  /** The text that names the continued conversation; null until it is shown. */
  announcement: AssistantAnnouncement | null;
  status: ContinueStatus;
  /** The continued conversation, and the path of the screen on which it was opened; null if none is continued. */
  context: { conversation: ContinuedConversation; openedOn: string } | null;
  /** Loads a stored conversation, or reloads the shown one. It replaces the transcript. */
  load: (id: string) => void;
  /** Clears the conversation to continue. */
  clear: () => void;
}

/** The progress of continuing a conversation. */
interface Progress {
  /** Undefined when no conversation is continued. */
  request: ContinueRequest | undefined;
  isAnnounced: boolean;
  status: ContinueStatus;
  /** Set once the conversation has loaded from the server. */
  stored?: { title: string; lastId: string | null };
}

const noProgress: Progress = { request: undefined, isAnnounced: false, status: 'ready' };

/** Puts the conversation to continue into the session: its transcript at once, then the stored messages. */
export function useContinuedChat(
  session: ChatSession,
  request: ContinueRequest | null,
  onAnnounce: (text: string) => void,
): ContinuedChat {
  const transcript = useMemo(() => toTranscriptMessages(request?.content ?? '', request?.openedAt ?? ''), [request]);
  const { progress, updateProgress, clear } = useProgress(request);
  // Counts the loads: only the last one is used, because an earlier one may be of another conversation.
  const loadCount = useRef(0);

  async function load(id: string, forRequest?: ContinueRequest): Promise<void> {
    const loadNumber = (loadCount.current += 1);
    // When a question was sent in the meantime, the conversation is loaded again at the end of its turn.
    const isOutdated = () => loadNumber !== loadCount.current || session.readState().turn !== null;
    try {
      const loaded = await loadConversation(id);
      if (isOutdated()) return;
      if (session.readState().messages.some(isFromTranscript)) session.startNewChat();
      session.load(loaded);
      const stored = { title: loaded.title, lastId: loaded.activeLeafId };
      if (forRequest !== undefined) updateProgress(forRequest, { status: 'ready', stored });
    } catch (error) {
      if (isOutdated() || forRequest === undefined) return;
      if (isGone(error)) session.showTranscript(transcript);
      updateProgress(forRequest, { status: isGone(error) ? 'gone' : 'failed' });
    }
  }

  const open = useEffectEvent((opened: ContinueRequest) => {
    session.startNewChat();
    session.load({ id: opened.id, messages: transcript, activeLeafId: transcript.at(-1)?.id ?? null });
    void load(opened.id, opened);
  });
  const announceTitle = useEffectEvent((opened: ContinueRequest) => {
    updateProgress(opened, { isAnnounced: true });
    onAnnounce(announcementText(progress));
  });
  useEffect(() => {
    if (request === null) return;
    // This hook's state is set only after the server has responded; the session is a store of its own.
    // oxlint-disable-next-line react/set-state-in-effect
    open(request);
    const timer = setTimeout(() => announceTitle(request), ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [request]);

  return {
    announcement: toAnnouncement(progress, transcript.at(-1)?.id ?? null),
    status: progress.status,
    context: toContext(progress),
    load: (id) => void load(id, unfinishedRequest(progress, id)),
    clear: () => {
      loadCount.current += 1;
      clear();
    },
  };
}

function unfinishedRequest({ request, status }: Progress, id: string): ContinueRequest | undefined {
  return request?.id === id && status !== 'ready' ? request : undefined;
}

function isGone(error: unknown): boolean {
  return hasErrorCode(error, 'conversations.not_found') || hasErrorCode(error, 'request.invalid');
}

function useProgress(request: ContinueRequest | null) {
  const [latest, setLatest] = useState<Progress | null>(null);
  // If `latest` belongs to an earlier request, the current one is still loading. After `clear` the request is ignored.
  const [clearedRequest, setClearedRequest] = useState<ContinueRequest | null>(null);
  const isContinued = request !== null && request !== clearedRequest;
  const progress: Progress = !isContinued
    ? noProgress
    : latest?.request === request
      ? latest
      : { ...initialProgress, request };
  const updateProgress = (opened: ContinueRequest, change: Partial<Progress>) =>
    setLatest((known) => ({
      ...(known?.request === opened ? known : { ...initialProgress, request: opened }),
      ...change,
    }));
  return { progress, updateProgress, clear: () => setClearedRequest(request) };
}

const initialProgress = { isAnnounced: false, status: 'loading' } as const;

function toAnnouncement(progress: Progress, lastMessageId: string | null): AssistantAnnouncement | null {
  const { request, isAnnounced, status, stored } = progress;
  if (request === undefined || !isAnnounced) return null;
  // With no message to show, WidgetNotice alone says that the conversation is gone.
  if (status === 'gone' && lastMessageId === null) return null;
  const afterId = stored === undefined ? lastMessageId : stored.lastId;
  return { text: announcementText(progress), createdAt: request.openedAt, afterId };
}

function toContext(progress: Progress): ContinuedChat['context'] {
  const { request } = progress;
  if (request === undefined) return null;
  return { conversation: { id: request.id, title: titleOf(progress) }, openedOn: request.openedOn };
}

function announcementText(progress: Progress): string {
  return t('announced', { title: titleOf(progress) });
}

function titleOf({ request, stored }: Progress): string {
  return [request?.title, stored?.title].find((title) => title?.trim()) ?? t('previousChat');
}
