/** The lazily loaded part of the home chat that only a chat with messages has. */
import { FindButton, type Find } from './find/find-in-chat.tsx';
import { OutlineButton, type QuestionOutlineProps } from './question-outline.tsx';
import { ReadingMenu } from './reading-menu.tsx';

/** In the header of a conversation: its questions, finding in it, and how it is shown. */
export function ThreadTools({ find, outline }: { find: Find; outline: QuestionOutlineProps }) {
  return (
    <>
      <OutlineButton {...outline} />
      <FindButton {...find} />
      <ReadingMenu />
    </>
  );
}
