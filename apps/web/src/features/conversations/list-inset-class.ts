/** The rows reach the edges of the main panel, across the page's margins. */
export const listInsetClass =
  '-mx-4 border-t border-line md:-mx-(--size-title-inset) lg:mr-[calc(var(--size-gutter)*-1)]';
