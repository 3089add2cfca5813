import { parseArgs } from 'node:util';

export const COMMANDS = ['pair', 'status', 'once', 'watch', 'install-service', 'uninstall-service'] as const;
export type CommandName = (typeof COMMANDS)[number];

export interface CommandLine {
  command: CommandName;
  /** The argument after the command: the code of `pair`. */
  rest: string[];
  url: string | null;
  token: string | null;
  home: string | null;
  state: string | null;
  /** The names of the sources to read; empty for all sources that the person chose. */
  sources: string[];
  folders: string[];
  deviceName: string | null;
  isDryRun: boolean;
  isJson: boolean;
  isAgreed: boolean;
  isService: boolean;
  /** Whether `watch` started this run. `watch` then holds the lock and has the person's consent to its sources. */
  isStartedByWatch: boolean;
}

export const USAGE = `ai-collector sends the conversations of coding agents and chat apps on this computer to your archive.

  ai-collector pair CODE --url ADDRESS   connect this computer; Settings → Devices shows the code
  ai-collector once                      send what is new, then end
  ai-collector watch                     send what is new, and continue as conversations grow
  ai-collector status                    show what is connected, chosen, sent and waiting
  ai-collector install-service           start watch at every login; uninstall-service ends that

  --dry-run        only show what would be sent
  --json           end the output with one line of JSON
  --source NAME    only this source; may be repeated
  --folder DIR     also watch this folder for exports, Markdown and JSON; may be repeated
  --url, --token   the archive and its token, for scripts; if both are given, no command asks anything
  --yes            agree to what is shown
  --name NAME      what the archive calls this computer
  --home DIR       read the files of this home directory
  --state DIR      keep settings, cursors and the queue here
`;

/** Why a command line is refused. */
export class UsageError extends Error {}

const text = { type: 'string' } as const;
const list = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean', default: false } as const;
const OPTIONS = {
  url: text,
  token: text,
  home: text,
  state: text,
  name: text,
  source: list,
  folder: list,
  'dry-run': flag,
  json: flag,
  yes: flag,
  service: flag,
  'started-by-watch': flag,
  help: { ...flag, short: 'h' },
};

/** Parses the arguments; null if they ask for help. */
export function readCommandLine(args: readonly string[], sourceNames: readonly string[]): CommandLine | null {
  const { values, positionals } = parse(args);
  const [name = '', ...rest] = positionals;
  if (values.help || name === 'help') return null;
  const command = COMMANDS.find((known) => known === name);
  if (command === undefined)
    throw new UsageError(name === '' ? 'Please name a command.' : `There is no command "${name}".`);
  const unknown = values.source?.find((source) => !sourceNames.includes(source));
  if (unknown !== undefined)
    throw new UsageError(`There is no source "${unknown}". Sources: ${sourceNames.join(', ')}.`);
  return {
    command,
    rest,
    url: values.url ?? null,
    token: values.token ?? null,
    home: values.home ?? null,
    state: values.state ?? null,
    sources: values.source ?? [],
    folders: values.folder ?? [],
    deviceName: values.name ?? null,
    isDryRun: values['dry-run'],
    isJson: values.json,
    isAgreed: values.yes,
    isService: values.service,
    isStartedByWatch: values['started-by-watch'],
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
