import { createPairing, deleteDevice, type Device, listDevices, updateDevice } from '@app/contract/devices';
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorResponse } from '#test/fake-server.ts';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import { findToast } from '#test/toasts.ts';

const device: Device = {
  id: '0b6f1c9a-4a55-4a53-9d1f-3f2d5a1e0a01',
  name: 'Laptop',
  pairedAt: '2026-11-20T09:00:00.000Z',
  lastSeenAt: null,
  canRead: false,
  isPaused: false,
};
const findSection = async (name: string) => within(await screen.findByRole('region', { name }));

afterEach(() => {
  vi.useRealTimers();
});

it('lists the devices with the time of their last call, and pauses, resumes and removes one', async () => {
  const phone = { ...device, id: device.id.replace('01', '02'), name: 'Phone', lastSeenAt: '2026-11-20T10:00:00.000Z' };
  testServer().answer(listDevices, [device, phone]);
  testServer().answer(updateDevice, { ...device, isPaused: true });
  testServer().answer(deleteDevice, undefined);
  const { user } = renderApp('/settings/devices');
  const devices = await findSection('Devices');
  expect(await devices.findByText(/Not seen yet/)).toBeVisible();
  expect(devices.getByText(/Last seen/)).toBeVisible();
  await user.click(devices.getByRole('button', { name: 'Pause “Laptop”' }));
  expect(await devices.findByRole('button', { name: 'Resume “Laptop”' })).toBeVisible();
  expect(devices.getByText('Paused')).toBeVisible();
  expect(testServer().requests(updateDevice)[0]?.body).toEqual({ isPaused: true });
  await user.click(devices.getByRole('button', { name: 'Remove “Phone”' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove “Phone”?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await findToast('“Phone” was removed')).toBeVisible();
  expect(devices.queryByText('Phone')).toBeNull();
  expect(testServer().requests(deleteDevice)).toHaveLength(1);
});

it('shows a code and how long it is still valid; the code disappears when a device has used it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  testServer().answer(listDevices, []);
  const expiresAt = new Date(Date.now() + 600_000).toISOString();
  testServer().answer(createPairing, { code: 'ABCD-2345', expiresAt });
  const { user } = renderApp('/settings/devices');
  const add = await findSection('Connect a device');
  await user.click(add.getByRole('button', { name: 'Show a code' }));
  expect(await add.findByLabelText('Code')).toHaveValue('ABCD-2345');
  expect(add.getByRole('timer')).toHaveTextContent(/Valid for (10:00|9:5\d)/);
  const makeCommands = (npm: string) => `${npm} run collector -- pair ABCD-2345 --url ${location.origin}`;
  expect(add.getByText(makeCommands('npm'), { exact: false })).toBeVisible();
  await user.click(add.getByRole('radio', { name: 'Windows' }));
  expect(add.getByText(makeCommands('npm.cmd'), { exact: false })).toBeVisible();
  testServer().answer(listDevices, [device]);
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  expect(await findToast('“Laptop” is connected')).toBeVisible();
  expect(add.queryByLabelText('Code')).toBeNull();
});

it('asks for the right to read if the checkbox is ticked, and shows which devices have that right', async () => {
  testServer().answer(listDevices, [{ ...device, canRead: true }]);
  testServer().answer(createPairing, new ErrorResponse('devices.too_many'));
  const { user } = renderApp('/settings/devices');
  const add = await findSection('Connect a device');
  expect(await (await findSection('Devices')).findByText('May read')).toBeVisible();
  await user.click(add.getByRole('button', { name: 'Show a code' }));
  await user.click(add.getByRole('checkbox', { name: /also search and read my archive/ }));
  await user.click(add.getByRole('button', { name: 'Show a code' }));
  await vi.waitFor(() => expect(testServer().requests(createPairing)).toHaveLength(2));
  expect(
    testServer()
      .requests(createPairing)
      .map(({ query }) => query),
  ).toMatchObject([{ canRead: false }, { canRead: true }]);
});

it('says when a code has expired, and offers another one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  testServer().answer(listDevices, []);
  testServer().answer(createPairing, { code: 'ABCD-2345', expiresAt: new Date(Date.now() + 3_000).toISOString() });
  const { user } = renderApp('/settings/devices');
  const add = await findSection('Connect a device');
  await user.click(add.getByRole('button', { name: 'Show a code' }));
  await add.findByLabelText('Code');
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(await add.findByText('This code has expired.')).toBeVisible();
  expect(add.queryByLabelText('Code')).toBeNull();
  expect(add.getByRole('button', { name: 'Show a code' })).toBeEnabled();
});

it('says why there is no code', async () => {
  testServer().answer(listDevices, []);
  testServer().answer(createPairing, new ErrorResponse('devices.too_many'));
  const { user } = renderApp('/settings/devices');
  await user.click(await screen.findByRole('button', { name: 'Show a code' }));
  expect(await screen.findByText(/at most 20 devices/)).toBeVisible();
});
