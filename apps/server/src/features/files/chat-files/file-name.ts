/** The last part of a path, without characters that cannot be stored. */
export function nameOf(name: string): string {
  const last =
    name
      .toWellFormed()
      .replaceAll(/\p{C}+/gu, ' ')
      .split(/[/\\]/)
      .at(-1)
      ?.trim() ?? '';
  return last === '' ? 'File' : last;
}
