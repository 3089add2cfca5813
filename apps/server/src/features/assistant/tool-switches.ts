import { type AssistantSettings, ToolSwitch } from '@app/contract/assistant';

type Switches = AssistantSettings['tools'];
/** Changes in the order of the request, which may change one tool several times. */
export type SwitchChanges = readonly { name: ToolSwitch; isOn: boolean }[];

const NAMES = Object.values(ToolSwitch.def.entries);

/**
 * The switches of the tools that the operator allows. The database stores the names of the tools that are off; only the
 * archive tool has a column of its own.
 */
export function toSwitches(
  { usesArchive, disabledTools }: { usesArchive: boolean; disabledTools: readonly string[] },
  { allowsPages }: { allowsPages: boolean },
): Switches {
  return NAMES.filter((name) => allowsPages || name !== 'pages').map((name) => ({
    name,
    isOn: name === 'archive' ? usesArchive : !disabledTools.includes(name),
  }));
}

/** The changes by column; if a tool is changed several times, the last change counts. */
export function toColumns(changes: SwitchChanges): {
  usesArchive?: boolean;
  switches: { on: string[]; off: string[] };
} {
  const last = new Map(changes.map(({ name, isOn }) => [name, isOn]));
  const usesArchive = last.get('archive');
  last.delete('archive');
  const on = [...last].flatMap(([name, isOn]) => (isOn ? [name] : []));
  const off = [...last].flatMap(([name, isOn]) => (isOn ? [] : [name]));
  return { ...(usesArchive !== undefined && { usesArchive }), switches: { on, off } };
}
