import { claimPairing } from '#sending/archive-client.ts';
import { readSettings, writeSettings, writeToken } from '#state/settings.ts';
import { makePrivateFolder } from '#state/state-folder.ts';
import { UsageError, type CommandLine } from './command-line.ts';
import { checkAddress, stateFolderOf } from './session.ts';
import { ExitCode, type CommandContext } from './command-context.ts';

/** Connects this computer to an archive, using the code that the archive shows. Sends nothing else. */
export async function runPair(line: CommandLine, context: CommandContext): Promise<number> {
  const stateFolder = stateFolderOf(line, context);
  const settings = await readSettings(stateFolder);
  const [code] = line.rest;
  if (code === undefined) throw new UsageError('Please give the code of Settings → Devices: pair CODE --url ADDRESS.');
  const address = line.url ?? settings.url;
  if (address === null) throw new UsageError('Please give the address of your archive: pair CODE --url ADDRESS.');
  const url = checkAddress(address);
  const deviceName = line.deviceName ?? context.hostName;
  const claim = await claimPairing({ url, code: code.trim().toUpperCase(), deviceName }, context.fetch);
  if ('message' in claim) {
    context.print(claim.message);
    return ExitCode.failed;
  }
  await makePrivateFolder(stateFolder);
  await writeSettings(stateFolder, { ...settings, url, deviceName });
  await writeToken(stateFolder, claim.token);
  context.print(`Connected to ${url} as "${deviceName}". Nothing has been sent yet.`);
  context.print('Next: "once" or "watch" shows what is on this computer and asks before it sends anything.');
  return ExitCode.done;
}
