import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** The recipients of the envelope. */
  recipients: string[];
  /** The whole mail as it was sent, as Latin-1 text. */
  raw: string;
}

export interface MailFaults {
  /** Takes each mail, but ends the connection instead of confirming it. */
  dropsConnections?: boolean;
  /** Refuses each mail with this status, after its text was received. */
  refusesWith?: number;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** Refuses the next mail with this status, such as 451 or 550, after its text was received. */
  refuse(status: number): void;
  /** How all further mails are treated; `{}`: normally. */
  setFaults(faults: MailFaults): void;
  close(): Promise<void>;
}

interface OpenConnection {
  session: { id: string };
  _socket: Socket;
}

/** A real mail server on its own port that records mails. If `login` is given, senders have to log in with it. */
export async function startMailServer(login?: { user: string; password: string }): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refusals: number[] = [];
  let faults: MailFaults = {};
  const receive = async (stream: AsyncIterable<Uint8Array>, session: SMTPServerSession): Promise<void> => {
    const bytes = await readAll(stream);
    const status = refusals.shift() ?? faults.refusesWith;
    if (status !== undefined) throw Object.assign(new Error('Not now'), { responseCode: status });
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    received.push({ ...(await PostalMime.parse(bytes)), recipients, raw: bytes.toString('latin1') });
    if (faults.dropsConnections === true) {
      for (const {
        session: { id },
        _socket: socket,
      } of server.connections as Set<OpenConnection>) {
        if (id === session.id) socket.destroy();
      }
    }
  };
  const server: SMTPServer = new SMTPServer({
    authOptional: login === undefined,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) => {
      if (username === login?.user && password === login?.password) done(null, { user: username });
      else done(new Error('Who are you?'));
    },
    onData: callbackify(receive),
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    // Crash tests kill senders in the middle of a mail, which resets the connection.
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error;
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const credentials = login === undefined ? '' : `${encodeURIComponent(login.user)}:${login.password}@`;
  return {
    url: `smtp://${credentials}127.0.0.1:${port}`,
    received,
    refuse: (status) => {
      refusals.push(status);
    },
    setFaults: (chosen) => {
      faults = chosen;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}
