import { existsSync } from 'node:fs';
import { mkdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { serviceFor, type Service } from '#services/service-files.ts';
import type { CommandLine } from './command-line.ts';
import { findAgreedSources } from './consent.ts';
import { openSession, type Session } from './session.ts';
import { ExitCode, type Surroundings } from './surroundings.ts';

/** Starts `watch` now and at every login, after the person has agreed to what it will send. */
export async function installService(line: CommandLine, around: Surroundings): Promise<number> {
  const session = await openSession(line, around);
  if (session.archive === null || session.settings.url === null) {
    around.print('This computer is not connected yet: run "pair CODE --url ADDRESS" first.');
    return ExitCode.usage;
  }
  const service = findService(session, line, around);
  if (service === null) return ExitCode.failed;
  if ((await findAgreedSources(session, line, around)) === null) return ExitCode.usage;
  const { path, content } = service.file;
  await mkdir(dirname(path), { recursive: true });
  // Windows reads task files in UTF-16.
  await writeFile(path, around.platform === 'win32' ? `\uFEFF${content}` : content, {
    encoding: around.platform === 'win32' ? 'utf16le' : 'utf8',
  });
  for (const [program = '', ...args] of service.start) {
    if ((await around.runProgram(program, args)) === 0) continue;
    around.print(`Wrote ${path}, but "${[program, ...args].join(' ')}" failed.`);
    return ExitCode.failed;
  }
  around.print(`Installed ${path}. It watches now, and again after every login.`);
  return ExitCode.done;
}

/**
 * Stops the service and removes its file; with consent or --yes also removes the settings, token, cursors and queue.
 */
export async function uninstallService(line: CommandLine, around: Surroundings): Promise<number> {
  const session = await openSession(line, around);
  const service = findService(session, line, around);
  if (service === null) return ExitCode.failed;
  await endService(service, around);
  const question = `Also delete the settings, the token and what waits to be sent (${session.stateFolder})? The archive keeps its conversations. Type yes or no: `;
  const answer = line.isAgreed ? 'yes' : await around.ask(question);
  if (/^y(?:es)?$/i.test(answer?.trim() ?? '')) {
    await rm(session.stateFolder, { recursive: true, force: true });
    if (around.platform === 'linux' && line.state === null) await removeEmpty(dirname(session.stateFolder), 2);
    around.print(
      `Removed ${session.stateFolder}. The archive still lists this computer: remove it in Settings → Devices.`,
    );
  }
  return ExitCode.done;
}

async function endService({ file, stop }: Service, around: Surroundings): Promise<void> {
  if (!existsSync(file.path)) {
    around.print('No service is installed.');
    return;
  }
  for (const [program = '', ...args] of stop) await around.runProgram(program, args);
  await rm(file.path, { force: true });
  if (around.platform === 'linux') await removeEmpty(dirname(file.path), 3);
  around.print(`Removed ${file.path}.`);
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

function findService({ stateFolder }: Session, line: CommandLine, around: Surroundings): Service | null {
  const home = line.home === null ? [] : ['--home', resolve(line.home)];
  const service = serviceFor(around.platform, {
    home: line.home === null ? around.home : resolve(line.home),
    env: line.home === null ? around.env : {},
    stateFolder,
    command: [...around.ownCommand, 'watch', '--service', '--state', stateFolder, ...home],
    userId: around.userId,
  });
  if (service === null) around.print(`There is no service for ${around.platform}; start "watch" yourself at login.`);
  return service;
}
