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
import { findTimeStep, newSecret, otpauthUri, toBase32 } from './totp.ts';
import * as repository from './two-factor.repository.ts';

export type TwoFactorService = ReturnType<typeof createTwoFactor>;

const RECOVERY_CODE_COUNT = 10;
const TOTP_CODE = /^\d{6}$/;

interface TwoFactorDependencies {
  db: Database;
  events: Events;
  clock: Clock;
  limits: LoginLimits;
  secretKey: string;
  formerSecretKeys: readonly string[];
  appName: string;
}

/** Checks TOTP codes of an authenticator app, and recovery codes. Callers check the password first. */
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

  /** Uses up a valid code of the authenticator app or a recovery code; false if it is wrong or was used before. */
  async function spendCode(row: repository.TwoFactorRow, code: string): Promise<boolean> {
    const totpCode = withoutSpaces(code);
    if (!TOTP_CODE.test(totpCode)) return repository.spendRecoveryCode(db, row.userId, hashCode(code));
    const timeStep = findTimeStep(openSecret(dependencies, row), totpCode, clock.now());
    return timeStep !== undefined && (await repository.markTimeStepUsed(db, row.userId, timeStep));
  }

  return {
    getStatus: async (userId: string): Promise<TwoFactor> => {
      const enabled = await isEnabled(db, userId);
      return { isEnabled: enabled, recoveryCodesLeft: enabled ? await repository.countRecoveryCodes(db, userId) : 0 };
    },

    isEnabled: (userId: string): Promise<boolean> => isEnabled(db, userId),

    /**
     * Throws identity.code_invalid for a wrong and for a used code, identity.challenge_expired if two-factor
     * authentication is no longer enabled, and identity.too_many_attempts.
     */
    assertCode: async (userId: string, code: string): Promise<void> => {
      await limits.consumeCode(userId);
      const row = await repository.findTwoFactor(db, userId);
      // Two-factor authentication was turned off after the password check. The next sign-in needs only the password.
      if (row === undefined || row.enabledAt === null) throw errors.loginChallengeExpired();
      if (!(await spendCode(row, code))) throw errors.codeInvalid();
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
      if (!isSaved) throw errors.twoFactorAlreadyOn();
      return { secret, uri: otpauthUri(secret, { appName, email }) };
    },

    /**
     * Throws identity.totp_not_set_up, identity.code_invalid unless the code belongs to the secret that was set up, and
     * identity.too_many_attempts.
     */
    enable: async (userId: string, code: string): Promise<RecoveryCodes> => {
      const row = await repository.findTwoFactor(db, userId);
      if (row === undefined || row.enabledAt !== null) throw errors.twoFactorNotSetUp();
      await limits.consumeCode(userId);
      const timeStep = findTimeStep(openSecret(dependencies, row), withoutSpaces(code), clock.now());
      if (timeStep === undefined) throw errors.codeInvalid();
      await limits.recordCodeSuccess(userId);
      const recoveryCodes = newRecoveryCodes();
      await inTransaction(db, async (tx) => {
        if (!(await repository.setEnabled(tx, userId, timeStep, clock.now()))) throw errors.twoFactorNotSetUp();
        await repository.replaceRecoveryCodes(tx, userId, recoveryCodes.map(hashCode));
        await publishChange(tx, userId, 'two_factor_on');
      });
      return { recoveryCodes };
    },

    /** Throws identity.totp_not_set_up. */
    renewRecoveryCodes: async (userId: string): Promise<RecoveryCodes> => {
      if (!(await isEnabled(db, userId))) throw errors.twoFactorNotSetUp();
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

/** Authenticator apps show a code in two groups. */
const withoutSpaces = (code: string): string => code.replaceAll(' ', '');

function hashCode(code: string): string {
  return hashToken(code.toLowerCase().replaceAll(/[\s-]/g, ''));
}
