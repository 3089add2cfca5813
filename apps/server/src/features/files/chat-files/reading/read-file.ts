import { open } from 'node:fs/promises';
import { findFileKind } from './file-kind.ts';
import { readPdf } from './read-pdf.ts';
import { readPicture } from './read-picture.ts';
import { readTextFile } from './read-text.ts';
import { readZipDocument } from './read-zip-document.ts';
import { type FileText, type ReadingTask, UnreadableFile } from './reading-result.ts';

const HEAD_BYTES = 4_096;

/** Reads a file by what it contains. Throws UnreadableFile with a sentence for its owner. */
export async function readFileText({ path, name }: ReadingTask): Promise<FileText> {
  const { kind, type } = findFileKind(await readHead(path));
  switch (kind) {
    case 'pdf':
      return readPdf(path);
    case 'picture':
      return readPicture(path, type);
    case 'text':
      return readTextFile(path, name);
    case 'zip':
      return readZipDocument(path);
    case 'old-office':
      // Office programs store files with a password in the container of their old file format.
      throw new UnreadableFile(
        'It has a password or the format of an old Office version. Please save it as DOCX, PPTX or XLSX.',
      );
    case 'other':
      throw new UnreadableFile('Files of this kind cannot be read.');
  }
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
