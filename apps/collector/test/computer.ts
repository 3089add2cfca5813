import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCommand } from '#command/run-command.ts';
import type { CommandContext } from '#command/command-context.ts';
import type { SourceReport } from '#collecting/tally.ts';

/** The result of a run of the command. */
export interface RunResult {
  code: number;
  output: string;
  /** The line of --json, by the name of the source. */
  sources: Record<string, SourceReport>;
}

/** A separate home directory, with the collector in it. */
export class Computer {
  readonly home = mkdtempSync(join(tmpdir(), 'collector-'));
  readonly state = join(this.home, 'state');
  now = Date.parse('2026-07-02T10:00:00Z');
  answers: string[] = [];
  readonly programs: string[] = [];
  platform: NodeJS.Platform = 'linux';
  pid = process.pid;
  readonly #stopController = new AbortController();
  /** Called in place of sleeping; it may, for example, make the archive available again. */
  onSleep: (milliseconds: number) => void = () => undefined;

  write(path: string, content: string | Buffer): string {
    const file = join(this.home, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    return file;
  }

  /** Asks the commands that run on this computer to stop. */
  stop(): void {
    this.#stopController.abort();
  }

  remove(): void {
    this.stop();
    rmSync(this.home, { recursive: true, force: true });
  }

  async run(...args: string[]): Promise<RunResult> {
    const printed: string[] = [];
    const code = await runCommand([...args, '--home', this.home, '--state', this.state], this.createContext(printed));
    const last = printed.at(-1) ?? '';
    const sources = last.startsWith('{"sources"') ? (JSON.parse(last) as { sources: SourceReport[] }).sources : [];
    return {
      code,
      output: printed.join('\n'),
      sources: Object.fromEntries(sources.map((source) => [source.name, source])),
    };
  }

  createContext(printed: string[]): CommandContext {
    return {
      env: {},
      platform: this.platform,
      home: this.home,
      hostName: 'my-laptop',
      pid: this.pid,
      userId: 501,
      fetch,
      signal: this.#stopController.signal,
      now: () => this.now,
      random: () => 0.5,
      sleep: async (milliseconds) => {
        await new Promise((resolve) => void setImmediate(resolve));
        this.now += milliseconds;
        this.onSleep(milliseconds);
      },
      print: (line) => void printed.push(line),
      ask: async (question) => {
        await Promise.resolve();
        printed.push(question);
        return this.answers.shift() ?? null;
      },
      runProgram: async (program, args) => {
        await Promise.resolve();
        this.programs.push([program, ...args].join(' '));
        return 0;
      },
      runSelf: (args) => runCommand(args, this.createContext(printed)),
      freeMemory: () => undefined,
      ownCommand: ['/usr/bin/node', '/opt/collector.js'],
    };
  }
}

/** The lines of a session of Claude Code with these prompts, each with a reply. */
export function claudeSession(sessionId: string, prompts: readonly string[]): string {
  const lines = prompts.flatMap((prompt, index) => {
    const parentUuid = index === 0 ? null : `${sessionId}-a${index - 1}`;
    const timestamp = `2026-07-01T08:0${index}:00.000Z`;
    const shared = { sessionId, timestamp, cwd: '/home/me/garden', isSidechain: false };
    return [
      {
        ...shared,
        type: 'user',
        uuid: `${sessionId}-q${index}`,
        parentUuid,
        message: { role: 'user', content: prompt },
      },
      {
        ...shared,
        type: 'assistant',
        uuid: `${sessionId}-a${index}`,
        parentUuid: `${sessionId}-q${index}`,
        message: {
          id: `m${index}`,
          role: 'assistant',
          model: 'claude',
          content: [{ type: 'text', text: `About: ${prompt}` }],
        },
      },
    ];
  });
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}
