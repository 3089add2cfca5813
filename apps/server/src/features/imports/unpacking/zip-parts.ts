import { asList, asObject, asText } from '@app/formats/values/json-shape';
import { ExportAssets } from './export-assets.ts';
import type { ReadablePart } from '@app/formats/reading/readable-part';
import type { ExportPart, OpenedExport } from './export-parts.ts';
import { NestedArchives, type RefusedArchive } from './nested-archives.ts';
import { hasCompressedExtension, decompressedName, decompressFile } from './compressed-file.ts';
import { isManifest, isPrivateFile } from './private-files.ts';
import { isTextdoc } from './textdocs.ts';
import { ZipArchive, type ZipEntry, type ZipLimits } from './zip-archive.ts';

/** A manifest lists every file of an export: a manifest of this size lists some hundred thousand files. */
const MAX_MANIFEST_BYTES = 16 * 1024 * 1024;

/**
 * The parts of a ZIP, and of ZIPs inside of it, that may contain conversations: JSON first, in the order of the export's
 * manifest if it has one, HTML last. Other files, such as attachments and pictures, are unpacked only if a conversation
 * refers to them. Account, login, billing and advertising files are never unpacked.
 */
export async function openZipParts(path: string, name: string, limits: ZipLimits): Promise<OpenedExport> {
  const nested = new NestedArchives(await ZipArchive.open(path, name, limits), path, limits);
  try {
    await nested.openAll((entry) => /\.zip$/i.test(entry.name) && !isAttachment(entry) && !entry.isLink);
    const assets = new ExportAssets();
    const found: FoundParts[] = [];
    for (const { archive } of nested.archives) {
      found.push(await findParts(archive));
      assets.add(archive, archive.entries.filter(isAsset));
    }
    const parts = [
      ...found.flatMap(({ json }) => json),
      ...nested.refused.map(toRefusedPart),
      ...nested.archives.flatMap(({ archive }) => archive.entries.filter(isLinkToConversations).map(toLinkPart)),
      ...found.flatMap(({ textual }) => textual),
      ...found.flatMap(({ html }) => html),
    ];
    // If no file has a name that is typical for conversations, the first bytes of all files are checked.
    const guessed = parts.length > 0 ? [] : nested.archives.flatMap(({ archive }) => guessedParts(archive));
    return { parts: [...parts, ...guessed], assets, close: () => nested.close() };
  } catch (error) {
    await nested.close();
    throw error;
  }
}

type FoundParts = Record<'json' | 'textual' | 'html', ExportPart[]>;

async function findParts(archive: ZipArchive): Promise<FoundParts> {
  const candidates = archive.entries.filter(mayHoldConversations).toSorted(byName);
  const json = candidates.filter((entry) => kindOf(entry) === 'json');
  const shards = await readShardList(archive, json);
  const listed = new Set(shards.flatMap((shard) => (shard.entry ? [shard.entry] : [])));
  const toParts = (entries: readonly ZipEntry[]) => entries.map((entry) => toPart(archive, entry));
  return {
    json: [
      ...shards.map(({ path: shard, entry }) => (entry ? toPart(archive, entry) : toMissingShard(shard))),
      ...toParts(json.filter((entry) => !listed.has(entry) && !isManifest(entry.name))),
    ],
    textual: toParts(candidates.filter((entry) => isTextOrTable(kindOf(entry)))),
    html: toParts(candidates.filter((entry) => kindOf(entry) === 'html')),
  };
}

/** Pictures and attachments: all files that neither contain conversations nor are private. */
function isAsset(entry: ZipEntry): boolean {
  return (
    !entry.isLink &&
    !isPrivateFile(entry.name) &&
    !/\.zip$/i.test(entry.name) &&
    (kindOf(entry) === null || isAttachment(entry) || isTextdoc(entry.name))
  );
}

function mayHoldConversations(entry: ZipEntry): boolean {
  return !entry.isLink && isNamedLikeConversations(entry);
}

/** Whether an entry is a symbolic link named like a file with conversations: the receipt lists it. */
function isLinkToConversations(entry: ZipEntry): boolean {
  return entry.isLink && isNamedLikeConversations(entry);
}

function isNamedLikeConversations(entry: ZipEntry): boolean {
  return kindOf(entry) !== null && !isAttachment(entry) && !isPrivateFile(entry.name);
}

/**
 * The kind of a file by its extension alone; null for a file that cannot hold conversations. A file without an
 * extension may be a prompt of AI Studio, which is JSON.
 */
function kindOf(entry: ZipEntry): ReadablePart['kind'] | null {
  const name = decompressedName(baseName(entry.name));
  if (!name.includes('.') && hasCompressedExtension(entry.name)) return 'text';
  if (/\.(json|jsonl|ndjson)$/i.test(name) || !name.includes('.')) return 'json';
  if (/\.html?$/i.test(name)) return 'html';
  if (/\.(csv|tsv)$/i.test(name)) return 'table';
  return /\.(md|markdown|txt)$/i.test(name) ? 'text' : null;
}

const isTextOrTable = (kind: ReadablePart['kind'] | null) => kind === 'table' || kind === 'text';

/**
 * Whether a file was attached to a message (file-…, chat-…-files/, Grok's assets). Two other kinds of files count as
 * attachments, too: documents of ChatGPT's canvas (textdocs/), and the files that macOS adds to ZIPs (._…).
 */
function isAttachment(entry: ZipEntry): boolean {
  return /(^|\/)(file[-_]|\._|__MACOSX\/|chat-[^/]*-files\/|prod-mc-asset-server\/|user-[A-Za-z0-9]{16,}\/|dalle-generations\/|textdocs\/)/i.test(
    entry.name,
  );
}

/** conversations-2 before conversations-10. */
function byName(a: ZipEntry, b: ZipEntry): number {
  return a.name.localeCompare(b.name, 'en', { numeric: true }) || (a.name < b.name ? -1 : 1);
}

const MAX_GUESSED = 50;

function guessedParts(archive: ZipArchive): ExportPart[] {
  const entries = archive.entries.filter((entry) => isAsset(entry) && !isAttachment(entry));
  return entries.slice(0, MAX_GUESSED).map((entry) => ({ ...toPart(archive, entry, 'text'), isGuess: true }));
}

function toPart(archive: ZipArchive, entry: ZipEntry, kind = kindOf(entry) ?? 'json'): ReadablePart {
  const path = decompressedName(entry.name);
  const { limits, usage, name: uploadName } = archive;
  // The file may be compressed with gzip or zstd itself: the size of the entry is then its compressed size.
  const file = { uploadName, name: entry.name, compressedSize: entry.size, limits, usage };
  return {
    kind,
    name: baseName(path),
    path,
    compressedSize: entry.compressedSize,
    read: (onCompressedBytes) => decompressFile(archive.read(entry, onCompressedBytes), file),
  };
}

function toMissingShard(path: string): ExportPart {
  const reason = 'The export lists this file but does not contain it.';
  return { kind: 'unreadable', name: baseName(path), skip: { code: 'missing_file', reason } };
}

function toRefusedPart({ entry, skip }: RefusedArchive): ExportPart {
  return { kind: 'unreadable', name: baseName(entry.name), skip };
}

function toLinkPart({ name }: ZipEntry): ExportPart {
  const reason =
    'This is a link to another file, and a ZIP does not hold what it leads to. Please add the file itself.';
  return { kind: 'unreadable', name: baseName(name), skip: { code: 'unreadable_file', reason } };
}

/** A file with a part of the conversations, and its entry if the ZIP has it. */
interface Shard {
  path: string;
  entry: ZipEntry | undefined;
}

/** Since 2026 `logical_files["conversations.json"].files` lists the files with the conversations. */
async function readShardList(archive: ZipArchive, json: readonly ZipEntry[]): Promise<Shard[]> {
  const shards = new Map<string, Shard>();
  const entryByPath = new Map(json.map((entry) => [entry.name, entry]));
  for (const manifest of json.filter((entry) => isManifest(entry.name))) {
    const folder = manifest.name.slice(0, manifest.name.length - baseName(manifest.name).length);
    const logicalFiles = asObject(asObject(await readManifest(archive, manifest))?.['logical_files']) ?? {};
    for (const [logicalName, value] of Object.entries(logicalFiles)) {
      if (!/^conversations\b/i.test(logicalName)) continue;
      for (const path of asList(asObject(value)?.['files']).map(asText)) {
        if (path === '' || shards.has(path)) continue;
        shards.set(path, { path, entry: entryByPath.get(folder + path) ?? entryByPath.get(path) });
      }
    }
  }
  return [...shards.values()];
}

/** The manifest as JSON. Null if it is too large or not JSON: then the parts are ordered by name. */
async function readManifest(archive: ZipArchive, entry: ZipEntry): Promise<unknown> {
  if (entry.size > MAX_MANIFEST_BYTES) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of archive.read(entry)) chunks.push(Buffer.from(chunk));
  try {
    return JSON.parse(
      Buffer.concat(chunks)
        .toString()
        .replace(/^\uFEFF/, ''),
    );
  } catch {
    return null;
  }
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
