import { FakeServer } from './fake-server.ts';

let server = new FakeServer();

/** The server of the running test. Every test starts with an empty one. */
export function testServer(): FakeServer {
  return server;
}

export function startServer(): void {
  server = new FakeServer();
  globalThis.fetch = (input, init) => server.fetch(input, init);
}

export function listServerFaults(): readonly string[] {
  return server.faults;
}
