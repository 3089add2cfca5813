import { type AssistantSettings, ToolSwitch } from '@app/contract/assistant';

type Switches = AssistantSettings['tools'];
/** The change of each tool, as a request names it. */
export type SwitchChanges = readonly { name: ToolSwitch; isOn: boolean }[];

const NAMES = Object.values(ToolSwitch.def.entries);

/** The switches that the operator allows. What is stored are those that are off; the archive has a column of its own. */
export function toSwitches(
  { usesArchive, disabledTools }: { usesArchive: boolean; disabledTools: readonly string[] },
  { allowsPages }: { allowsPages: boolean },
): Switches {
  return NAMES.filter((name) => allowsPages || name !== 'pages').map((name) => ({
    name,
    isOn: name === 'archive' ? usesArchive : !disabledTools.includes(name),
  }));
}

/** The changes by column; of several for one tool the last one counts. */
export function toColumns(changes: SwitchChanges): {
  usesArchive?: boolean;
  switches: { on: string[]; off: string[] };
} {
  const last = new Map(changes.map(({ name, isOn }) => [name, isOn]));
  const usesArchive = last.get('archive');
  last.delete('archive');
  const names = (wanted: boolean) => [...last].flatMap(([name, isOn]) => (isOn === wanted ? [name] : []));
  return { ...(usesArchive !== undefined && { usesArchive }), switches: { on: names(true), off: names(false) } };
}
