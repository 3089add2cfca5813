import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { hasErrorCode } from '#lib/api-error.ts';
import type { ShownLine } from '../announced-line.tsx';
import type { ChatSession } from '../chat-session.ts';
import { loadConversation } from '../chat.api.ts';
import { isSeeded, seededTurns } from './seeded-turns.ts';
import type { ChatSeed } from './use-seed.ts';
import { t } from './widget.messages.ts';

/** How long after opening the assistant says which conversation it continues. */
const announceMilliseconds = 500;

export type SeedStatus = 'ready' | 'loading' | 'gone' | 'failed';

export interface SeededChat {
  /** Says which conversation is continued; null until then. */
  line: ShownLine | null;
  status: SeedStatus;
  /** Loads a stored conversation, or the shown one anew. What was only known from a transcript gives way to it. */
  load: (id: string) => void;
  /** Forgets the conversation that was to be continued. */
  leave: () => void;
}

/** How far the continuing of a conversation has come. */
interface Progress {
  /** Undefined: of no conversation. */
  seed: ChatSeed | undefined;
  isAnnounced: boolean;
  status: SeedStatus;
  /** Once it has come from the server. */
  stored?: { title: string; lastId: string | null };
}

const left: Progress = { seed: undefined, isAnnounced: false, status: 'ready' };

/** Puts the conversation that is to be continued into the session: its transcript at once, then what is stored. */
export function useSeededChat(
  session: ChatSession,
  seed: ChatSeed | null,
  onAnnounce: (text: string) => void,
): SeededChat {
  const turns = useMemo(() => seededTurns(seed?.content ?? '', seed?.openedAt ?? ''), [seed]);
  const [latest, setLatest] = useState<Progress | null>(null);
  // A seed is new until something is known of it; one that was left behind has no seed any more.
  const [leftSeed, setLeftSeed] = useState<ChatSeed | null>(null);
  const isContinued = seed !== null && seed !== leftSeed;
  const progress: Progress = !isContinued ? left : latest?.seed === seed ? latest : { ...begun, seed };
  const line = lineOf(progress, turns.at(-1)?.id ?? null);
  // What was asked for before this is about something else.
  const round = useRef(0);
  const amend = (wished: ChatSeed, change: Partial<Progress>) =>
    setLatest((known) => ({ ...(known?.seed === wished ? known : { ...begun, seed: wished }), ...change }));

  async function load(id: string, wished?: ChatSeed): Promise<void> {
    const asked = (round.current += 1);
    // A question may have been sent meanwhile; its end loads the conversation again.
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
      const isGone = hasErrorCode(error, 'conversations.not_found') || hasErrorCode(error, 'request.invalid');
      if (isGone) session.quote(turns);
      amend(wished, { status: isGone ? 'gone' : 'failed' });
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
    // What it sets comes after the server's answer.
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
      setLeftSeed(seed);
    },
  };
}

const begun = { isAnnounced: false, status: 'loading' } as const;

function lineOf(progress: Progress, lastTurnId: string | null): ShownLine | null {
  const { seed, isAnnounced, status, stored } = progress;
  if (seed === undefined || !isAnnounced) return null;
  // Nothing of it is here: that is said instead.
  if (status === 'gone' && lastTurnId === null) return null;
  const afterId = stored === undefined ? lastTurnId : stored.lastId;
  return { text: announcement(progress), createdAt: seed.openedAt, afterId };
}

function announcement({ seed, stored }: Progress): string {
  const titles = [seed?.title, stored?.title];
  return t('announced', { title: titles.find((title) => title?.trim()) ?? t('previousChat') });
}
