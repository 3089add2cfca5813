/** The styles of a dialog with a field for commands, shared with the field that stands in its place while it loads. */
export const commandPanelClass =
  'fixed top-[12vh] left-1/2 z-50 flex max-h-[min(480px,76dvh)] w-[calc(100vw-32px)] max-w-xl -translate-x-1/2 flex-col overflow-hidden rounded-card border border-line bg-panel shadow-float';
export const commandFieldClass = 'h-13 w-full bg-transparent pr-4 pl-12 text-body outline-none placeholder:text-muted';
/** As high as the commands may become. */
export const commandSpaceClass = 'h-120';
