/** Scrolls only the list; the element's own `scrollIntoView()` would scroll the page too. */
export function keepInView(list: HTMLElement | null, row: HTMLElement | null | undefined): void {
  if (list === null || row == null) return;
  const bottom = row.offsetTop + row.offsetHeight;
  if (row.offsetTop < list.scrollTop) list.scrollTop = row.offsetTop;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
