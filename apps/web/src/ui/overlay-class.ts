/** Styles of the overlay that dims the page behind a dialog or a sheet. */
export const overlayClass =
  'fixed inset-0 z-40 bg-overlay data-[state=open]:animate-fade data-[state=closed]:animate-leave';
