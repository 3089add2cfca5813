import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, limits, NoContent, QueryFlag, requestObject, Timestamp, trimmedText } from './primitives.ts';
import { Scope } from './scopes.ts';

/** How long a pairing code is valid. */
export const pairingMinutes = 10;
/** How many devices a person may have. */
export const MAX_DEVICES = 20;

/** A computer or a browser that sends conversations as they happen. */
export const Device = z.object({
  id: Id,
  /** The name that the device gave itself, or that the person gave it. */
  name: z.string(),
  pairedAt: Timestamp,
  /** The time of its last call, to the minute; null before its first call. */
  lastSeenAt: z.nullable(Timestamp),
  /** Whether it may also search and read conversations, as the browser extension does to show related ones. */
  canRead: z.boolean(),
  /** A paused device is refused until it is resumed; meanwhile it keeps its unsent records. */
  isPaused: z.boolean(),
});
export type Device = z.output<typeof Device>;

/** A code that gives one device its token, once. */
export const Pairing = z.object({
  /** Eight letters and digits as `XXXX-XXXX`. Case and the hyphen do not matter when it is entered. */
  code: z.string(),
  expiresAt: Timestamp,
});
export type Pairing = z.output<typeof Pairing>;

/** `canRead`: the device gets `archive:read`, too. */
export const CreatePairingQuery = z.object({ canRead: z.optional(QueryFlag) });

const DeviceName = trimmedText({ label: 'The name of the device', max: limits.nameLength });

export const ClaimPairingBody = requestObject({ deviceName: DeviceName });
export type ClaimPairingBody = z.output<typeof ClaimPairingBody>;

export const UpdateDeviceBody = requestObject({
  name: z.optional(DeviceName),
  isPaused: z.optional(z.boolean('Please send true or false.')),
});
export type UpdateDeviceBody = z.output<typeof UpdateDeviceBody>;

export const createPairing = endpoint({
  method: 'POST',
  path: '/api/pairings',
  access: 'user',
  summary: 'A new code for one device, valid for ten minutes. The previous code becomes invalid.',
  query: CreatePairingQuery,
  response: Pairing,
  status: 201,
  errors: ['devices.too_many'],
});

export const claimPairing = endpoint({
  method: 'POST',
  path: '/api/pairings/:code/claim',
  access: 'public',
  summary:
    'Gives a device its access token, with archive:write and what the code allows. An IP address may try ten times in ten minutes.',
  params: z.object({ code: z.string() }),
  body: ClaimPairingBody,
  response: z.object({ token: z.string(), scopes: z.array(Scope) }),
  status: 201,
  errors: ['devices.code_not_found', 'devices.too_many'],
});

export const listDevices = endpoint({
  method: 'GET',
  path: '/api/devices',
  access: 'user',
  summary: 'The devices that send conversations, newest first.',
  response: z.array(Device),
  errors: [],
});

export const updateDevice = endpoint({
  method: 'PATCH',
  path: '/api/devices/:id',
  access: 'user',
  summary: 'Renames, pauses or resumes a device.',
  params: z.object({ id: Id }),
  body: UpdateDeviceBody,
  response: Device,
  errors: ['devices.not_found'],
});

export const deleteDevice = endpoint({
  method: 'DELETE',
  path: '/api/devices/:id',
  access: 'user',
  summary: 'Removes a device and revokes its token at once. The conversations that it sent stay.',
  params: z.object({ id: Id }),
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['devices.not_found'],
});
