import { fieldOf } from '#json-field.ts';

/** Fields in which programs keep what a person has typed but not sent. */
const DRAFTS: Readonly<Record<string, ReadonlySet<string>>> = {
  vscode: new Set(['inputState', 'inputText', 'pendingRequests']),
  lmstudio: new Set(['clientInput', 'clientInputFiles']),
};

function draftsOf(format: string): ReadonlySet<string> | undefined {
  return DRAFTS[format === 'vscode-file' ? 'vscode' : format];
}

/**
 * Removes unsent drafts, so that they never leave the computer. Undefined for a line that only contains a draft. A line of
 * VS Code's log is a change: `k` is the path of the changed field, `v` its new value.
 */
export function removeDrafts(value: unknown, format: string): unknown {
  const drafts = draftsOf(format);
  if (drafts === undefined) return value;
  const changedPath = fieldOf(value, 'k');
  if (format === 'vscode' && Array.isArray(changedPath) && changedPath.some((key) => drafts.has(String(key))))
    return undefined;
  if (typeof value !== 'object' || value === null) return value;
  return format === 'vscode' && 'v' in value
    ? { ...value, v: withoutFields(value.v, drafts) }
    : withoutFields(value, drafts);
}

function withoutFields(value: unknown, names: ReadonlySet<string>): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value);
  const kept = entries.filter(([name]) => !names.has(name));
  return kept.length === entries.length ? value : Object.fromEntries(kept);
}
