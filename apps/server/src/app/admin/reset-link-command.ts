import path from 'node:path';
import { configSections } from '#features/config-sections.ts';
import { createDatabase } from '#db/database.ts';
import { EmbeddedPostgresError } from '#db/embedded/start-error.ts';
import { LISTENING_PORT, readSetting } from '#db/instance-setting.ts';
import { type OpenDatabase, openDatabase } from '#db/open-database.ts';
import { readOrCreateSecretKey } from '#db/secret-key.ts';
import { createAccountRecovery } from '#features/identity/account-recovery.ts';
import { createLoginLimits } from '#features/identity/login-limits.ts';
import { createFakeMailer } from '#integrations/email/fake-mailer.ts';
import { systemClock } from '#platform/clock.ts';
import { loadConfig } from '#platform/config.ts';
import { newId } from '#platform/ids.ts';
import { createLogger } from '#platform/logger.ts';
import { createRateLimiter } from '#platform/rate-limiter.ts';
import type { AdminCommand } from './admin-command.ts';
import { actOn } from './change-account.ts';
import { withErrorReporting } from './command-error.ts';

/** Prints the URL that sets a new password for an account, for instances that cannot send mails. */
export const makeResetLink: AdminCommand = withErrorReporting(
  async ([email], { environment, projectDirectory, print }) => {
    if (email === undefined) {
      print('Give the email of the account: npm run admin -- reset-link somebody@example.org');
      return 1;
    }
    const config = loadConfig(configSections, environment);
    const log = createLogger({ level: 'silent' });
    const dataDir = path.resolve(projectDirectory, config.server.DATA_DIR);
    const database = await openOrConnect({ config: config.database, dataDir, log });
    try {
      const { db } = database;
      const { PUBLIC_URL, PORT, APP_NAME: appName } = config.server;
      const port = environment['PORT'] ?? (await readSetting(db, LISTENING_PORT)) ?? PORT;
      const recovery = createAccountRecovery({
        db,
        clock: systemClock,
        newId,
        log,
        mailer: createFakeMailer({ isConfigured: false }),
        limits: createLoginLimits(createRateLimiter({ sql: db.$client, clock: systemClock }), {
          failedLogins: 1,
          signupsPerHour: 1,
        }),
        secretKey: config.server.SECRET_KEY ?? (await readOrCreateSecretKey(db)),
        instance: { appName, address: PUBLIC_URL ?? `http://localhost:${port}` },
      });
      const link = await recovery.makeLink(email.toLowerCase());
      if (link !== undefined) await actOn(database, email, async () => [{ act: 'reset_link' }]);
      print(link === undefined ? 'There is no account with this email.' : `Good for one day, once:\n${link}`);
      return link === undefined ? 1 : 0;
    } finally {
      await database.close();
    }
  },
);

/**
 * Opens the database. If the app is running on its embedded database, connects to this database, whose schema is up to
 * date.
 */
async function openOrConnect(options: Parameters<typeof openDatabase>[0]): Promise<Pick<OpenDatabase, 'db' | 'close'>> {
  try {
    return await openDatabase(options);
  } catch (error) {
    if (!(error instanceof EmbeddedPostgresError) || error.code !== 'database.in_use') throw error;
    const { findEmbeddedAddress } = await import('#db/embedded/embedded-postgres.ts');
    const connectionString = await findEmbeddedAddress(options.dataDir);
    const db = createDatabase({ connectionString, log: options.log, poolSize: 2 });
    return { db, close: () => db.$client.end() };
  }
}
