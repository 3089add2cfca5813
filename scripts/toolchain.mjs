// Brings what the project needs on a machine that has only some Node (18 or newer) and git: Node 24, the locked packages.
// Plain JavaScript without dependencies: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const NODE_VERSION = '24.21.0';
// Of the platform packages `node-<platform>`, as the registry publishes them.
const NODE_INTEGRITY = {
  'linux-x64': 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  'linux-arm64': 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  'win-x64': 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
};

/** ^22.22.2 || >=24.15, the engines of package.json. */
export function isSupported(version) {
  const [major = 0, minor = 0, patch = 0] = version.replace(/^v/, '').split('.').map(Number);
  if (major === 22) return minor > 22 || (minor === 22 && patch >= 2);
  if (major === 24) return minor >= 15;
  return major > 24;
}

/** The folder of a Node that can run the project: the one in use, else one of our own under .runtime. */
export function ensureNode() {
  if (isSupported(process.version)) return path.dirname(process.execPath);
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const integrity = NODE_INTEGRITY[platform];
  if (integrity === undefined) {
    throw new Error(`Node ${process.version} is too old. Please install Node 24 (https://nodejs.org) and try again.`);
  }
  const home = path.join(root, '.runtime', `node-${NODE_VERSION}-${platform}`);
  const bin = path.join(home, 'bin');
  if (existsSync(path.join(bin, process.platform === 'win32' ? 'node.exe' : 'node'))) return bin;
  say(`Node ${process.version} is too old; fetching Node ${NODE_VERSION} once.`);
  const work = `${home}.${process.pid}`;
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const name = `node-${platform}`;
  run(npm(), ['pack', `${name}@${NODE_VERSION}`, '--silent', '--pack-destination', work], { cwd: work });
  const archive = path.join(work, `${name}-${NODE_VERSION}.tgz`);
  const actual = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (actual !== integrity) throw new Error(`${name}@${NODE_VERSION} is not what was published; it was not used.`);
  run('tar', ['-xzf', archive, '-C', work]);
  rmSync(home, { recursive: true, force: true });
  renameSync(path.join(work, 'package'), home);
  rmSync(work, { recursive: true, force: true });
  return bin;
}

/** Installs the locked packages, unless this very lock file was installed before. No package's scripts are run. */
export function ensureInstalled(environment) {
  const stamp = path.join(root, 'node_modules', '.installed-lock');
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say('Installing the locked packages.');
  run(npm(), ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { env: environment });
  writeFileSync(stamp, lock);
}

/** The environment in which everything of the project runs: its Node and its tools first. */
export function projectEnvironment(nodeBin) {
  const tools = path.join(root, 'node_modules', '.bin');
  return {
    ...process.env,
    PATH: [nodeBin, tools, process.env.PATH].join(path.delimiter),
    ONNXRUNTIME_NODE_INSTALL: 'skip',
  };
}

/** Runs a command to its end; throws when it fails. */
export function run(command, args, options = {}) {
  const isScript = /\.[cm]?js$/.test(command);
  const [file, list] = isScript ? [process.execPath, [command, ...args]] : [command, args];
  const { status, error } = spawnSync(file, list, {
    cwd: root,
    stdio: 'inherit',
    ...options,
    shell: process.platform === 'win32' && !isScript,
  });
  if (error) throw new Error(`${command} could not be run: ${error.message}`);
  if (status !== 0) throw new Error(`${path.basename(command)} ${args[0] ?? ''} failed.`);
}

/** npm as this very process was started by, else the one on the path. */
function npm() {
  return process.env.npm_execpath ?? (process.platform === 'win32' ? 'npm.cmd' : 'npm');
}

function say(line) {
  process.stderr.write(`${line}\n`);
}
