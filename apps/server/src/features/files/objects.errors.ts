import { AppError } from '#platform/app-error.ts';

export const objectNotFound = () => new AppError({ code: 'objects.not_found' });
export const uploadLinkExpired = () => new AppError({ code: 'objects.link_expired' });
export const pictureAlreadyUploaded = () => new AppError({ code: 'objects.already_uploaded' });
export const notAPicture = (cause?: unknown) => new AppError({ code: 'objects.not_a_picture', cause });
export const pictureIsHeic = () => new AppError({ code: 'objects.heic' });
export const pictureDamaged = (cause: unknown) => new AppError({ code: 'objects.damaged', cause });
export const pictureHasTooManyPixels = (cause: unknown) => new AppError({ code: 'objects.too_many_pixels', cause });
export const pictureTooLarge = () => new AppError({ code: 'objects.too_large' });
export const uploadTooSlow = () => new AppError({ code: 'objects.too_slow' });
