import { once } from 'node:events';
import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** What a gate does with a request that it does not simply pass on. */
export type GateBehaviour =
  /** Takes this many milliseconds longer. */
  | { kind: 'slow'; milliseconds: number }
  /** Is answered with this by the gate itself. */
  | { kind: 'answer'; status: number; body: string }
  /** Never gets an answer. */
  | { kind: 'silence' }
  /** Reaches the server, but the connection is cut in the middle of the answer. */
  | { kind: 'cut answer' };

/** Passes HTTP requests on to a server, and can misbehave in its place. */
export interface HttpGate {
  address: string;
  /** Undefined: passes everything on. `methods`: only requests with one of these methods are affected; default all. */
  setBehaviour(behaviour: GateBehaviour | undefined, methods?: readonly string[]): void;
  close(): Promise<void>;
}

export async function openHttpGate(target: string): Promise<HttpGate> {
  let current: { behaviour: GateBehaviour; methods: readonly string[] | undefined } | undefined;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isAffected = current?.methods === undefined || current.methods.includes(request.method ?? '');
    const behaviour = isAffected ? current?.behaviour : undefined;
    if (behaviour?.kind === 'silence') return void request.resume();
    if (behaviour?.kind === 'answer') {
      for await (const _ of request);
      return void response.writeHead(behaviour.status, { 'content-type': 'text/html' }).end(behaviour.body);
    }
    if (behaviour?.kind === 'slow') await delay(behaviour.milliseconds);
    passOn(target, request, response, behaviour?.kind === 'cut answer');
  }

  const server = createServer((request, response) => void serve(request, response).catch(() => request.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setBehaviour: (behaviour, methods) => {
      current = behaviour && { behaviour, methods };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function passOn(target: string, request: IncomingMessage, response: ServerResponse, cutsAnswer: boolean): void {
  const { method, url = '/', headers } = request;
  const forwarded = sendRequest(new URL(url, target), { method, headers, agent: false }, (answer) => {
    answer.on('error', () => request.destroy());
    if (cutsAnswer) {
      if (answer.statusCode !== undefined) response.writeHead(answer.statusCode, answer.headers);
      answer.once('data', (piece: Buffer) => response.write(piece.subarray(0, piece.length / 2)));
      answer.once('close', () => request.socket.destroy());
      return void answer.resume();
    }
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  forwarded.on('error', () => request.destroy());
  request.on('error', () => forwarded.destroy());
  response.on('close', () => forwarded.destroy());
  request.pipe(forwarded);
}
