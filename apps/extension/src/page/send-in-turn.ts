/** The pauses before a message is sent again. */
const PAUSES_MS = [300, 1_000, 3_000];

interface Connection<Message> {
  /** Whether the worker has handled the message. Rejects if the browser ends the worker before that. */
  send(message: Message): Promise<boolean>;
  /** Whether the extension was updated or removed, so that nothing listens until the page is reloaded. */
  isGone(): boolean;
  wait(milliseconds: number): Promise<void>;
}

/**
 * Sends messages one after another, so that an older state of a conversation never replaces a newer one. A message that
 * the worker has not handled is sent again. The result is false if it is given up.
 */
export function createSender<Message>(connection: Connection<Message>): (message: Message) => Promise<boolean> {
  let last = Promise.resolve(true);
  return (message) => {
    last = last.then(() => sendWithRetries(connection, message));
    return last;
  };
}

async function sendWithRetries<Message>(
  connection: Connection<Message>,
  message: Message,
  [pause, ...later] = PAUSES_MS,
): Promise<boolean> {
  const isHandled = await connection.send(message).catch(() => false);
  if (isHandled || pause === undefined || connection.isGone()) return isHandled;
  await connection.wait(pause);
  return sendWithRetries(connection, message, later);
}
