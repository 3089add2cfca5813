import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readPictureUpload } from '#features/files/read-picture-upload.ts';
import { createImportFiles, type ImportFiles } from '#features/imports/import-files.ts';
import { installBodyPace } from './body-pace.ts';

let app: FastifyInstance;
let check: () => void;
let directory: string;
let files: ImportFiles;
let outcomes: string[];

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'body-pace-'));
  files = createImportFiles({ directory, maxBytes: 10_000_000, requireSpace: async () => undefined });
  outcomes = [];
  app = Fastify();
  check = installBodyPace(app);
  await app.register(multipart);
  app.addContentTypeParser(/^image\//, (_request, payload, done) => done(null, payload));
  app.post('/json', async () => ({}));
  app.route({ method: 'PUT', url: '/photo', handler: receivePhoto });
  app.route({ method: 'POST', url: '/import', handler: receiveImport });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await app.close();
  await rm(directory, { recursive: true, force: true });
});

async function receivePhoto(request: FastifyRequest): Promise<object> {
  // The list of the current test: the handler may end after the next test has started.
  const own = outcomes;
  try {
    await readPictureUpload(request.body as Readable, 5_000_000, 600_000);
  } catch (error) {
    own.push('photo given up');
    throw error;
  }
  return {};
}

async function receiveImport(request: FastifyRequest): Promise<object> {
  const own = { files, outcomes };
  let bytes = 0;
  try {
    for await (const part of request.files()) bytes += await own.files.write('one', 0, part.file);
  } catch (error) {
    await own.files.remove('one');
    own.outcomes.push('import given up');
    throw error;
  }
  return { bytes };
}

const boundary = 'b';
const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="export.json"\r\n\r\n`;
const tail = `\r\n--${boundary}--\r\n`;

/** Opens a request with this announced length; the test writes the body to the socket. */
function openUpload(line: string, type: string, length: number): { socket: Socket; answer: Promise<string> } {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  const headers = ['host: localhost', 'connection: close', `content-type: ${type}`, `content-length: ${length}`];
  socket.write(`${line} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
  const answer = once(socket, 'close').then(() => text);
  return { socket, answer };
}

/** Fewer bytes than the request line and the headers of any request in these tests. */
const HEAD_BYTES = 80;

/** The newest connection as the server sees it. */
let connection: Socket | undefined;
beforeEach(() => {
  connection = undefined;
  app.server.on('connection', (socket: Socket) => {
    connection = socket;
  });
});
const expectArrived = (bytes: number) =>
  expect.poll(() => connection?.bytesRead ?? 0, { timeout: 5000 }).toBeGreaterThanOrEqual(bytes);

describe('a body that arrives too slowly', () => {
  test.each([
    ['JSON', 'POST /json', 'application/json', '{"message":'],
    ['a photo', 'PUT /photo', 'image/png', 'x'.repeat(64)],
    ['an import', 'POST /import', `multipart/form-data; boundary=${boundary}`, `${head}[{"title":`],
  ])('is cut off when nothing came between two checks: %s', async (_what, line, type, beginning) => {
    const { socket, answer } = openUpload(line, type, 1_000_000);
    socket.write(beginning);
    await expectArrived(beginning.length + HEAD_BYTES);
    check();
    check();
    const text = await answer;
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(text).toContain('"code":"request.too_slow"');
  });

  test('leaves neither a file nor a waiting handler', async () => {
    const { socket, answer } = openUpload('POST /import', `multipart/form-data; boundary=${boundary}`, 1_000_000);
    socket.write(`${head}[{"title":"never ends`);
    await expect.poll(() => readdir(directory)).toEqual(['one']);
    check();
    check();
    await answer;
    await expect.poll(() => outcomes).toEqual(['import given up']);
    await expect.poll(() => readdir(directory)).toEqual([]);
    connection = undefined;
    const photo = openUpload('PUT /photo', 'image/png', 1_000_000);
    photo.socket.write('x');
    await expectArrived(HEAD_BYTES);
    check();
    check();
    await photo.answer;
    await expect.poll(() => outcomes).toEqual(['import given up', 'photo given up']);
  });
});

test('a slow but steady upload is never cut off', async () => {
  const pieces = Array.from({ length: 8 }, () => 'x'.repeat(10_000));
  const length = head.length + 80_000 + tail.length;
  const { socket, answer } = openUpload('POST /import', `multipart/form-data; boundary=${boundary}`, length);
  socket.write(head);
  let sent = head.length;
  for (const piece of pieces) {
    socket.write(piece);
    sent += piece.length;
    await expectArrived(sent);
    check();
  }
  socket.write(tail);
  expect(await answer).toContain('{"bytes":80000}');
});

test('a complete body is not cut off by later checks', async () => {
  const { socket, answer } = openUpload('POST /json', 'application/json', 2);
  socket.write('{}');
  await expectArrived(HEAD_BYTES);
  check();
  check();
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
});
