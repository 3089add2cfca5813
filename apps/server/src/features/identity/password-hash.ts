import { hash, verify } from '@node-rs/argon2';

// The library's default algorithm is argon2id; the costs are OWASP's first choice: 19 MiB, two passes, one lane.
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COSTS);
}

/** False for a wrong password and for a stored text that is no hash. */
export async function verifyPassword({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> {
  return stored.startsWith('$argon2') && (await verify(stored, password));
}
