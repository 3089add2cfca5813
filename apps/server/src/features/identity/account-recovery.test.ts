import { deleteAccount, forgotPassword, resetPassword, restoreAccount } from '@app/contract/account';
import { getCurrentUser, login } from '@app/contract/identity';
import { createPaymentIntent } from '@app/contract/payments';
import { confirmSandboxIntent } from '@app/contract/sandbox';
import { sendChat } from '@app/contract/chat';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFakeMailer } from '#integrations/email/fake-mailer.ts';
import { listStoredRows } from '../../../test/one-of-each.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ environment: { PUBLIC_URL: 'https://assistant.example.org', PAYMENTS: 'sandbox' } });
});
afterAll(() => app.close());

const requestReset = (email: string) => app.request(forgotPassword, { body: { email } });
const setNewPassword = (token: string, password = 'a new password') =>
  app.request(resetPassword, { body: { token, password } });
const signIn = (email: string, password: string) => app.request(login, { body: { email, password } });
const findMailedToken = (email: string) => {
  const mail = app.mailer.sent.findLast(({ to }) => to === email) ?? expect.fail('no mail');
  return /reset-password\?token=(\S+)/.exec(mail.text)?.[1] ?? '';
};

async function createUserWithResetToken(name: string): Promise<{ person: TestUser; token: string }> {
  const person = await app.signUp(name);
  await requestReset(person.email);
  await expect.poll(() => app.mailer.sent.some(({ to }) => to === person.email)).toBe(true);
  return { person, token: findMailedToken(person.email) };
}

describe('a forgotten password', () => {
  test('is replaced once with the link that was mailed, and every session ends', async () => {
    const { person, token } = await createUserWithResetToken('Ann');
    expect((await setNewPassword(token)).status).toBe(204);
    expect((await app.request(getCurrentUser, { as: person })).status).toBe(401);
    expect((await signIn(person.email, 'a new password')).status).toBe(200);
    expect((await signIn(person.email, 'correct horse')).status).toBe(401);
    expect(await setNewPassword(token, 'another one')).toMatchObject({
      status: 400,
      body: { code: 'identity.reset_invalid' },
    });
  });

  test('gets the same response, but no mail, if the email has no account', async () => {
    const before = app.mailer.sent.length;
    expect(await requestReset('nobody@example.org')).toMatchObject({ status: 200, body: { isMailed: true } });
    expect(app.mailer.sent).toHaveLength(before);
  });

  test('is not replaced by a link that is expired, changed or of another account', async () => {
    const { token } = await createUserWithResetToken('Ben');
    const { token: other } = await createUserWithResetToken('Cy');
    const mixed = [token.split('.')[0], ...other.split('.').slice(1)].join('.');
    const later = token.replace(/\.\w+\./, '.zzzzzzzzz.');
    for (const wrong of [mixed, later, `${token}x`, 'x'.repeat(60)]) {
      expect(await setNewPassword(wrong)).toMatchObject({ status: 400 });
    }
    app.clock.advance(3_600_001);
    expect(await setNewPassword(token)).toMatchObject({ status: 400, body: { code: 'identity.reset_invalid' } });
  });

  test('can be replaced by the operator where no mail can be sent', async () => {
    const other = await createTestApp({ mailer: createFakeMailer({ isConfigured: false }) });
    const dan = await other.signUp('Dan');
    const answer = await other.request(forgotPassword, { body: { email: dan.email } });
    expect(answer.body).toEqual({ isMailed: false });
    const link = (await other.server.services.recovery.makeLink(dan.email)) ?? expect.fail('no link');
    const token = new URL(link).searchParams.get('token') ?? '';
    const body = { token, password: 'a new password' };
    expect((await other.request(resetPassword, { body })).status).toBe(204);
    await other.close();
  });

  test('can be reported at most ten times an hour for one email', async () => {
    for (let time = 0; time < 10; time += 1) expect((await requestReset('often@example.org')).status).toBe(200);
    expect(await requestReset('often@example.org')).toMatchObject({
      status: 429,
      body: { code: 'identity.too_many_attempts' },
    });
  });
});

describe('deleting an account', () => {
  const closeAccount = (as: TestUser, password = 'correct horse') =>
    app.request(deleteAccount, { as, body: { password } });

  test('ends sessions and plan immediately, and can be cancelled for a week', async () => {
    const eve = await app.signUp('Eve');
    const { clientSecret } = (await app.request(createPaymentIntent, { as: eve, body: { tier: 'premium_monthly' } }))
      .body;
    const id = clientSecret.split('_secret_')[0] ?? '';
    await app.request(confirmSandboxIntent, { as: eve, params: { id }, body: { cardNumber: '4242424242424242' } });
    expect(await closeAccount(eve, 'wrong')).toMatchObject({ status: 401, body: { code: 'identity.bad_credentials' } });
    const closed = await closeAccount(eve);
    expect(Date.parse(closed.body.closesAt) - app.clock.now().getTime()).toBe(7 * 86_400_000);
    expect((await app.request(getCurrentUser, { as: eve })).status).toBe(401);
    expect(await signIn(eve.email, 'correct horse')).toMatchObject({
      status: 403,
      body: { code: 'identity.account_closing', details: { closesAt: closed.body.closesAt } },
    });
    expect((await signIn(eve.email, 'wrong')).status).toBe(401);

    const body = { email: eve.email, password: 'correct horse' };
    const back = await app.request(restoreAccount, { body });
    expect(back.body.user).toMatchObject({ email: eve.email, subscriptionTier: 'free' });
    expect((await signIn(eve.email, 'correct horse')).status).toBe(200);
  });

  test('deletes everything after the week', async () => {
    const fay = await app.signUp('Fay');
    await app.request(sendChat, { as: fay, body: { message: 'Dentist on Tuesday at 3pm' } });
    await closeAccount(fay);
    app.clock.advance(7 * 86_400_000 + 1);
    await app.server.services.closing.purge();
    const remainingRows = Object.values(await listStoredRows(app, fay)).flat();
    expect(remainingRows).toEqual([]);
    const { rows } = await app.db.execute(sql`select 1 from users where id = ${fay.userId}`);
    expect(rows).toEqual([]);
    expect((await signIn(fay.email, 'correct horse')).status).toBe(401);
  });
});
