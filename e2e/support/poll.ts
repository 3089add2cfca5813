interface PollOptions {
  everyMs?: number;
  timeoutMs?: number;
}

/** Reads until there is a value. `what` names it in the error that is thrown if there is still none at the end. */
export async function poll<Value>(
  read: () => Promise<Value | undefined>,
  what: string,
  { everyMs = 100, timeoutMs = 180_000 }: PollOptions = {},
): Promise<Value> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (value !== undefined) return value;
    if (Date.now() > deadline) throw new Error(`Still waiting for ${what} after ${timeoutMs / 1_000} seconds`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
