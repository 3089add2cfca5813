/** The styles of a dialog with a field for commands, and of the field that is shown while the dialog loads. */
export const commandPanelClass =
  'fixed top-[12vh] left-1/2 z-50 flex max-h-[min(480px,76dvh)] w-[calc(100vw-32px)] max-w-xl -translate-x-1/2 flex-col overflow-hidden rounded-card border border-line bg-panel shadow-float';
export const commandFieldClass = 'h-13 w-full bg-transparent pr-4 pl-12 text-body outline-none placeholder:text-muted';
/** The maximum height of the commands. */
export const commandSpaceClass = 'h-120';
