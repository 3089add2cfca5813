import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createImport, getImport, type Import } from '@app/contract/imports';
import { formatRegistry } from '@app/formats/format-registry.table';
import { sampleBytes } from '@app/formats/testing/read-sample';
import { writeZip } from '@app/formats/testing/write-export';
import { expect, test } from 'vitest';
import { multipart } from '../../../test/multipart.ts';
import { createTestApp } from '../../../test/test-app.ts';

/** Without pages, which are read only from a ZIP that contains nothing else. */
const samples = formatRegistry.filter(({ kind }) => kind !== 'page');

test('the files of every format in one ZIP are all read, and none is stored twice when it is imported again', async () => {
  const app = await createTestApp();
  const folder = await mkdtemp(join(tmpdir(), 'every-format-'));
  try {
    const file = join(folder, 'all.zip');
    await writeZip(
      file,
      Object.fromEntries(samples.map(({ key, sample }) => [`${key}/${sample}`, [sampleBytes(sample).toString()]])),
    );
    const bytes = await readFile(file);
    const ann = await app.signUp('Ann');
    const importAll = async (): Promise<Import> => {
      const sent = await app.request(createImport, { as: ann, ...multipart([{ name: 'all.zip', bytes }]) });
      await app.server.services.importRunner.wake();
      return (await app.request(getImport, { as: ann, params: { id: sent.body.id } })).body;
    };
    const first = await importAll();
    expect({ status: first.status, kept: first.kept }).toEqual({ status: 'completed', kept: [] });
    const sources = new Set(first.sources.map(({ source }) => source));
    expect(samples.filter(({ format }) => !sources.has(format.source)).map(({ key }) => key)).toEqual([]);
    const again = await importAll();
    const { found, created, updated, unchanged, skipped } = first.counts;
    expect(created + updated + unchanged + skipped).toBe(found);
    expect(again.counts).toMatchObject({ found, created: 0, updated: 0, unchanged: found - skipped, skipped });
  } finally {
    await app.close();
    await rm(folder, { recursive: true });
  }
}, 180_000);
