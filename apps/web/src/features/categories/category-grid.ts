/** Cards of at least 232 px, as many as fit beside each other. */
export const categoryGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(232px,100%),1fr))] gap-3';
