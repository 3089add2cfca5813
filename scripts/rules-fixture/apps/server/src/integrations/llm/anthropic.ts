import { streamText } from 'ai';
import { AppError } from '#platform/app-error.ts';
export const ask = () => [streamText, AppError];
