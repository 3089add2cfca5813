/**
 * import-parse: reading a ChatGPT export with the reading thread of the built app, compared with JSON.parse of the same
 * bytes in the same run (for a ZIP, plus inflating them). Target: half the speed of JSON.parse, at most 300 MB above
 * idle, for any size. IMPORT_PARSE_MB sets the size (100 by default).
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inflateRawSync } from 'node:zlib';
import { openImportReader } from '../apps/server/src/features/imports/reading/import-reader.ts';
import { setWorkerFolder } from '../apps/server/src/platform/worker-address.ts';
import { makeRealisticConversation } from '@app/formats/testing/chatgpt-export';
import { writeFileFrom, writeList, writeZip } from '@app/formats/testing/write-export';

const megabyte = 1024 * 1024;
const builtServer = fileURLToPath(new URL('../apps/server/dist', import.meta.url));
const shardBytes = 16 * megabyte;

interface Measurement {
  seconds: number;
  bytes: number;
  conversations: number;
  peakMegabytes: number;
}

async function run(): Promise<void> {
  const size = Number(process.env['IMPORT_PARSE_MB'] ?? 100);
  const folder = await mkdtemp(join(tmpdir(), 'import-parse-'));
  try {
    await generate(folder, size * megabyte);
    for (const [label, file] of [
      ['json', 'conversations.json'],
      ['zip', 'export.zip'],
      ['sharded zip', 'sharded.zip'],
    ] as const) {
      const isZip = file.endsWith('.zip');
      const baseline = await measureBest('baseline', join(folder, isZip ? 'sharded.zip' : 'shards'));
      const ours = await measureBest('ours', join(folder, file));
      if (ours.conversations !== baseline.conversations) throw new Error(`${label}: conversations were lost`);
      const ratio = (baseline.seconds / ours.seconds).toFixed(2);
      const rate = (ours.bytes / megabyte / ours.seconds).toFixed(0);
      console.log(
        `import-parse chatgpt ${label} ${size}MB: ${ratio} of ${isZip ? 'inflate + ' : ''}JSON.parse speed, ` +
          `peak +${ours.peakMegabytes.toFixed(0)} MB (${ours.conversations} conversations, ${rate} MB of file/s)`,
      );
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Writes the same conversations as one file, as shards, and both zipped. */
async function generate(folder: string, bytes: number): Promise<void> {
  const shards = Array.from({ length: Math.max(1, Math.round(bytes / shardBytes)) }, (_, index) => ({
    name: `conversations-${String(index).padStart(3, '0')}.json`,
    pieces: () => writeList(makeRealisticConversation, Math.min(bytes, shardBytes), index * 100_000),
  }));
  // Joins the lists of all shards: a comma replaces the '[' of each later shard, and one ']' is written at the end.
  const wholeFile = function* () {
    for (const [index, shard] of shards.entries()) {
      let previous = '';
      for (const piece of shard.pieces()) {
        if (previous !== '') yield previous;
        previous = index > 0 && piece.startsWith('[') ? `,${piece.slice(1)}` : piece;
      }
    }
    yield ']';
  };
  await Promise.all(shards.map((shard) => writeFileFrom(join(folder, `shards-${shard.name}`), shard.pieces())));
  await writeFileFrom(join(folder, 'conversations.json'), wholeFile());
  await writeZip(join(folder, 'export.zip'), { 'conversations.json': wholeFile() });
  await writeZip(join(folder, 'sharded.zip'), Object.fromEntries(shards.map((shard) => [shard.name, shard.pieces()])));
}

/** The shortest time of three runs, because other work on the machine can only slow a run, and their highest memory. */
async function measureBest(reader: 'baseline' | 'ours', path: string): Promise<Measurement> {
  const first = await measure(reader, path);
  const runs = [first, await measure(reader, path), await measure(reader, path)];
  const seconds = Math.min(...runs.map((one) => one.seconds));
  const peakMegabytes = Math.max(...runs.map((one) => one.peakMegabytes));
  return { ...first, seconds, peakMegabytes };
}

/** Measures in a separate process, so that the memory of the current process does not count. */
async function measure(reader: 'baseline' | 'ours', path: string): Promise<Measurement> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', import.meta.filename, reader, path]);
  return JSON.parse(stdout) as Measurement;
}

async function measureInThisProcess(reader: string, path: string): Promise<Measurement> {
  globalThis.gc?.();
  const idle = process.memoryUsage.rss();
  let peak = idle;
  const sampler = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5);
  const startedAt = performance.now();
  const { bytes, conversations } = await (reader === 'ours' ? readOurs(path) : parseAll(path));
  const seconds = (performance.now() - startedAt) / 1000;
  clearInterval(sampler);
  return { seconds, bytes, conversations, peakMegabytes: (peak - idle) / megabyte };
}

async function readOurs(path: string): Promise<{ bytes: number; conversations: number }> {
  setWorkerFolder(builtServer);
  let bytes = 0;
  let conversations = 0;
  for await (const batch of openImportReader({ files: [{ path, name: 'export' }] })) {
    bytes = batch.bytesTotal;
    conversations += batch.items.filter((item) => item.type === 'conversation').length;
  }
  return { bytes, conversations };
}

/**
 * JSON.parse of shards of some megabytes, because a single string would exceed the language's limit. Reads the shards
 * in a ZIP, or else all shards in the folder of `path`.
 */
async function parseAll(path: string): Promise<{ bytes: number; conversations: number }> {
  let bytes = 0;
  let conversations = 0;
  const parseShard = (json: Buffer) => {
    bytes += json.length;
    conversations += (JSON.parse(json.toString()) as unknown[]).length;
  };
  if (path.endsWith('.zip')) {
    for await (const packed of openZipBytes(path)) parseShard(inflateRawSync(packed));
  } else {
    const folder = join(path, '..');
    const shards = (await readdir(folder)).filter((name) => name.startsWith('shards-'));
    for (const name of shards) parseShard(await readFile(join(folder, name)));
  }
  return { bytes, conversations };
}

const [reader, path] = process.argv.slice(2);
if (reader && path) console.log(JSON.stringify(await measureInThisProcess(reader, path)));
else await run();

/** The compressed bytes of every entry of a small ZIP, by its directory, for a baseline without our reader. */
async function* openZipBytes(path: string): AsyncGenerator<Buffer, void, undefined> {
  const zip = await readFile(path);
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const packed = zip.readUInt32LE(at + 20);
    const header = zip.readUInt32LE(at + 42);
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    yield zip.subarray(start, start + packed);
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}
