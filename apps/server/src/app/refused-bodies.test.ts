import { once } from 'node:events';
import http from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { allEndpoints as api } from '@app/contract/all-endpoints';
import { endpoint, fillPath } from '@app/contract/endpoint';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newId } from '#platform/ids.ts';
import { multipart } from '../../test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '../../test/test-app.ts';
import { createTestShell } from '../../test/test-shell.ts';

let app: TestApp;
let ann: TestUser;
let port: number;
const agents: http.Agent[] = [];

beforeAll(async () => {
  app = await createTestApp({ environment: { PORT: '0', IMPORT_MAX_BYTES: '1000000' } });
  ann = await app.signUp('Ann');
  port = Number(new URL(await app.server.listen()).port);
});
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
});
afterAll(() => app.close());

interface SimpleResponse {
  status: number;
  code: string | undefined;
}

/** Sends a request over the only connection of an agent, and reads the response. */
function send(
  agent: http.Agent,
  { method = 'GET', path = '/healthz', headers = {}, body }: Partial<Upload> = {},
  to = port,
): Promise<SimpleResponse> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port: to, agent, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const code = text.startsWith('{') ? (JSON.parse(text) as { code?: string }).code : undefined;
        resolve({ status: response.statusCode ?? 0, code });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

interface Upload {
  method: string;
  path: string;
  headers: Record<string, string | number>;
  body: Buffer;
}

const LARGE = 20_000_000;
const bearerHeader = () => ({ authorization: `Bearer ${ann.token}` });

function formUpload(path: string, bytes: number, headers: Record<string, string> = bearerHeader()): Upload {
  const form = multipart([{ name: 'export.json', bytes: Buffer.alloc(bytes, 'x') }]);
  return { method: 'POST', path, headers: { ...headers, ...form.headers }, body: form.body };
}

async function photoUpload(type = 'image/png'): Promise<Upload> {
  const { uploadURL } = (await app.request(api.createUpload, { as: ann })).body;
  const { pathname, search } = new URL(uploadURL);
  return { method: 'PUT', path: pathname + search, headers: { 'content-type': type }, body: Buffer.alloc(LARGE) };
}

async function pieceUpload(): Promise<Upload> {
  const files = [{ name: 'export.json', bytes: 500_000 }];
  const { id } = (await app.request(api.createImportUploads, { as: ann, body: { files } })).body;
  return {
    method: api.appendImportUpload.method,
    path: `${fillPath(api.appendImportUpload.path, { id })}?file=0`,
    headers: { ...bearerHeader(), 'content-type': 'application/octet-stream', 'upload-offset': '0' },
    body: Buffer.alloc(LARGE),
  };
}

const jsonUpload = (headers: Record<string, string>, bytes = LARGE): Upload => ({
  method: 'POST',
  path: api.createTask.path,
  headers: { 'content-type': 'application/json', ...headers },
  body: Buffer.from(JSON.stringify({ title: 'x'.repeat(bytes) })),
});

describe('after a body that was refused, the next request of the same client is answered', () => {
  it.each<[string, number, () => Upload | Promise<Upload>]>([
    ['an import that is too large', 413, () => formUpload(api.createImport.path, LARGE)],
    ['a piece of an import that is too large', 413, pieceUpload],
    ['a calendar that is too large', 413, () => formUpload(api.importCalendar.path, LARGE)],
    ['a backup that is too large', 413, () => formUpload(api.createRestore.path, LARGE)],
    ['a photo that is too large', 413, photoUpload],
    ['a photo whose media type is text', 415, () => photoUpload('text/plain')],
    ['JSON that is too large', 413, () => jsonUpload(bearerHeader())],
    ['a form in the place of JSON', 415, () => ({ ...formUpload(api.createTask.path, LARGE) })],
    ['JSON of a caller who is not signed in', 401, () => jsonUpload({})],
    ['an import of a caller who is not signed in', 401, () => formUpload(api.createImport.path, LARGE, {})],
    ['a backup of a caller who is not signed in', 401, () => formUpload(api.createRestore.path, LARGE, {})],
    [
      'a piece of an import that does not exist',
      404,
      async () => ({ ...(await pieceUpload()), path: `/api/imports/uploads/${newId()}?file=0` }),
    ],
    ['a form for a path without an endpoint', 404, () => formUpload('/api/nothing', LARGE)],
    [
      'a form from another host',
      403,
      () => formUpload(api.createImport.path, LARGE, { ...bearerHeader(), host: 'evil.example' }),
    ],
  ])('%s', async (_name, status, make) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    const { headers, ...upload } = await make();
    const chunked = { ...headers, 'transfer-encoding': 'chunked' };
    for (const each of [headers, chunked]) {
      expect(await send(agent, { ...upload, headers: each })).toMatchObject({ status });
      expect(await send(agent)).toMatchObject({ status: 200 });
    }
  });
});

it('a program that sends with fetch is answered, and so is its next request', async () => {
  const { body, ...upload } = await photoUpload();
  for (let times = 0; times < 3; times += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}${upload.path}`, {
      method: upload.method,
      headers: { 'content-type': 'image/png' },
      body: new Uint8Array(body),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'objects.too_large' });
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  }
});

/** Sends a part of a body and withholds the rest. */
function beginRequest(toPort: number, line: string, type: string): { socket: Socket; received: () => string } {
  const socket = connect({ port: toPort, host: '127.0.0.1', allowHalfOpen: true });
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  const head = [`${line} HTTP/1.1`, 'host: localhost', `content-type: ${type}`, 'content-length: 100000'];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write('x'.repeat(50_000));
  return { socket, received: () => text };
}

describe('a client that withholds the rest of its body', () => {
  it('gets its response immediately, and the connection is closed when the client has sent the rest', async () => {
    const { socket, received } = beginRequest(port, `POST ${api.createTask.path}`, 'application/json');
    await once(socket, 'end');
    expect(received()).toMatch(/^HTTP\/1\.1 401 [\s\S]*\r\nconnection: close\r\n[\s\S]*"code":"identity.signed_out"/);
    expect(socket.destroyed).toBe(false);
    socket.end('x'.repeat(50_000));
    const [hadError] = (await once(socket, 'close')) as [boolean];
    expect(hadError).toBe(false);
  });

  it('does not prevent the server from stopping', async () => {
    const shell = await createTestShell();
    shell.mount(api.createTask, () => Promise.reject(new Error('a stranger came in')));
    const { port: other } = new URL(await shell.app.listen({ port: 0 }));
    const { socket, received } = beginRequest(Number(other), `POST ${api.createTask.path}`, 'application/json');
    await once(socket, 'end');
    const closed = once(socket, 'close');
    await shell.close();
    expect(received()).toMatch(/^HTTP\/1\.1 401 /);
    socket.destroy();
    await closed;
  });
});

describe('a body whose reading fails halfway', () => {
  const takeBody = endpoint({
    method: 'POST',
    path: '/api/take',
    access: 'public',
    summary: 'Takes a piece and no more.',
    response: z.undefined(),
    consumes: 'bytes',
    errors: [],
  });

  it.each([
    ['the disk is full', 507, () => Object.assign(new Error('no space'), { code: 'ENOSPC' })],
    ['of a fault of ours', 500, () => new Error('a fault of ours')],
  ])('because %s is answered, and the next request too', async (_why, status, fault) => {
    const shell = await createTestShell();
    shell.mount(takeBody, async ({ request }) => {
      for await (const _piece of request.body as Readable) throw fault();
    });
    const { port: other } = new URL(await shell.app.listen({ port: 0 }));
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    const headers = { 'content-type': 'application/octet-stream' };
    const upload = { method: 'POST', path: takeBody.path, headers, body: Buffer.alloc(LARGE) };
    expect(await send(agent, upload, Number(other))).toMatchObject({ status });
    expect(await send(agent, { path: '/api/nothing' }, Number(other))).toMatchObject({ status: 404 });
    await shell.close();
  });
});
