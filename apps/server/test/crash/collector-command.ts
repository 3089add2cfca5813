import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The bundle that `npm run collector` runs, built by the project's global setup. */
const entry = fileURLToPath(new URL('../../../collector/dist/collector.js', import.meta.url));

/** A line of `--json` about one source. */
export interface SourceReport {
  name: string;
  conversations: number;
  sent: number;
  updated: number;
  unchanged: number;
  skipped: number;
  masked: number;
}

export interface CommandResult {
  code: number | null;
  output: string;
  /** The sources with conversations, by name. */
  sources: Record<string, SourceReport>;
}

/** A person's computer: a home directory with the files of programs, and the collector in it. */
export class PersonComputer {
  readonly home = mkdtempSync(path.join(tmpdir(), 'collected-'));

  write(file: string, content: string | Buffer): string {
    const target = path.join(this.home, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
    return target;
  }

  /** Runs a command to its end. */
  run(command: string, ...args: string[]): Promise<CommandResult> {
    return this.start(command, ...args).ended;
  }

  start(command: string, ...args: string[]) {
    const folderArgs = ['--home', this.home, '--state', path.join(this.home, 'state')];
    const child = spawn(process.execPath, [entry, command, ...folderArgs, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
    const ended = new Promise<CommandResult>((resolve) => {
      child.once('close', (code) => resolve(readResult(code, Buffer.concat(chunks).toString())));
    });
    return { child, ended };
  }

  remove(): void {
    rmSync(this.home, { recursive: true, force: true });
  }
}

function readResult(code: number | null, output: string): CommandResult {
  const last = output.trimEnd().split('\n').at(-1) ?? '';
  const sources = last.startsWith('{"sources"') ? (JSON.parse(last) as { sources: SourceReport[] }).sources : [];
  const found = sources.filter(({ conversations, skipped }) => conversations + skipped > 0);
  return { code, output, sources: Object.fromEntries(found.map((source) => [source.name, source])) };
}
