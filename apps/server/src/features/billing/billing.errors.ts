import type { LimitReachedDetails } from '@app/contract/usage';
import { AppError } from '#platform/app-error.ts';

export const limitReached = (details: LimitReachedDetails) => new AppError({ code: 'chat.limit_reached', details });
