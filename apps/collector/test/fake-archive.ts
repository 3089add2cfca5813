import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { CaptureRecord } from '#sending/wire.ts';

type FakeResponse = { status: number; body: unknown; headers?: Record<string, string> };

/**
 * An archive that stores records and responds like the real one: the same record is stored once. It uses none of the
 * collector's code.
 */
export class FakeArchive {
  readonly url: string;
  readonly token = 'aia_dev_test';
  /** The newest payload of each record, by source and id. */
  readonly stored = new Map<string, string>();
  /** All records, in the order of their arrival. */
  readonly records: CaptureRecord[] = [];
  /** The bytes of each body as they arrived, decompressed. */
  readonly bodies: string[] = [];
  /** Set to respond differently. */
  respondInstead: ((records: readonly CaptureRecord[]) => FakeResponse | 'hang up' | null) | null = null;
  readonly #server;
  readonly #parts = new Map<string, string[]>();
  readonly #waiting = new Set<() => void>();

  private constructor(server: ReturnType<typeof createServer>) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async start(): Promise<FakeArchive> {
    const server = createServer();
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const archive = new FakeArchive(server);
    server.on('request', (request, response) => void archive.#handle(request, response));
    return archive;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => void this.#server.close(resolve));
  }

  /** Resolves as soon as the condition holds, which is checked after every request. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => void this.#waiting.add(resolve));
  }

  payloadOf(idPart: string): string {
    const found = [...this.stored].filter(([id]) => id.includes(idPart));
    if (found.length !== 1) throw new Error(`${found.length} records have ${idPart} in their id`);
    return found[0]?.[1] ?? '';
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks);
    const body = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw).toString();
    const reply = this.#respond(request, body);
    if (reply === 'hang up') request.socket.destroy();
    else
      response
        .writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
        .end(JSON.stringify(reply.body));
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }

  #respond(request: IncomingMessage, body: string): FakeResponse | 'hang up' {
    if (request.url === '/api/pairings/ABCD-EFGH/claim') return { status: 200, body: { token: this.token } };
    if (request.url?.startsWith('/api/pairings/') === true)
      return { status: 404, body: { code: 'pairing.invalid', message: 'This code is wrong or has expired.' } };
    if (request.headers.authorization !== `Bearer ${this.token}`)
      return { status: 401, body: { code: 'identity.signed_out', message: 'Please sign in to continue.' } };
    if (Buffer.byteLength(body) > 16_000_000) return { status: 413, body: { message: 'This request is too large.' } };
    const { records } = JSON.parse(body) as { records: CaptureRecord[] };
    const other = this.respondInstead?.(records) ?? null;
    if (other !== null) return other;
    this.bodies.push(body);
    this.records.push(...records);
    return { status: 200, body: { records: records.map((record) => this.#store(record)) } };
  }

  #store(record: CaptureRecord) {
    const { externalId, part = 1, parts = 1 } = record;
    const id = `${record.source}/${externalId}`;
    const pieces = part === 1 ? [] : (this.#parts.get(id) ?? []);
    pieces.push(record.payload);
    this.#parts.set(id, pieces);
    if (part < parts) return { externalId, status: 'unchanged' };
    const payload = pieces.join('');
    const before = this.stored.get(id);
    this.stored.set(id, payload);
    const status = before === undefined ? 'stored' : before === payload ? 'unchanged' : 'updated';
    return { externalId, status, conversationId: `c-${id}` };
  }
}
