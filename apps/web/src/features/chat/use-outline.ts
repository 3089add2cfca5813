import { useMemo, useState } from 'react';
import type { ChatState } from './chat-state.ts';
import { listQuestions, questionAt } from './questions.ts';
import { ReadingPlace } from './reading-place.ts';
import { threadRows } from './thread-rows.ts';

/** The questions of the shown branch, and which of them is being read. */
export function useOutline(state: ChatState, onJump: (id: string) => void) {
  const rows = useMemo(() => threadRows(state), [state]);
  const questions = useMemo(() => listQuestions(rows), [rows]);
  const [place] = useState(() => new ReadingPlace());
  return { questions, place, onJump, onRead: (key: string | undefined) => place.moveTo(questionAt(rows, key)) };
}
