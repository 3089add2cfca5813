/** Why the settings, the cursors or the queue could not be written, by the code of the error. */
const PROBLEMS = new Map([
  ['ENOSPC', 'The disk is full'],
  ['EDQUOT', 'The disk is full'],
  ['EACCES', 'There is no permission to write'],
  ['EPERM', 'There is no permission to write'],
  ['ENOTDIR', 'There is a file in the place of a folder'],
  ['EEXIST', 'There is a file in the place of a folder'],
  ['EROFS', 'The disk cannot be written'],
]);

/** A sentence about a disk error; null for any other error. */
export function describeDiskProblem(error: unknown): string | null {
  const { code = '', path = '' } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  const problem = PROBLEMS.get(code);
  if (problem === undefined) return null;
  return `${problem}${path === '' ? '' : `: ${path}`}. Nothing is lost: what was not counted as sent is sent again.`;
}
