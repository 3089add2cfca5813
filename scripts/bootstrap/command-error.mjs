/** An error that the user of the command can fix: shown as its message, without a stack. */
export class CommandError extends Error {
  isCommandError = true;
}
