import { AppError } from '#platform/app-error.ts';

export const requestGone = () => new AppError({ code: 'oauth.request_gone' });
export const requestOfOtherPerson = () => new AppError({ code: 'oauth.other_person' });
export const appNotFound = () => new AppError({ code: 'oauth.app_not_found' });
