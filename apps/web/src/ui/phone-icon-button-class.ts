/** For a button that is only its icon on phones: the class of the button, and that of its label. */
export const phoneIconButtonClass = 'max-sm:size-11 max-sm:px-0';
export const phoneIconLabelClass = 'max-sm:sr-only';
