import { hash, verify } from '@node-rs/argon2';

interface PasswordCosts {
  /** In KiB. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** The costs that OWASP recommends for argon2id, the library's default: 19 MiB, two passes, one lane. */
const RECOMMENDED: PasswordCosts = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let costs = RECOMMENDED;

/** For tests, which sign up very many people. Without an argument, the recommended costs apply again. */
export function setPasswordCosts(chosen: PasswordCosts = RECOMMENDED): void {
  costs = chosen;
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, costs);
}

/** False for a wrong password, and when the stored text is not a hash. */
export async function verifyPassword({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> {
  return stored.startsWith('$argon2') && (await verify(stored, password));
}
