import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getCurrentUser, signup, type User } from '@app/contract/identity';
import { createUpload, photoMaxBytes, putObject } from '@app/contract/objects';
import { removePhoto, setPhoto } from '@app/contract/photo';
import { beforeAll, describe, expect, it } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { ada } from '#test/people.ts';
import { renderApp } from '#test/render-app.tsx';
import { allowConsole } from '#test/strict-console.ts';
import { testServer } from '#test/test-server.ts';
import { findToast } from '#test/toasts.ts';

const id = 'a'.repeat(43);
const address = `http://localhost:3000/api/objects/${id}`;
const picture = new File(['bytes'], 'me.png', { type: 'image/png' });

beforeAll(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

function acceptUploads() {
  let user: User = ada;
  const server = testServer();
  server.answer(getCurrentUser, () => user);
  server.answer(createUpload, { uploadURL: `${address}?owner=o&expires=1&signature=s` });
  server.answer(putObject, undefined);
  server.answer(setPhoto, ({ body }) => {
    user = { ...ada, profileImageUrl: body.profileImageUrl };
    return { profileImageUrl: body.profileImageUrl };
  });
  server.answer(removePhoto, () => {
    user = ada;
    return { profileImageUrl: null };
  });
}

// Files of any type can be dropped on the control, whatever its filter.
const setUpUser = () => userEvent.setup({ applyAccept: false });
const findFileInput = (label: string) => screen.findByLabelText(label, { selector: 'input' });
const queryPhoto = () => document.querySelector('main img');

describe('the photo on the profile', () => {
  it('is uploaded, set, and shown from the server', async () => {
    acceptUploads();
    renderApp('/profile');
    await setUpUser().upload(await findFileInput('Upload photo'), picture);
    expect(await findToast('Photo updated')).toBeVisible();
    expect(testServer().requests(putObject)[0]).toMatchObject({ body: picture, query: { owner: 'o', signature: 's' } });
    expect(testServer().requests(putObject)[0]?.headers.get('Content-Type')).toBe('image/png');
    expect(testServer().requests(setPhoto)[0]?.body).toEqual({ profileImageUrl: address });
    await waitFor(() => expect(queryPhoto()).toHaveAttribute('src', `/api/objects/${id}`));
    expect(await findFileInput('Change photo')).toBeInTheDocument();
  });

  it('shows that it is uploaded before it is set on the profile', async () => {
    acceptUploads();
    testServer().answer(setPhoto, () => new Promise(() => undefined));
    renderApp('/profile');
    await setUpUser().upload(await findFileInput('Upload photo'), picture);
    await findToast('Photo uploaded');
    expect(queryPhoto()).toHaveAttribute('src', 'blob:preview');
    expect(screen.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
  });

  it('is removed', async () => {
    acceptUploads();
    testServer().answer(getCurrentUser, { ...ada, profileImageUrl: address });
    renderApp('/profile');
    const remove = await screen.findByRole('button', { name: 'Remove' });
    testServer().answer(getCurrentUser, ada);
    await setUpUser().click(remove);
    await findToast('Photo removed');
    await waitFor(() => expect(queryPhoto()).not.toBeInTheDocument());
  });

  it('says that removing failed', async () => {
    acceptUploads();
    testServer().answer(getCurrentUser, { ...ada, profileImageUrl: address });
    testServer().answer(removePhoto, new ErrorResponse('internal'));
    renderApp('/profile');
    await setUpUser().click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await findToast('Failed to remove photo', 'Please try again.')).toBeVisible();
  });

  it.each([
    ['a text file', new File(['x'], 'a.txt', { type: 'text/plain' }), 'Invalid file type', /JPG, PNG, etc/],
    ['a HEIC photo', new File(['x'], 'a.HEIC'), 'Invalid file type', /HEIC photos cannot be shown/],
    [
      'a file over 5 MB',
      new File([new Uint8Array(photoMaxBytes + 1)], 'a.png', { type: 'image/png' }),
      'File too large',
      'Please select an image smaller than 5MB',
    ],
  ])('cannot be %s', async (_name, file, title, text) => {
    acceptUploads();
    renderApp('/profile');
    await setUpUser().upload(await findFileInput('Upload photo'), file);
    expect(await findToast(title, text)).toBeVisible();
    expect(testServer().requests(createUpload)).toHaveLength(0);
  });

  it.each([
    ['the address', createUpload, 'internal', 'Failed to upload photo. Please try again.'],
    ['the file', putObject, 'objects.damaged', /is damaged/],
    ['the profile', setPhoto, 'internal', 'Failed to upload photo. Please try again.'],
  ] as const)('says that the upload failed when the server refused %s', async (_name, endpoint, code, text) => {
    acceptUploads();
    testServer().answer(endpoint, new ErrorResponse(code));
    renderApp('/profile');
    await setUpUser().upload(await findFileInput('Upload photo'), picture);
    expect(await findToast('Upload failed', text)).toBeVisible();
    expect(queryPhoto()).not.toBeInTheDocument();
  });
});

describe('the photo at the sign-up', () => {
  async function signUpWithPhoto() {
    testServer().answer(signup, { user: ada, authToken: 'token' });
    renderApp('/signup', { as: null });
    const user = setUpUser();
    await user.upload(await findFileInput('Add a profile photo'), picture);
    await findToast('Photo uploaded', 'Your photo will be set when signup completes.');
    for (const [label, text] of [
      ['First name', 'Ada'],
      ['Last name', 'Lovelace'],
      ['Email', 'ada@example.com'],
      ['Password', 'correct horse'],
      ['Confirm password', 'correct horse'],
    ] as const) {
      await user.type(screen.getByLabelText(label), text);
    }
    expect(testServer().requests(createUpload)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    await findToast('Account created!');
  }

  it('waits for the account and is then set with its token', async () => {
    acceptUploads();
    testServer().answer(getCurrentUser, new ErrorResponse('identity.signed_out'));
    await signUpWithPhoto();
    await waitFor(() => expect(testServer().requests(setPhoto)).toHaveLength(1));
    expect(testServer().requests(createUpload)[0]?.headers.get('Authorization')).toBe('Bearer token');
  });

  it('that cannot be set is only logged', async () => {
    acceptUploads();
    allowConsole(/The chosen photo could not be set/);
    testServer().answer(getCurrentUser, new ErrorResponse('identity.signed_out'));
    testServer().answer(setPhoto, new ErrorResponse('internal'));
    await signUpWithPhoto();
    await waitFor(() => expect(testServer().requests(setPhoto)).toHaveLength(1));
    expect(screen.queryByText('Upload failed')).not.toBeInTheDocument();
  });

  it('can be removed', async () => {
    renderApp('/signup', { as: null });
    const user = setUpUser();
    await user.upload(await findFileInput('Add a profile photo'), picture);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await findFileInput('Add a profile photo')).toBeInTheDocument();
  });
});
