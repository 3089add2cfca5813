/** The fields of a change that are not undefined. Fields with null stay. */
export function definedFields<Change extends object>(
  change: Change,
): { [Key in keyof Change]?: Exclude<Change[Key], undefined> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as never;
}
