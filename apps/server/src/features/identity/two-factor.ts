import { randomBytes } from 'node:crypto';
import type { RecoveryCodes, TwoFactor, TwoFactorSetup } from '@app/contract/two-factor';
import { type Database, type Events, inTransaction, type Tx } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { securityChanged, type SecurityChange } from '#events/identity.ts';
import type { Clock } from '#platform/clock.ts';
import * as errors from './identity.errors.ts';
import type { LoginLimits } from './login-limits.ts';
import { openWithAny, sealText } from '#platform/sealed-text.ts';
import { hashToken } from './session-tokens.ts';
import { findStep, newSecret, otpauthUri, toBase32 } from './totp.ts';
import * as repository from './two-factor.repository.ts';

export type TwoFactorService = ReturnType<typeof createTwoFactor>;

const RECOVERY_CODE_COUNT = 10;
/** Six digits, with or without a space in the middle. */
const APP_CODE = /^\d{3} ?\d{3}$/;

interface TwoFactorDependencies {
  db: Database;
  events: Events;
  clock: Clock;
  limits: LoginLimits;
  secretKey: string;
  formerSecretKeys: readonly string[];
  appName: string;
}

/** Codes of an authenticator app, and recovery codes. Callers check the password first. */
export function createTwoFactor(dependencies: TwoFactorDependencies) {
  return { ...createCodeCheck(dependencies), ...createTwoFactorChanges(dependencies) };
}

/** Throws when the secret was sealed with a key that is no longer configured. */
function openSecret({ secretKey, formerSecretKeys }: TwoFactorDependencies, row: repository.TwoFactorRow): string {
  const secret = openWithAny({ current: secretKey, former: formerSecretKeys }, row.secret, row.userId);
  if (secret === undefined) throw new Error('the two-factor secret is sealed with another SECRET_KEY');
  return secret;
}

function createCodeCheck(dependencies: TwoFactorDependencies) {
  const { db, clock, limits } = dependencies;

  /** Whether the code of the app, or the recovery code, is valid. Each code is accepted only once. */
  async function acceptCode(row: repository.TwoFactorRow, code: string): Promise<boolean> {
    if (!APP_CODE.test(code)) return repository.spendRecoveryCode(db, row.userId, hashCode(code));
    const step = findStep(openSecret(dependencies, row), code.replace(' ', ''), clock.now());
    return step !== undefined && (await repository.markStepUsed(db, row.userId, step));
  }

  return {
    describe: async (userId: string): Promise<TwoFactor> => {
      const isOn = await isEnabled(db, userId);
      return { isEnabled: isOn, recoveryCodesLeft: isOn ? await repository.countRecoveryCodes(db, userId) : 0 };
    },

    isEnabled: (userId: string): Promise<boolean> => isEnabled(db, userId),

    /** Throws identity.code_invalid for a wrong and for a used code, and identity.too_many_attempts. */
    assertCode: async (userId: string, code: string): Promise<void> => {
      await limits.consumeCode(userId);
      const row = await repository.findTwoFactor(db, userId);
      // Two-factor authentication was turned off after the password check: the next sign-in needs only the password.
      if (row === undefined || row.enabledAt === null) throw errors.loginChallengeExpired();
      if (!(await acceptCode(row, code))) throw errors.totpCodeInvalid();
      await limits.recordCodeSuccess(userId);
    },
  };
}

function createTwoFactorChanges(dependencies: TwoFactorDependencies) {
  const { db, events, clock, limits, secretKey, appName } = dependencies;

  async function publishChange(tx: Tx, userId: string, change: SecurityChange): Promise<void> {
    await events.publish(securityChanged, { userId, change }, tx);
    await bumpUserVersion(tx, userId);
  }

  return {
    /** Throws identity.totp_already_on. */
    setUp: async (userId: string, email: string): Promise<TwoFactorSetup> => {
      const secret = newSecret();
      const isSaved = await inTransaction(db, (tx) =>
        repository.savePending(tx, userId, sealText(secretKey, secret, userId)),
      );
      if (!isSaved) throw errors.totpAlreadyOn();
      return { secret, uri: otpauthUri(secret, { appName, email }) };
    },

    /** Throws identity.code_invalid unless the code belongs to the secret that was set up. */
    enable: async (userId: string, code: string): Promise<RecoveryCodes> => {
      const row = await repository.findTwoFactor(db, userId);
      if (row === undefined || row.enabledAt !== null) throw errors.totpNotSetUp();
      await limits.consumeCode(userId);
      const step = findStep(openSecret(dependencies, row), code.replaceAll(' ', ''), clock.now());
      if (step === undefined) throw errors.totpCodeInvalid();
      await limits.recordCodeSuccess(userId);
      const recoveryCodes = newRecoveryCodes();
      await inTransaction(db, async (tx) => {
        if (!(await repository.setEnabled(tx, userId, step, clock.now()))) throw errors.totpNotSetUp();
        await repository.replaceRecoveryCodes(tx, userId, recoveryCodes.map(hashCode));
        await publishChange(tx, userId, 'two_factor_on');
      });
      return { recoveryCodes };
    },

    renewRecoveryCodes: async (userId: string): Promise<RecoveryCodes> => {
      if (!(await isEnabled(db, userId))) throw errors.totpNotSetUp();
      const recoveryCodes = newRecoveryCodes();
      await inTransaction(db, (tx) => repository.replaceRecoveryCodes(tx, userId, recoveryCodes.map(hashCode)));
      return { recoveryCodes };
    },

    disable: (userId: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        await repository.replaceRecoveryCodes(tx, userId, []);
        if (await repository.deleteTwoFactor(tx, userId)) await publishChange(tx, userId, 'two_factor_off');
      }),
  };
}

async function isEnabled(db: Database, userId: string): Promise<boolean> {
  return ((await repository.findTwoFactor(db, userId))?.enabledAt ?? null) !== null;
}

/** Ten codes of 80 bits each, in groups that are easy to type. */
function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    (toBase32(randomBytes(10)).toLowerCase().match(/.{4}/g) ?? []).join('-'),
  );
}

function hashCode(code: string): string {
  return hashToken(code.toLowerCase().replaceAll(/[\s-]/g, ''));
}
