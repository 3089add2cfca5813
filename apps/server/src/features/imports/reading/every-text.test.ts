import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getConversation, listConversations } from '@app/contract/conversations';
import { listDocuments } from '@app/contract/documents';
import { createImport, getImport, type Import } from '@app/contract/imports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  compareFile,
  keysOf,
  readExportFile,
  type StoredTexts,
  type WrittenFile,
} from '../../../../../../scripts/compare-exports/compare-file.mjs';
import { multipart } from '../../../../test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';

const root = process.env['REAL_DATA_DIR'] ?? '';
const folders = ['chat-exports', 'capture'];
const hasFiles = root !== '' && folders.every((folder) => existsSync(join(root, folder)));

/** Texts that may or may not be conversations: they are kept as files, and the receipt names them. */
const keptWhole = new Set([
  'chat-exports/fixtures/polylogue/tests/data/golden/attachments.md',
  'chat-exports/fixtures/polylogue/tests/data/golden/markdown-chars.md',
  'chat-exports/fixtures/polylogue/tests/data/golden/timestamp.md',
]);

/** Files in which all texts or ids were replaced by the same value, so that the order cannot be compared. */
const masked = new Set([
  'capture/codex-cli/agent-sessions/small.jsonl',
  'capture/other-agents/agent-sessions/qwen/system_telemetry.jsonl',
]);

/** Whether a file is an export, and neither a description, a schema nor masked. */
const isExport = (path: string) =>
  !/(README|LICEN[CS]ES?)(\.md)?$|\.gz$|^chat-exports\/schemas\/.*(catalog|package|manifest)\.json$/.test(path) &&
  !masked.has(path);

interface RealFile {
  path: string;
  /** The name under which it is uploaded. */
  name: string;
  bytes: Buffer;
  written: WrittenFile;
}

function openFile(path: string): RealFile {
  const bytes = readFileSync(join(root, path));
  return { path, name: path.replaceAll('/', '__'), bytes, written: readExportFile(bytes) };
}

const paths = hasFiles
  ? folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
    )
  : [];
const files = paths.filter(isExport).toSorted().map(openFile);

/** The largest number of files in one upload. */
const MAX_FILES = 50;

/**
 * Distributes the files over few uploads, because every import starts a thread. Files with the same conversation are in
 * different uploads.
 */
function groupUploads(all: readonly RealFile[]): RealFile[][] {
  const uploads: { keys: Set<string>; files: RealFile[] }[] = [];
  for (const file of all) {
    const keys = keysOf(file.written);
    let upload = uploads.find((other) => other.files.length < MAX_FILES && !keys.some((key) => other.keys.has(key)));
    if (upload === undefined) uploads.push((upload = { keys: new Set(), files: [] }));
    upload.files.push(file);
    for (const key of keys) upload.keys.add(key);
  }
  return uploads.map((upload) => upload.files);
}

describe.runIf(hasFiles)('the import of real files (skipped where REAL_DATA_DIR has none)', () => {
  let app: TestApp;
  const results = new Map<string, { receipt: Import; stored: StoredTexts[] }>();

  beforeAll(async () => {
    app = await createTestApp();
    for (const [index, upload] of groupUploads(files).entries()) {
      const as = await app.signUp(`Reader ${index}`);
      const sent = await app.request(createImport, { as, ...multipart(upload) });
      if (sent.status !== 202) throw new Error(`The upload was refused: ${sent.text}`);
      await app.server.services.importRunner.wake();
      const receipt = (await app.request(getImport, { as, params: { id: sent.body.id } })).body;
      const stored = await listStored(app, as);
      for (const { path } of upload) results.set(path, { receipt, stored });
    }
  }, 120_000);
  afterAll(() => app.close());

  test.each(files.map((file) => [file.path, file] as const))(
    'stores every text of %s in the right place',
    (path, file) => {
      const { name, written } = file;
      const { receipt, stored } = results.get(path) ?? expect.fail('not imported');
      const isNamed = [...receipt.kept, ...receipt.skipped.map(({ item }) => ({ name: item }))].some((item) =>
        item.name.startsWith(name),
      );
      // The test has a reader of its own, `readExportFile`. A file in which that reader finds no conversations must be
      // listed in the receipt: otherwise the test would pass whatever the import stored of the file.
      if (written.titles.length > 0)
        expect(stored.map(({ title }) => title)).toEqual(expect.arrayContaining(written.titles));
      else if (keptWhole.has(path) || written.conversations.length === 0) expect(isNamed).toBe(true);
      else expect(compareFile(written, stored)).toEqual([]);
    },
  );
});

async function listStored(app: TestApp, as: TestUser): Promise<StoredTexts[]> {
  const stored: StoredTexts[] = [];
  for (const archived of ['false', 'true']) {
    const { body: page } = await app.request(listConversations, { as, query: { archived, limit: '100' } });
    if (page.length === 100) throw new Error('There may be more conversations than one page.');
    for (const { id } of page) {
      const { body } = await app.request(getConversation, { as, params: { id } });
      const { body: documents } = await app.request(listDocuments, { as, params: { id } });
      stored.push({ ...body, documents });
    }
  }
  return stored;
}
