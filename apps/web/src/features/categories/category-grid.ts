/** A grid of cards of at least 232 px. */
export const categoryGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(232px,100%),1fr))] gap-3';
