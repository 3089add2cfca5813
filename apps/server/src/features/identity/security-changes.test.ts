import { resetPassword } from '@app/contract/account';
import { changePassword, getCurrentUser, login, updateProfile } from '@app/contract/identity';
import { listNotifications } from '@app/contract/notifications';
import { disableTwoFactor, enableTwoFactor, setUpTwoFactor } from '@app/contract/two-factor';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { codeAt } from './totp.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ environment: { PUBLIC_URL: 'https://app.example.org' } });
});
afterAll(() => app.close());

const listMailsTo = async (email: string) => {
  await app.jobs.runPending();
  return app.mailer.sent.filter(({ to }) => to === email);
};
const currentStep = () => Math.floor(app.clock.now().getTime() / 30_000);
const listSubjectsTo = async (email: string) => (await listMailsTo(email)).map(({ subject }) => subject);
const changeEmail = (as: TestUser, email: string) =>
  app.request(updateProfile, {
    as,
    body: { firstName: 'Ann', lastName: 'Tester', email, currentPassword: 'correct horse' },
  });
const tryReset = (token: string, password = 'a new password') =>
  app.request(resetPassword, { body: { token, password } });
const signIn = (email: string, password: string) => app.request(login, { body: { email, password } });

async function findRevertToken(email: string): Promise<string> {
  const mail = (await listMailsTo(email)).find(({ subject }) => subject.includes('was changed'));
  return /reset-password\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? expect.fail('no link');
}

describe('an email change', () => {
  test('notifies the former email, which can revert it', async () => {
    const ann = await app.signUp('Ann');
    await changeEmail(ann, 'thief@example.org');
    const token = await findRevertToken(ann.email);
    expect(token.length).toBeLessThan(500);
    expect(token).not.toContain(Buffer.from(ann.email).toString('base64url'));
    expect((await tryReset(token)).status).toBe(204);
    expect((await app.request(getCurrentUser, { as: ann })).status).toBe(401);
    expect((await signIn('thief@example.org', 'correct horse')).status).toBe(401);
    expect((await signIn(ann.email, 'a new password')).body.user).toMatchObject({
      email: ann.email,
      emailVerification: 'done',
    });
  });

  test.each([
    ['turns off two-factor authentication that was set up shortly before it', 'Hal', 1, 200],
    ['keeps two-factor authentication that was set up long before it', 'Ida', 14, 401],
  ])('when it is reverted, %s', async (_what, name, days, status) => {
    const owner = await app.signUp(name);
    const body = { password: 'correct horse' };
    const { secret } = (await app.request(setUpTwoFactor, { as: owner, body })).body;
    await app.request(enableTwoFactor, { as: owner, body: { code: codeAt(secret, currentStep()) } });
    app.clock.advance(days * 86_400_000);
    await changeEmail(owner, `next.${owner.email}`);
    expect((await tryReset(await findRevertToken(owner.email))).status).toBe(204);
    expect((await signIn(owner.email, 'a new password')).status).toBe(status);
  });

  test('is not mailed to an unverified former email, which may not be the owner’s', async () => {
    const ben = await app.signUp('Ben');
    await changeEmail(ben, 'mistyped@example.org');
    await changeEmail(ben, 'ben.again@example.org');
    expect(await listSubjectsTo('mistyped@example.org')).not.toContain(
      'The email of your AI Assistant account was changed',
    );
  });

  test('is not reverted by a link that is expired, changed or forged', async () => {
    const cat = await app.signUp('Cat');
    await changeEmail(cat, 'cat.next@example.org');
    const token = await findRevertToken(cat.email);
    const refused = { status: 400, body: { code: 'identity.reset_invalid' } };
    const changed = `${token.slice(0, 40)}${token[40] === 'A' ? 'B' : 'A'}${token.slice(41)}`;
    for (const wrong of [changed, `back.${'x'.repeat(80)}`, token.slice(5)]) {
      expect(await tryReset(wrong)).toMatchObject(refused);
    }
    app.clock.advance(3 * 86_400_000 + 1);
    expect(await tryReset(token)).toMatchObject(refused);
    expect((await signIn('cat.next@example.org', 'correct horse')).status).toBe(200);
  });

  test('is reverted through several later changes, and by each link only once', async () => {
    const ivy = await app.signUp('Ivy');
    await changeEmail(ivy, 'ivy.first@example.org');
    const token = await findRevertToken(ivy.email);
    await changeEmail(ivy, 'ivy.second@example.org');
    expect((await tryReset(token)).status).toBe(204);
    expect(await tryReset(token, 'of a stranger')).toMatchObject({
      status: 400,
      body: { code: 'identity.reset_invalid' },
    });
    expect((await signIn(ivy.email, 'a new password')).status).toBe(200);
  });

  test('is not reverted when another account has the former email', async () => {
    const dan = await app.signUp('Dan');
    await changeEmail(dan, 'dan.next@example.org');
    const token = await findRevertToken(dan.email);
    const eve = await app.signUp('Eve');
    await changeEmail(eve, dan.email);
    expect(await tryReset(token)).toMatchObject({ status: 409, body: { code: 'identity.email_taken' } });
    expect((await signIn('dan.next@example.org', 'correct horse')).status).toBe(200);
  });
});

describe('a security change', () => {
  const fetchNotifications = async (as: TestUser) =>
    (await app.request(listNotifications, { as })).body.map(({ title }) => title);

  test('is notified in the app and by mail when the password changes', async () => {
    const fay = await app.signUp('Fay');
    const body = { currentPassword: 'correct horse', newPassword: 'battery staple' };
    expect((await app.request(changePassword, { as: fay, body })).status).toBe(204);
    expect(await fetchNotifications(fay)).toEqual(['Your password was changed']);
    expect(await listSubjectsTo(fay.email)).toEqual(['Your password was changed']);
    expect((await listMailsTo(fay.email))[0]?.text).toContain('If this was not you');
  });

  test('is notified in the app and by mail when two-factor authentication is turned on or off', async () => {
    const gus = await app.signUp('Gus');
    const password = { password: 'correct horse' };
    const { secret } = (await app.request(setUpTwoFactor, { as: gus, body: password })).body;
    await app.request(disableTwoFactor, { as: gus, body: password });
    expect(await fetchNotifications(gus)).toEqual([]);
    const again = (await app.request(setUpTwoFactor, { as: gus, body: password })).body.secret;
    expect(again).not.toBe(secret);
    await app.request(enableTwoFactor, {
      as: gus,
      body: { code: codeAt(again, currentStep()) },
    });
    await app.request(disableTwoFactor, { as: gus, body: password });
    expect((await fetchNotifications(gus)).toSorted()).toEqual([
      'Two-factor authentication was switched off',
      'Two-factor authentication was switched on',
    ]);
    expect(await listSubjectsTo(gus.email)).toHaveLength(2);
  });
});
