/** What a chat needs for files, in one chunk that is loaded after the chat is there. */
export { FileButton } from './file-button.tsx';
export { FileChips } from './file-chips.tsx';
export { FileDrop } from './file-drop.tsx';
