import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeZip } from '@app/formats/testing/write-export';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { epub, pptx, docx, xlsx, relationTo } from '../testing/office-files.ts';
import { readFileText } from './read-file.ts';
import { readInChildProcess } from './read-in-process.ts';
import { recogniseText } from './recognise-text.ts';

let folder: string;
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'read-file-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Files = Parameters<typeof writeZip>[1];

async function readZip(files: Files, name = 'file.docx') {
  const file = path.join(folder, `${(count += 1)}.zip`);
  await writeZip(file, files);
  return readFileText({ path: file, name });
}

async function writeAndRead(bytes: Buffer | string, name: string) {
  const file = path.join(folder, `${(count += 1)}`);
  await writeFile(file, bytes);
  return readFileText({ path: file, name });
}

describe('a Word document', () => {
  test('is read as Markdown, without text that was deleted', async () => {
    const found = await readZip(docx);
    expect(found.type).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document');
    expect(found.pages).toBeNull();
    expect(found.texts).toEqual([
      '# Der Plan\n\nGo north & east\nby\ttrain\n\n- first\n- second\n\nCity | Days\nOslo | 2\n\nA note at the foot.',
    ]);
  });

  test('with an alternative for older programs inside a table row keeps the row in one piece', async () => {
    const row = (cells: string) => `<w:tr>${cells}</w:tr>`;
    const cell = (content: string) => `<w:tc><w:p><w:r><w:t>${content}</w:t></w:r></w:p></w:tc>`;
    const alternative = `<mc:Fallback>${row(cell('shown by older programs'))}</mc:Fallback>`;
    const table = `<w:tbl>${row(`${cell('City')}${alternative}${cell('Days')}`)}</w:tbl>`;
    const { texts } = await readZip({
      ...docx,
      'word/document.xml': `<w:document><w:body>${table}</w:body></w:document>`,
    });
    expect(texts[0]).toMatch(/^City \| Days\n/);
  });

  test('with macros is read without them', async () => {
    const { texts } = await readZip({ ...docx, 'word/vbaProject.bin': 'Sub AutoOpen() Shell("rm") End Sub' }, 'a.docm');
    expect(texts.join()).not.toContain('Shell');
  });

  test('whose XML defines entities that multiply is read without them', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE b [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><w:document><w:body><w:p><w:r><w:t>Before &b; after</w:t></w:r></w:p></w:body></w:document>`;
    const { texts } = await readZip({ ...docx, 'word/document.xml': bomb });
    expect(texts[0]).toMatch(/^Before .*after/);
    expect(texts[0]).not.toContain('haha');
  });
});

test('a presentation is read by slides in their order, with notes', async () => {
  const found = await readZip(pptx, 'talk.pptx');
  expect(found).toMatchObject({ pages: 2, type: expect.stringContaining('presentation') as string });
  expect(found.texts).toEqual(['Rivers\n\nThe longest | 7000 km\n\nNotes: Speak slowly', 'The end']);
});

describe('a spreadsheet', () => {
  test('is read by sheets, with the values that its cells show', async () => {
    const { texts, pages } = await readZip(xlsx, 'sums.xlsx');
    expect(pages).toBeNull();
    expect(texts).toEqual(['# Costs\n\nWhat | When | Sum\nTickets | 2026-03-01 | 120.5\nTotal |  | 120.5\n\n# Empty']);
  });

  test('whose dates count from 1904 is read with the right dates and times', async () => {
    const workbook = xlsx['xl/workbook.xml'].replace('<workbook>', '<workbook><workbookPr date1904="1"/>');
    const sheet = `<worksheet><sheetData><row r="1"><c r="A1" s="1"><v>44620</v></c><c r="B1" s="1"><v>0.5</v></c></row>
      </sheetData></worksheet>`;
    const { texts } = await readZip(
      { ...xlsx, 'xl/workbook.xml': workbook, 'xl/worksheets/sheet1.xml': sheet },
      'a.xlsx',
    );
    expect(texts[0]).toContain('2026-03-01 | 12:00:00');
  });

  test('with macros is read without them', async () => {
    const files = { ...xlsx, 'xl/vbaProject.bin': 'Sub Workbook_Open() Shell("rm") End Sub' };
    const { texts } = await readZip(files, 'sums.xlsm');
    expect(texts.join()).toContain('Tickets');
    expect(texts.join()).not.toContain('Shell');
  });

  test('whose XML defines entities that multiply or name a file is read without them', async () => {
    const entities = '<!DOCTYPE s [<!ENTITY a "haha"><!ENTITY b "&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>';
    const strings = `<?xml version="1.0"?>${entities}<sst><si><t>What</t></si><si><t>Tickets &b;&f;</t></si></sst>`;
    const { texts } = await readZip({ ...xlsx, 'xl/sharedStrings.xml': strings }, 'sums.xlsx');
    expect(texts.join()).toContain('Tickets');
    expect(texts.join()).not.toMatch(/haha|root:/);
  });
});

test('a book is read by chapters in their order', async () => {
  const found = await readZip(epub, 'book.epub');
  expect(found).toMatchObject({ type: 'application/epub+zip', pages: null });
  expect(found.texts).toEqual(['# One\n\nIt began.\n\n# Two\n\nIt ended.']);
});

describe('a ZIP file', () => {
  test.each([
    ['that has the name of a document but is not one', { 'a.txt': 'x' }, /ZIP archive and no document/],
    ['without the part that it names', { '_rels/.rels': relationTo('word/document.xml') }, /damaged/],
    [
      'that unpacks to more than can be read',
      { ...docx, 'word/document.xml': Buffer.alloc(101_000_000, ' ') },
      /unpacks to more/,
    ],
    ['without words', { ...docx, 'word/document.xml': '<w:document/>', 'word/footnotes.xml': '' }, /no text/],
    ['of a protected book', { ...epub, 'META-INF/rights.xml': '<rights/>' }, /protected against copying/],
  ])('%s is refused with a message', async (_name, files: Files, sentence) => {
    await expect(readZip(files)).rejects.toThrow(sentence);
  });

  test('that is cut off or has a password is refused with the reason', async () => {
    await expect(writeAndRead(Buffer.from('PK\u0003\u0004 and nothing more'), 'a.docx')).rejects.toThrow('damaged');
    const locked = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
    await expect(writeAndRead(locked, 'a.docx')).rejects.toThrow(
      /has a password or the format of an old Office version/,
    );
  });
});

describe('the process that reads', () => {
  const signal = new AbortController().signal;
  const makeTask = async () => {
    const file = path.join(folder, `${(count += 1)}.txt`);
    await writeFile(file, 'Some words');
    return { path: file, name: 'words.txt' };
  };

  test('is ended when it takes too much time or memory, and the error names the reason', async () => {
    const slowResult = await readInChildProcess(await makeTask(), signal, { maxMs: 1, maxMemory: 1e9 });
    expect(slowResult).toMatchObject({ error: expect.stringContaining('took too long') as string });
    const largeResult = await readInChildProcess(await makeTask(), signal, { maxMs: 60_000, maxMemory: 20_000_000 });
    expect(largeResult).toEqual(
      process.platform === 'linux' ? { error: expect.stringContaining('too much memory') as string } : largeResult,
    );
  });

  test('is ended when its job is aborted', async () => {
    const stopped = new AbortController();
    const reading = readInChildProcess(await makeTask(), stopped.signal);
    stopped.abort(new Error('the job is over'));
    await expect(reading).rejects.toThrow('the job is over');
  });
});

describe('text in a picture', () => {
  test('is recognised by Tesseract if that is installed', async () => {
    const program = path.join(folder, 'tesseract');
    await writeFile(program, '#!/bin/sh\ncat >/dev/null\necho "Words on a sign"\n', { mode: 0o755 });
    expect(await recogniseText(Buffer.from('picture'), [folder, '/usr/bin', '/bin'])).toBe('Words on a sign');
    expect(await recogniseText(Buffer.from('picture'), [path.join(folder, 'nothing')])).toBe('');
  });
});
