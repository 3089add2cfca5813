import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/app-error.ts';

export interface FormFile {
  /** The file's name, cut after 255 characters; empty if the form gives no name. */
  name: string;
  stream: Readable;
}

/** Files are not limited here: the reader of a file enforces a limit, with a specific error. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;
/** How many files a form may have. */
export const MAX_FORM_FILES = 50;

/** Messages of the multipart library. */
const INCOMPLETE = /Unexpected end of multipart data|terminated early/;
const TOO_MANY = /files limit/;
const BAD_BOUNDARY = /Boundary not found|needle cannot/;

/**
 * Reads the files of a form: all files, or those of one field. Each file must be read or discarded before the next
 * file. Throws request.invalid, here or while a file is read, when the form ends before its final boundary.
 */
export async function* readFormFiles(request: FastifyRequest, field?: string): AsyncGenerator<FormFile, void> {
  try {
    for await (const part of request.files({ limits: { fileSize: NO_LIMIT } })) {
      // The type of the library is wrong here: a form need not give a name.
      const { filename = '' } = part as { filename?: string };
      if (field === undefined || part.fieldname === field) {
        yield { name: filename.slice(0, 255), stream: Readable.from(readPart(part.file), { objectMode: false }) };
      } else part.file.resume();
    }
  } catch (error) {
    throw toFormError(error);
  }
}

/**
 * The first file of a form. Its stream ends only with the whole form, so that no file of an incomplete form is
 * accepted.
 */
export async function findFormFile(request: FastifyRequest, field?: string): Promise<FormFile | undefined> {
  const files = readFormFiles(request, field);
  const { value: first } = await files.next();
  if (first === undefined) return undefined;
  async function* readWhole({ stream }: FormFile): AsyncGenerator<Buffer> {
    yield* stream as AsyncIterable<Buffer>;
    for await (const other of files) other.stream.resume();
  }
  return { name: first.name, stream: Readable.from(readWhole(first), { objectMode: false }) };
}

async function* readPart(file: Readable): AsyncGenerator<Buffer> {
  try {
    yield* file as AsyncIterable<Buffer>;
  } catch (error) {
    throw toFormError(error);
  }
}

/** Maps errors of the library, which can only be recognised by their messages. */
function toFormError(error: unknown): unknown {
  const text = error instanceof Error ? error.message : '';
  const invalid = (message: string) => new AppError({ code: 'request.invalid', message, cause: error });
  if (INCOMPLETE.test(text)) return invalid('The upload ended before it was complete. Please send it again.');
  if (BAD_BOUNDARY.test(text)) return invalid('The boundary of this form is missing or too long.');
  if (TOO_MANY.test(text)) {
    return invalid(`A form may have at most ${MAX_FORM_FILES} files. Please put more of them into a ZIP file.`);
  }
  return error;
}
