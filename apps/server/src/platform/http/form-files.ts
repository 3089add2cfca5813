import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/app-error.ts';

export interface FormFile {
  /** At most 255 characters; empty when the form gives none. */
  name: string;
  stream: Readable;
}

/** Whoever reads a file has a limit of its own, and words for it. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;
const CUT_OFF = /Unexpected end of multipart data|terminated early/;
const BAD_BOUNDARY = /Boundary not found|needle cannot/;

/**
 * The files of a form under a field name, or under any; each must be read, or given up, before the next. Throws
 * request.invalid, here or while a file is read, when the form ends before its last boundary.
 */
export async function* readFormFiles(request: FastifyRequest, field?: string): AsyncGenerator<FormFile, void> {
  try {
    for await (const part of request.files({ limits: { fileSize: NO_LIMIT } })) {
      // The library promises a name, and a form need not give one.
      const { filename = '' } = part as { filename?: string };
      if (field === undefined || part.fieldname === field) {
        yield { name: filename.slice(0, 255), stream: Readable.from(readPart(part.file), { objectMode: false }) };
      } else part.file.resume();
    }
  } catch (error) {
    throw toFormFault(error);
  }
}

/** The first of them. Its stream ends when the whole form has, so that nothing is taken from one that is cut off later. */
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
    throw toFormFault(error);
  }
}

/** The library tells such faults by their words alone. */
function toFormFault(error: unknown): unknown {
  const words = error instanceof Error ? error.message : '';
  const refuse = (message: string) => new AppError({ code: 'request.invalid', message, cause: error });
  if (CUT_OFF.test(words)) return refuse('The upload ended before it was complete. Please send it again.');
  if (BAD_BOUNDARY.test(words)) return refuse('The boundary of this form is missing or too long.');
  return error;
}
