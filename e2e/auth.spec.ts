import type { Page } from '@playwright/test';
import { createPerson, type Person, signUp } from './support/people.ts';
import { expect, test, UNKNOWN_PAGE } from './support/test.ts';

const getToast = (page: Page, title: string) =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: title });

async function fillLogin(page: Page, person: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('Signing in with an empty field asks to fill in all fields', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await fillLogin(page, { email: 'ada@example.com', password: '' });
  await expect(getToast(page, 'Missing information')).toContainText('Please fill in all fields');
});

test('A wrong password shows Sign in failed, and the right one greets by name', async ({ page }) => {
  const person = await createPerson({ firstName: 'Mary' });
  await page.goto('/login');
  await fillLogin(page, { ...person, password: 'not the password' });
  await expect(getToast(page, 'Sign in failed')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await fillLogin(page, person);
  await expect(getToast(page, 'Login Successful')).toContainText('Welcome back, Mary!');
  await expect(page.getByRole('heading', { name: 'Welcome to AI Chat' })).toBeVisible();
});

test('Sign-up reports invalid input one field at a time', async ({ page }) => {
  await page.goto('/signup');
  const submit = page.getByRole('button', { name: 'Create Account' });
  await submit.click();
  await expect(getToast(page, 'Missing information')).toContainText('Please fill in all fields');

  await page.getByLabel('First name').fill('Alan');
  await page.getByLabel('Last name').fill('Turing');
  await page.getByLabel('Email').fill('alan@example.com');
  await page.getByLabel('Password', { exact: true }).fill('first');
  await page.getByLabel('Confirm password').fill('second');
  await submit.click();
  await expect(getToast(page, 'Password mismatch')).toContainText('Passwords do not match.');

  await page.getByLabel('Confirm password').fill('first');
  await submit.click();
  await expect(getToast(page, 'Password too short')).toContainText('Password must be at least 6 characters long.');
});

test('An email that already has an account is refused with a message', async ({ page }) => {
  const person = await createPerson();
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Again');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm password').fill('correct horse');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(getToast(page, 'Sign up failed')).toBeVisible();
  await expect(getToast(page, 'Sign up failed')).not.toContainText('{');
});

test('Signing out opens the landing page and closes the workspace', async ({ page }) => {
  await signUp(page);
  await page.goto('/categories');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Start Premium Trial' }).first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();

  await page.goto('/categories');
  await expect(page.getByRole('heading', { name: 'Please log in to view your categories.' })).toBeVisible();
});

test('A visitor to a signed-in screen returns to it after signing in', async ({ page }) => {
  const person = await createPerson();
  await page.goto('/search?q=lentils');
  await expect(page.getByRole('heading', { name: 'Please log in to view your search results.' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await fillLogin(page, person);
  await expect(page).toHaveURL(/\/search\?q=lentils$/);
  await expect(page.getByRole('textbox', { name: 'Search conversations and documents' })).toHaveValue('lentils');
});

test('An unknown address shows the 404 card', async ({ page }) => {
  await page.goto(UNKNOWN_PAGE);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('There is nothing at /no-such-page.')).toBeVisible();
});

test('On the landing page, Try It Now opens sign-in and Start Premium Trial opens sign-up', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Premium Trial' }).first().click();
  await expect(page).toHaveURL(/\/signup\?plan=premium$/);
  await page.goto('/');
  await page.getByText('Try It Now', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test("Visitors' pages send no failed request, and the cookie alone keeps a session", async ({ page }) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  for (const path of ['/', '/login', '/signup']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(failed).toEqual([]);

  await signUp(page);
  await page.goto('/profile');
  await page.evaluate(() => localStorage.removeItem('authToken'));
  await page.goto('/categories');
  await expect(page.getByRole('heading', { name: 'Categories', level: 1 })).toBeVisible();
  expect(failed).toEqual([]);
});
