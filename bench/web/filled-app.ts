/** The built app with an account that has something on every screen, for measuring all of them in a browser. */
import path from 'node:path';
import { confirmEmail } from '../../e2e/support/confirm-email.ts';
import { provideExports } from '../../e2e/support/exports.ts';
import { makeFullAccount, OPERATOR_EMAIL, type Account } from '../../e2e/support/screens.ts';
import { startServer } from '../app-process.ts';
import { fillArchive } from '../archive-rows.ts';
import type { Child } from '../child-process.ts';

export interface FilledApp extends Account {
  app: Child;
}

/** Starts the app with an empty folder, fills an account, and adds this many further conversations to it. */
export async function startFilledApp(folder: string, conversations: number): Promise<FilledApp> {
  const dataDir = path.join(folder, 'app');
  // The account follows the calendar of another account. Its address is private, because the app runs on this machine.
  const settings = { ALLOW_PRIVATE_FEEDS: 'true', OPERATORS: OPERATOR_EMAIL };
  const empty = await startServer(dataDir, settings);
  let account: Account;
  try {
    account = await makeFullAccount(await provideExports(path.join(folder, 'exports')), empty.url);
  } finally {
    await empty.stop();
  }
  confirmEmail(OPERATOR_EMAIL, dataDir);
  if (conversations > 0) await fillArchive(dataDir, conversations);
  return { ...account, app: await startServer(dataDir, settings) };
}
