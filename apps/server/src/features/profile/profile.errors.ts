import { AppError } from '#platform/app-error.ts';

export const photoNotUploaded = () => new AppError({ code: 'profile.photo_not_uploaded' });
