/** The last part of a path, without characters that cannot be stored. */
export function nameOf(path: string): string {
  const last =
    path
      .toWellFormed()
      .replaceAll(/\p{C}+/gu, ' ')
      .split(/[/\\]/)
      .at(-1)
      ?.trim() ?? '';
  return last === '' ? 'File' : last;
}
