/** The lazily loaded part of the home chat that only a chat with messages has. */
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { ChatSession } from './chat-session.ts';
import type { ChatState } from './chat-state.ts';
import { FindButton } from './find/find-button.tsx';
import { type Find, useFindKey } from './find/find-in-chat.tsx';
import { OutlineButton } from './question-outline.tsx';
import { readingStyle, useReadingChoice } from './reading-choice.ts';
import { ReadingMenu } from './reading-menu.tsx';
import type { ReadRowNotifier } from './read-row.ts';
import { useOutline } from './use-outline.ts';

export interface ThreadToolsProps {
  session: ChatSession;
  state: ChatState;
  find: Find;
  onJump: (messageId: string) => void;
  readRow: ReadRowNotifier;
  /** The element with the messages, which gets the chosen text size and width. */
  area: RefObject<HTMLElement | null>;
}

/** The buttons in the header of a conversation: its questions, the search in it, and its text size. */
export function ThreadTools({ session, state, find, onJump, readRow, area }: ThreadToolsProps) {
  const outline = useOutline(session, state, onJump);
  useFindKey(find.setOpen);
  useEffect(() => readRow.listen(outline.onRead));
  useReadingStyle(area);
  return (
    <>
      <OutlineButton {...outline} />
      <FindButton {...find} />
      <ReadingMenu />
    </>
  );
}

/** Set by script, because the element belongs to the screen, which is loaded before this component. */
function useReadingStyle(area: RefObject<HTMLElement | null>): void {
  const choice = useReadingChoice();
  useLayoutEffect(() => {
    const { style } = area.current ?? {};
    const tokens = Object.entries(readingStyle(choice)).map(([name, value]) => [name, String(value)] as const);
    for (const [name, value] of tokens) style?.setProperty(name, value);
    return () => {
      for (const [name] of tokens) style?.removeProperty(name);
    };
  });
}
