/** The parts of a chat that handle files, in one chunk that loads after the chat. */
export { FileButton } from './file-button.tsx';
export { FileChips } from './file-chips.tsx';
export { FileDrop } from './file-drop.tsx';
