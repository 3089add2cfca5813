import { hash, verify } from '@node-rs/argon2';

// argon2id, the library's default, with the costs OWASP recommends: 19 MiB, two passes, one lane.
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COSTS);
}

/** False for a wrong password, and when the stored text is not a hash. */
export async function verifyPassword({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> {
  return stored.startsWith('$argon2') && (await verify(stored, password));
}
