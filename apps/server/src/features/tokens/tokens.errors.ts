import { AppError } from '#platform/app-error.ts';

export const tokenNotFound = () => new AppError({ code: 'tokens.not_found' });
export const tooManyTokens = () => new AppError({ code: 'tokens.too_many' });
export const deviceNotFound = () => new AppError({ code: 'devices.not_found' });
export const tooManyDevices = () => new AppError({ code: 'devices.too_many' });
export const pairingCodeNotFound = () => new AppError({ code: 'devices.code_not_found' });
export const devicePaused = () => new AppError({ code: 'devices.paused' });
export const accountSuspended = () => new AppError({ code: 'identity.account_suspended' });
