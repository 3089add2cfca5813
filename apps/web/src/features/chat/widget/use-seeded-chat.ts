import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { hasErrorCode } from '#lib/api-error.ts';
import type { ShownLine } from '../announced-line.tsx';
import type { ChatSession } from '../chat-session.ts';
import { loadConversation } from '../chat.api.ts';
import { isSeeded, seededTurns } from './seeded-turns.ts';
import type { ChatSeed } from './use-seed.ts';
import { t } from './widget.messages.ts';

/** Delay before the assistant announces which conversation it continues. */
const announceMilliseconds = 500;

export type SeedStatus = 'ready' | 'loading' | 'gone' | 'failed';

export interface SeededChat {
  /** The announcement of the continued conversation; null until it is shown. */
  line: ShownLine | null;
  status: SeedStatus;
  /** Loads a stored conversation, or reloads the shown one. It replaces the transcript. */
  load: (id: string) => void;
  /** Clears the conversation to continue. */
  leave: () => void;
}

/** The progress of continuing a conversation. */
interface Progress {
  /** Undefined without a conversation. */
  seed: ChatSeed | undefined;
  isAnnounced: boolean;
  status: SeedStatus;
  /** Set once it has loaded from the server. */
  stored?: { title: string; lastId: string | null };
}

const left: Progress = { seed: undefined, isAnnounced: false, status: 'ready' };

/** Puts the conversation to continue into the session: its transcript at once, then the stored messages. */
export function useSeededChat(
  session: ChatSession,
  seed: ChatSeed | null,
  onAnnounce: (text: string) => void,
): SeededChat {
  const turns = useMemo(() => seededTurns(seed?.content ?? '', seed?.openedAt ?? ''), [seed]);
  const { progress, amend, leave } = useProgress(seed);
  const line = lineOf(progress, turns.at(-1)?.id ?? null);
  // Earlier loads belong to another conversation.
  const round = useRef(0);

  async function load(id: string, wished?: ChatSeed): Promise<void> {
    const asked = (round.current += 1);
    // A question may have been sent in the meantime; the conversation is reloaded at its end.
    const isLate = () => asked !== round.current || session.readState().turn !== null;
    try {
      const loaded = await loadConversation(id);
      if (isLate()) return;
      if (session.readState().messages.some(isSeeded)) session.startAnew();
      session.load(loaded);
      const stored = { title: loaded.title, lastId: loaded.activeLeafId };
      if (wished !== undefined) amend(wished, { status: 'ready', stored });
    } catch (error) {
      if (isLate() || wished === undefined) return;
      if (isGone(error)) session.quote(turns);
      amend(wished, { status: isGone(error) ? 'gone' : 'failed' });
    }
  }

  const open = useEffectEvent((wished: ChatSeed) => {
    session.startAnew();
    session.load({ id: wished.id, messages: turns, activeLeafId: turns.at(-1)?.id ?? null });
    void load(wished.id, wished);
  });
  const announceTitle = useEffectEvent((wished: ChatSeed) => {
    amend(wished, { isAnnounced: true });
    onAnnounce(announcement(progress));
  });
  useEffect(() => {
    if (seed === null) return;
    // Its state is set after the server's answer.
    // oxlint-disable-next-line react/set-state-in-effect
    open(seed);
    const timer = setTimeout(() => announceTitle(seed), announceMilliseconds);
    return () => clearTimeout(timer);
  }, [seed]);

  return {
    line,
    status: progress.status,
    load: (id) => void load(id, progress.seed?.id === id && progress.status !== 'ready' ? progress.seed : undefined),
    leave: () => {
      round.current += 1;
      leave();
    },
  };
}

function isGone(error: unknown): boolean {
  return hasErrorCode(error, 'conversations.not_found') || hasErrorCode(error, 'request.invalid');
}

function useProgress(seed: ChatSeed | null) {
  const [latest, setLatest] = useState<Progress | null>(null);
  // A seed without progress is new; a chat that was left has no seed any more.
  const [leftSeed, setLeftSeed] = useState<ChatSeed | null>(null);
  const isContinued = seed !== null && seed !== leftSeed;
  const progress: Progress = !isContinued ? left : latest?.seed === seed ? latest : { ...begun, seed };
  const amend = (wished: ChatSeed, change: Partial<Progress>) =>
    setLatest((known) => ({ ...(known?.seed === wished ? known : { ...begun, seed: wished }), ...change }));
  return { progress, amend, leave: () => setLeftSeed(seed) };
}

const begun = { isAnnounced: false, status: 'loading' } as const;

function lineOf(progress: Progress, lastTurnId: string | null): ShownLine | null {
  const { seed, isAnnounced, status, stored } = progress;
  if (seed === undefined || !isAnnounced) return null;
  // Nothing of it can be shown: a notice is shown instead.
  if (status === 'gone' && lastTurnId === null) return null;
  const afterId = stored === undefined ? lastTurnId : stored.lastId;
  return { text: announcement(progress), createdAt: seed.openedAt, afterId };
}

function announcement({ seed, stored }: Progress): string {
  const titles = [seed?.title, stored?.title];
  return t('announced', { title: titles.find((title) => title?.trim()) ?? t('previousChat') });
}
