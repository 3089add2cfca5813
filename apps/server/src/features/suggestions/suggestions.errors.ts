import { AppError } from '#platform/app-error.ts';

export const suggestionNotFound = () => new AppError({ code: 'suggestions.not_found' });
export const suggestionAlreadyDecided = () => new AppError({ code: 'suggestions.already_decided' });
