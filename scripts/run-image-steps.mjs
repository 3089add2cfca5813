// Runs the steps of the Dockerfile in a plain folder, in place of a container engine: `COPY` from the files that git
// tracks without those of .dockerignore, `RUN` with the paths moved into the folder. Then starts the result as another
// account that can write only to its data directory. What only an engine does (base image, layers, limits) is
// not covered.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const MAX_MEGABYTES = 400;
const NOBODY = 65_534;
const root = mkdtempSync(path.join(tmpdir(), 'image-'));
const context = path.join(root, 'context');
const began = performance.now();
const log = (line) => console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${line}`);

/** The instructions of the Dockerfile, with continued lines joined. */
function readInstructions() {
  const text = readFileSync(path.join(PROJECT, 'Dockerfile'), 'utf8').replaceAll('\\\n', ' ');
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, name, rest] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === undefined) throw new Error(`not an instruction: ${line}`);
    return { name, rest };
  });
}

/** The files that `docker build` would send: only tracked files, so that leftovers in this folder are not included. */
function writeContext() {
  const patterns = readFileSync(path.join(PROJECT, '.dockerignore'), 'utf8').split('\n');
  const ignored = patterns.filter((line) => line !== '' && !line.startsWith('#'));
  const isIgnored = (file) =>
    ignored.some((pattern) => path.matchesGlob(file, pattern) || file.startsWith(`${pattern}/`));
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: PROJECT, encoding: 'utf8' }).split('\0');
  for (const file of files) {
    if (file !== '' && !isIgnored(file)) cpSync(path.join(PROJECT, file), path.join(context, file));
  }
}

const inStage = (stage, place) => path.join(root, stage, place);

function copy({ stage, folder }, rest) {
  const words = rest.split(/\s+/);
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const places = words.filter((word) => !word.startsWith('--'));
  const target = places.pop() ?? '';
  const sourceRoot = from === undefined ? context : path.join(root, from);
  for (const place of places) {
    const source = path.join(sourceRoot, place);
    const isFolder = place === '.' || from !== undefined;
    const into = path.resolve('/', folder, target, isFolder ? '' : path.basename(place));
    cpSync(source, inStage(stage, into), { recursive: true, verbatimSymlinks: true });
  }
}

/** Runs a command with the paths of the image replaced by paths in the stage's folder. */
function run({ stage, folder }, rest) {
  log(rest);
  const command = rest.replaceAll(/(?<=\s)\/[\w/.-]+/g, (place) => inStage(stage, place));
  execFileSync('sh', ['-euc', command], { cwd: inStage(stage, folder), stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Follows the Dockerfile and returns what a container would be started with. */
function build() {
  const image = { stage: '', folder: '/', environment: {}, health: [], command: [] };
  for (const { name, rest } of readInstructions()) {
    if (name === 'FROM') {
      image.stage = / AS (\w+)$/.exec(rest)?.[1] ?? 'final';
      mkdirSync(inStage(image.stage, '/'), { recursive: true });
    } else if (name === 'WORKDIR') {
      image.folder = rest;
      mkdirSync(inStage(image.stage, rest), { recursive: true });
    } else if (name === 'COPY') copy(image, rest);
    else if (name === 'RUN') run(image, rest);
    else if (name === 'ENV') for (const pair of rest.split(' ')) addTo(image.environment, pair);
    else if (name === 'HEALTHCHECK') image.health = JSON.parse(rest.slice(rest.indexOf('[')));
    else if (name === 'CMD') image.command = JSON.parse(rest);
    else if (!['LABEL', 'USER', 'VOLUME', 'EXPOSE', 'STOPSIGNAL'].includes(name)) throw new Error(`unknown: ${name}`);
  }
  return image;
}

function addTo(environment, pair) {
  const at = pair.indexOf('=');
  environment[pair.slice(0, at)] = pair.slice(at + 1);
}

function assertSize(app) {
  const megabytes = Number(execFileSync('du', ['-sm', app], { encoding: 'utf8' }).split('\t')[0]);
  log(`the folder that is copied has ${megabytes} MB`);
  if (megabytes > MAX_MEGABYTES) throw new Error(`more than ${MAX_MEGABYTES} MB`);
}

/** Starts the app as the image does, on a free port, and uses it. */
async function start({ folder, environment, health, command }) {
  const app = inStage('final', folder);
  const data = inStage('final', environment['DATA_DIR']);
  const isRoot = process.getuid?.() === 0;
  // Files of root are readable but not writable, as with a read-only file system.
  if (isRoot) chownSync(data, NOBODY, NOBODY);
  execFileSync('chmod', ['755', root, inStage('final', '/')]);
  execFileSync('chmod', ['-R', 'a+rX,a-w', app]);
  const env = { PATH: process.env['PATH'], HOME: '/nonexistent', ...environment, DATA_DIR: data, PORT: '0' };
  const account = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const options = { cwd: app, env, ...account };
  const [, ...args] = command;
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const address = await findAddress(child);
    const signup = { firstName: 'Ann', lastName: 'Tester', email: 'ann@example.org', password: 'correct horse' };
    const { authToken } = await post(`${address}/api/auth/signup`, signup);
    const { response } = await post(`${address}/api/chat`, { message: 'Hello' }, authToken);
    if (typeof response !== 'string' || response === '') throw new Error('the assistant did not answer');
    const page = await fetch(`${address}/chat`);
    if (!page.ok || !(await page.text()).includes('<div id="root"')) throw new Error('the web app is not served');
    const embedding = await findEmbedding(address);
    if (!embedding.startsWith('use-')) throw new Error(`the sentence encoder does not run, but ${embedding}`);
    const [, ...healthArgs] = health;
    execFileSync(process.execPath, healthArgs, { ...options, env: { ...env, PORT: new URL(address).port } });
    const link = ['apps/server/dist/admin.js', 'reset-link', signup.email];
    const output = execFileSync(process.execPath, link, { ...options, encoding: 'utf8' });
    if (!output.includes('/reset-password')) throw new Error(`the admin command printed: ${output}`);
  } finally {
    child.kill('SIGTERM');
  }
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the app ended with code ${code}`);
}

/** The model in use, which is not known before it is loaded. */
async function findEmbedding(address) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { details } = await (await fetch(`${address}/readyz`)).json();
    if (details.embedding !== 'unknown') return details.embedding;
    await delay(100);
  }
  return 'unknown';
}

async function findAddress(child) {
  for await (const line of createInterface(child.stdout)) {
    const address = /https?:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) return address.replace('0.0.0.0', '127.0.0.1');
  }
  throw new Error('the app ended before it was ready');
}

async function post(address, body, token) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

try {
  writeContext();
  const image = build();
  assertSize(inStage('final', image.folder));
  await start(image);
  log('the steps of the image work');
} finally {
  rmSync(root, { recursive: true, force: true });
}
