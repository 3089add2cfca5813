import { existsSync } from 'node:fs';
import { mkdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { serviceFor, type Service } from '#services/service-files.ts';
import type { CommandLine } from './command-line.ts';
import { findAgreedSources } from './consent.ts';
import { openSession, type Session } from './session.ts';
import { ExitCode, type CommandContext } from './command-context.ts';

/** Starts `watch` now and at every login, after the person has agreed to what it will send. */
export async function installService(line: CommandLine, context: CommandContext): Promise<number> {
  const session = await openSession(line, context);
  if (session.archive === null || session.settings.url === null) {
    context.print('This computer is not connected yet: run "pair CODE --url ADDRESS" first.');
    return ExitCode.usage;
  }
  const service = findService(session, line, context);
  if (service === null) return ExitCode.failed;
  if ((await findAgreedSources(session, line, context)) === null) return ExitCode.usage;
  const { path, content } = service.file;
  await mkdir(dirname(path), { recursive: true });
  // Windows reads task files in UTF-16.
  await writeFile(path, context.platform === 'win32' ? `\uFEFF${content}` : content, {
    encoding: context.platform === 'win32' ? 'utf16le' : 'utf8',
  });
  for (const [program = '', ...args] of service.start) {
    if ((await context.runProgram(program, args)) === 0) continue;
    context.print(`Wrote ${path}, but "${[program, ...args].join(' ')}" failed.`);
    return ExitCode.failed;
  }
  context.print(`Installed ${path}. It watches now, and again after every login.`);
  return ExitCode.done;
}

/**
 * Stops the service and removes its file. If the person agrees or has passed --yes, it also removes the settings,
 * token, cursors and queue.
 */
export async function uninstallService(line: CommandLine, context: CommandContext): Promise<number> {
  const session = await openSession(line, context);
  const service = findService(session, line, context);
  if (service === null) return ExitCode.failed;
  await endService(service, context);
  const question = `Also delete the settings, the token and what waits to be sent (${session.stateFolder})? The archive keeps its conversations. Type yes or no: `;
  const answer = line.isAgreed ? 'yes' : await context.ask(question);
  if (/^y(?:es)?$/i.test(answer?.trim() ?? '')) {
    await rm(session.stateFolder, { recursive: true, force: true });
    if (context.platform === 'linux' && line.state === null) await removeEmpty(dirname(session.stateFolder), 2);
    context.print(
      `Removed ${session.stateFolder}. The archive still lists this computer: remove it in Settings → Devices.`,
    );
  }
  return ExitCode.done;
}

async function endService({ file, stop }: Service, context: CommandContext): Promise<void> {
  if (!existsSync(file.path)) {
    context.print('No service is installed.');
    return;
  }
  for (const [program = '', ...args] of stop) await context.runProgram(program, args);
  await rm(file.path, { force: true });
  if (context.platform === 'linux') await removeEmpty(dirname(file.path), 3);
  context.print(`Removed ${file.path}.`);
}

/** Removes a folder and its parents, as long as they are empty. */
async function removeEmpty(folder: string, levels: number): Promise<void> {
  if (levels === 0) return;
  const isRemoved = await rmdir(folder).then(
    () => true,
    () => false,
  );
  if (isRemoved) await removeEmpty(dirname(folder), levels - 1);
}

function findService({ stateFolder }: Session, line: CommandLine, context: CommandContext): Service | null {
  const home = line.home === null ? [] : ['--home', resolve(line.home)];
  const service = serviceFor(context.platform, {
    home: line.home === null ? context.home : resolve(line.home),
    env: line.home === null ? context.env : {},
    stateFolder,
    command: [...context.ownCommand, 'watch', '--service', '--state', stateFolder, ...home],
    userId: context.userId,
  });
  if (service === null) context.print(`There is no service for ${context.platform}; start "watch" yourself at login.`);
  return service;
}
