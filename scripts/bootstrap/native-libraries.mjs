import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Deletes the libraries for other systems from the installed onnxruntime-node. The package contains the libraries for
 * every system, 288 MB; one machine needs at most 46 MB of them.
 * @param {string} packageFolder @param {{ platform: string, arch: string }} system
 */
export async function removeForeignLibraries(packageFolder, { platform, arch }) {
  const binaries = path.join(packageFolder, 'bin');
  // If the folders are named otherwise in a later version, nothing is deleted.
  for (const version of await listFolders(binaries)) {
    if (!existsSync(path.join(binaries, version, platform, arch))) continue;
    for (const otherPlatform of await listFolders(path.join(binaries, version))) {
      for (const otherArch of await listFolders(path.join(binaries, version, otherPlatform))) {
        if (otherPlatform === platform && otherArch === arch) continue;
        await rm(path.join(binaries, version, otherPlatform, otherArch), { recursive: true, force: true });
      }
    }
  }
}

/** @param {string} folder */
async function listFolders(folder) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
