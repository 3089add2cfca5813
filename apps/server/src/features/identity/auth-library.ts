import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createDatabaseCheck } from '#db/database-check.ts';
import type { Queryable } from '#db/database.ts';
import { accounts, sessions, users, verifications } from '#db/schema/identity.ts';
import type { NewId } from '#platform/ids.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

const BASE = 'http://identity.internal/auth';

export interface AuthResponse {
  status: number;
  /** The library's JSON. */
  body: { token?: string | null; user?: { id: string }; code?: string; message?: string };
}

/** Calls the auth library inside the caller's transaction. The library's own routes are never mounted. */
export interface AuthLibrary {
  post(tx: Queryable, path: string, body: Record<string, unknown>): Promise<AuthResponse>;
}

/**
 * Each call creates an instance of the library. It is bound to the caller's transaction, so that an account, its
 * session and its seeded categories are stored together or not at all. Creating an instance takes a few milliseconds,
 * which is less than hashing a password in the same call.
 */
export function createAuthLibrary({ secretKey, newId }: { secretKey: string; newId: NewId }): AuthLibrary {
  return {
    post: async (tx, path, body) => {
      const auth = configure(tx, secretKey, newId);
      const request = new Request(`${BASE}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'http://identity.internal' },
        body: JSON.stringify(body),
      });
      const response = await auth.handler(request);
      // The library hides database errors; after a lost connection this query throws the real one.
      if (!response.ok) await createDatabaseCheck(tx)();
      const responseBody = (await response.json().catch(() => null)) as AuthResponse['body'] | null;
      return { status: response.status, body: responseBody ?? {} };
    },
  };
}

function configure(tx: Queryable, secretKey: string, newId: NewId) {
  return betterAuth({
    appName: 'identity',
    baseURL: BASE,
    basePath: '/auth',
    secret: secretKey,
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Our own limits run before every call and are shared by all processes.
    rateLimit: { enabled: false },
    database: drizzleAdapter(tx, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    advanced: { database: { generateId: () => newId() } },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: true },
        lastName: { type: 'string', required: true },
        timeZone: { type: 'string', required: true },
        subscriptionTier: { type: 'string', required: true },
      },
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: 6,
      maxPasswordLength: 256,
      password: { hash: hashPassword, verify: verifyPassword },
    },
  });
}
