/** The column with the messages of a chat. */
export const threadColumnClass = 'mx-auto w-full max-w-thread px-4 pt-3 pb-6 @md:px-6 @lg:px-(--size-title-inset)';
