// Finds Chromium for the browser journeys, or installs it where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { run } from './toolchain.mjs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium, or '' where Playwright has its own. */
export function ensureBrowser(environment) {
  const found = [process.env.CHROMIUM_PATH, ...USUAL_PLACES].find((place) => place !== undefined && existsSync(place));
  if (found !== undefined) return found;
  if (isRootOnDebian()) {
    process.stderr.write('Installing Chromium for the browser journeys.\n');
    run('apt-get', ['update', '-qq'], { env: environment });
    run('apt-get', ['install', '-y', '-qq', 'chromium'], { env: environment });
    return USUAL_PLACES[0];
  }
  const { status } = spawnSync('playwright', ['install', 'chromium'], { env: environment, stdio: 'inherit' });
  if (status === 0) return '';
  throw new Error(
    'The browser journeys need Chromium. Please install it and set CHROMIUM_PATH to its program, then run npm test again.',
  );
}

function isRootOnDebian() {
  const isRoot = process.getuid !== undefined && process.getuid() === 0;
  return isRoot && existsSync('/etc/os-release') && /debian/.test(readFileSync('/etc/os-release', 'utf8'));
}
