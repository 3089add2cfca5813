import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Forwards requests from an address of its own to the archive, except while `state.isUnreachable` is set. */
export async function startArchiveProxy(archiveAddress: string) {
  const target = new URL(archiveAddress);
  /** `captures` is the number of captures requests that the archive has answered. */
  const state = { isUnreachable: false, captures: 0 };
  const server = createServer((request, response) => {
    if (state.isUnreachable) return void request.socket.destroy();
    const { method, url, headers } = request;
    const passed = forward(
      { host: target.hostname, port: target.port, method, path: url, headers: { ...headers, host: target.host } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        if (method === 'POST' && url?.startsWith('/api/captures') === true)
          answer.once('end', () => (state.captures += 1));
      },
    );
    passed.on('error', () => response.destroy());
    return void request.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
