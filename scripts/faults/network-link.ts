import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

/** The connection from the app to the database server, which can be slowed down or interrupted. */
export interface NetworkLink {
  /** The address of the database through this link. */
  address: string;
  /** From now on all data takes this many milliseconds longer, in both directions; 0: no delay. */
  setDelay(milliseconds: number): void;
  /** From now on nothing arrives, and no connection is closed, until `heal`: as if a cable were unplugged. */
  cut(): void;
  heal(): void;
  close(): Promise<void>;
}

export async function openNetworkLink(databaseAddress: string): Promise<NetworkLink> {
  const { hostname, port } = new URL(databaseAddress);
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let healed: Promise<void> = Promise.resolve();
  let heal: () => void = () => undefined;

  /** Keeps the order of the data. */
  function forward(from: Socket, to: Socket): void {
    let last: Promise<void> = Promise.resolve();
    const afterDelay = (work: () => void): void => {
      const due = Date.now() + delayMs;
      last = last.then(async () => {
        await healed;
        const left = due - Date.now();
        if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
        if (!to.destroyed) work();
      });
    };
    from.on('data', (bytes) => afterDelay(() => to.write(bytes)));
    from.on('close', () => afterDelay(() => to.destroy()));
    from.on('error', () => undefined);
  }

  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true).once('close', () => sockets.delete(socket));
    }
    forward(near, far);
    forward(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = new URL(databaseAddress);
  address.port = String((server.address() as AddressInfo).port);
  return {
    address: address.href,
    setDelay: (milliseconds) => (delayMs = milliseconds),
    cut: () => {
      healed = new Promise((resolve) => (heal = resolve));
    },
    heal: () => heal(),
    close: async () => {
      heal();
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
