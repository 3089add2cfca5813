import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** The envelope's recipients, which is where it really went. */
  recipients: string[];
  raw: string;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** The next mail is answered with this status, such as 451 or 550, once its text was sent. */
  refuse(status: number): void;
  close(): Promise<void>;
}

/** A real mail server on a port of its own that keeps what it gets. `user` and `password` are what it asks for. */
export async function startMailServer(login?: { user: string; password: string }): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refusals: number[] = [];
  const keep = async (stream: AsyncIterable<Uint8Array>, session: SMTPServerSession): Promise<void> => {
    const bytes = await readAll(stream);
    const status = refusals.shift();
    if (status !== undefined) throw Object.assign(new Error('Not now'), { responseCode: status });
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    received.push({ ...(await PostalMime.parse(bytes)), recipients, raw: bytes.toString('latin1') });
  };
  const server = new SMTPServer({
    authOptional: login === undefined,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) => {
      if (username === login?.user && password === login?.password) done(null, { user: username });
      else done(new Error('Who are you?'));
    },
    onData: callbackify(keep),
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    // A sender that is killed in the middle of a mail resets its connection: part of what the crash tests do.
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
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}
