import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from './command-error.mjs';
import { findFreePorts } from './free-ports.mjs';
import { inProject } from './paths.mjs';

const ADDRESS_FILE = 'address.txt';
const README = 'Data of `npm start -- --demo`. The next demo deletes this folder with everything in it.\n';
/** Settings that a demo takes from the environment; all others have their defaults. */
const KEPT_SETTINGS = new Set(['PORT', 'HOST', 'LOG_LEVEL']);
/** A person who only looks around must not reach the limit of the Free plan after ten messages. */
const DEMO_SETTINGS = { FREE_AI_CHATS_PER_MONTH: '0' };

/** The folder with the data of a demo. `npm start` without --demo keeps its data elsewhere. */
export const DEMO_FOLDER = inProject('.cache', 'demo-data');

/**
 * An empty folder for a demo, and the environment to start the app with it. Refuses while another demo uses the folder.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [folder]
 * @returns {Promise<{ env: NodeJS.ProcessEnv, address: string }>}
 */
export async function prepareDemo(env, folder = DEMO_FOLDER) {
  const running = await findRunningDemo(folder);
  if (running !== undefined)
    throw new CommandError(`A demo is already running at ${running}. Stop it with Ctrl-C first.`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const port = env.PORT || String(await findFreePorts(1));
  const address = `http://127.0.0.1:${port}`;
  await writeFile(path.join(folder, 'README.txt'), README);
  await writeFile(path.join(folder, ADDRESS_FILE), address);
  const defaults = Object.fromEntries((await listSettings()).map((name) => [name, '']));
  const kept = Object.fromEntries(
    Object.entries(env).filter(([name]) => !(name in defaults) || KEPT_SETTINGS.has(name)),
  );
  return { env: { ...defaults, ...kept, ...DEMO_SETTINGS, PORT: port, DATA_DIR: folder }, address };
}

/** The address of a demo that responds. */
async function findRunningDemo(folder) {
  try {
    const address = await readFile(path.join(folder, ADDRESS_FILE), 'utf8');
    await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(2_000) });
    return address;
  } catch {
    return undefined;
  }
}

/**
 * The names of all settings. The demo gets an empty value for each, which hides the value in `.env`: a demo must not
 * write to your database, send mail or spend money on a model.
 */
async function listSettings() {
  const example = await readFile(inProject('.env.example'), 'utf8');
  return [...example.matchAll(/^# ([A-Z][A-Z\d_]*)=/gm)].map(([, name]) => name);
}
