import { useMemo, useState } from 'react';
import { hasBranches } from './branch-lines.ts';
import type { ChatSession } from './chat-session.ts';
import type { ChatState } from './chat-state.ts';
import { listQuestions, questionAt } from './questions.ts';
import { ReadingPlace } from './reading-place.ts';
import { threadRows } from './thread-rows.ts';
import { useShowVersion } from './use-show-version.ts';

/** The questions of the shown branch, which of them is being read, and the other branches. */
export function useOutline(session: ChatSession, state: ChatState, onJump: (id: string) => void) {
  const { messages, activeLeafId, turn, conversationId } = state;
  const rows = useMemo(() => threadRows(state), [state]);
  const questions = useMemo(() => listQuestions(rows), [rows]);
  const isBranched = useMemo(() => hasBranches(messages), [messages]);
  const [place] = useState(() => new ReadingPlace());
  const [isOpen, setOpen] = useState(false);
  const showVersion = useShowVersion(session, conversationId);
  const branches = {
    messages,
    shownLeafId: turn === null ? activeLeafId : turn.parentId,
    // Locked during a reply, so that the reply stays in view.
    isLocked: turn !== null,
    onShow: (id: string) => {
      if (!rows.some(({ key }) => key === id)) showVersion(id);
      onJump(id);
    },
    isOpen,
    setOpen,
  };
  return {
    questions,
    place,
    onJump,
    branches: isBranched ? branches : null,
    onRead: (key: string | undefined) => place.moveTo(questionAt(rows, key)),
  };
}
