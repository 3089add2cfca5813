import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';

/** A JSON list of `make(0)`, `make(1)` … in chunks, until it has `targetBytes`, without holding the list in memory. */
export function* writeList(make: (seed: number) => unknown, targetBytes: number, firstSeed = 0): Generator<string> {
  let written = 0;
  for (let seed = firstSeed; written < targetBytes || seed === firstSeed; seed++) {
    const json = `${seed === firstSeed ? '[' : ','}${JSON.stringify(make(seed))}`;
    written += Buffer.byteLength(json);
    yield json;
  }
  yield ']';
}

export async function writeFileFrom(path: string, pieces: Iterable<string>): Promise<void> {
  await pipeline(Readable.from(pieces), createWriteStream(path));
}

/** A ZIP of these files in this order; texts, bytes, or chunks of text. */
export async function writeZip(path: string, files: Record<string, string | Buffer | Iterable<string>>): Promise<void> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) {
    if (typeof content === 'string') zip.addBuffer(Buffer.from(content), name);
    else if (Buffer.isBuffer(content)) zip.addBuffer(content, name);
    else zip.addReadStream(Readable.from(content), name);
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}

/**
 * The files of a ChatGPT export in the layout of 2026: numbered files with conversations, and a manifest that lists
 * them. The files in `missing` are listed but absent.
 */
export function makeShardedFiles(shards: readonly string[], missing: readonly string[] = []): Record<string, string> {
  const names = shards.map((_, index) => `conversations-${String(index).padStart(3, '0')}.json`);
  const manifest = {
    version: 1,
    manifest_file: 'export_manifest.json',
    export_files: names.map((name, index) => ({ path: name, size_bytes: Buffer.byteLength(shards[index] ?? '') })),
    logical_files: { 'conversations.json': { files: [...names, ...missing], sharded: true } },
  };
  const files = Object.fromEntries(names.map((name, index) => [name, shards[index] ?? '']));
  return { ...files, 'export_manifest.json': JSON.stringify(manifest) };
}

/** chat.html as in a ChatGPT export: the conversations inside a script of the page. */
export function makeChatHtml(json: string): string {
  return `<html><head><title>ChatGPT Data Export</title><script>
var jsonData = ${json.replaceAll('</', '<\\/')};
var assetsJson = {"a":"b"};
function render() { return [1, 2, 3]; }
</script></head><body onload="render()"><div id="root"></div></body></html>`;
}
