/** A grid of cards of at least 232 px; beside the sidebar of a tablet at least 190, so that two fit. */
export const categoryGridClass =
  'grid grid-cols-[repeat(auto-fill,minmax(min(232px,100%),1fr))] gap-3 md:max-lg:grid-cols-[repeat(auto-fill,minmax(190px,1fr))]';
