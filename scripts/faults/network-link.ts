import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

/** The network between the app and another server. It can be slowed down or interrupted. */
export interface NetworkLink {
  /** The address of the server through this link. */
  address: string;
  /** From now on all data takes this many milliseconds longer, in both directions; 0: no delay. */
  setDelay(milliseconds: number): void;
  /** From now on nothing arrives, and no connection is closed, until `heal`: as if a cable were unplugged. */
  cut(): void;
  heal(): void;
  /** From now on a connection ends as soon as the server answers on it, and the answer is lost. */
  setLosesAnswers(losesAnswers: boolean): void;
  /** Ends all connections and refuses new ones until `reopen`, as if the server were killed. */
  refuse(): Promise<void>;
  reopen(): Promise<void>;
  close(): Promise<void>;
}

export async function openNetworkLink(serverAddress: string): Promise<NetworkLink> {
  const { hostname, port } = new URL(serverAddress);
  const traffic = createTraffic();
  const server = createServer((near) => traffic.join(near, connect(Number(port), hostname)));
  const listen = async (ownPort: number): Promise<void> => {
    server.listen(ownPort, '127.0.0.1');
    await once(server, 'listening');
  };
  const refuse = async (): Promise<void> => {
    traffic.endAll();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  await listen(0);
  const address = new URL(serverAddress);
  const ownPort = (server.address() as AddressInfo).port;
  address.port = String(ownPort);
  return {
    address: address.href,
    setDelay: traffic.setDelay,
    cut: traffic.cut,
    heal: traffic.heal,
    setLosesAnswers: traffic.setLosesAnswers,
    refuse,
    reopen: () => listen(ownPort),
    close: async () => {
      traffic.heal();
      await refuse();
    },
  };
}

/** The data on all connections of a link. */
function createTraffic() {
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let losesAnswers = false;
  let healed: Promise<void> = Promise.resolve();
  let heal: () => void = () => undefined;

  /** Keeps the order of the data. */
  function forward(from: Socket, to: Socket, { isAnswer }: { isAnswer: boolean }): void {
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
    from.on('data', (bytes) => {
      if (isAnswer && losesAnswers) to.destroy();
      else afterDelay(() => to.write(bytes));
    });
    from.on('close', () => afterDelay(() => to.destroy()));
    from.on('error', () => undefined);
  }

  return {
    join: (near: Socket, far: Socket): void => {
      for (const socket of [near, far]) {
        sockets.add(socket);
        socket.setNoDelay(true).once('close', () => sockets.delete(socket));
      }
      forward(near, far, { isAnswer: false });
      forward(far, near, { isAnswer: true });
    },
    setDelay: (milliseconds: number) => void (delayMs = milliseconds),
    setLosesAnswers: (loses: boolean) => void (losesAnswers = loses),
    cut: () => {
      healed = new Promise((resolve) => (heal = resolve));
    },
    heal: () => heal(),
    endAll: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
