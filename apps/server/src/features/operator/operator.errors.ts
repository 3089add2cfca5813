import { AppError } from '#platform/app-error.ts';

/** The same error as for an address that does not exist: nobody else needs to know of the page. */
export const noOperator = () => new AppError({ code: 'request.not_found' });
export const personNotFound = () => new AppError({ code: 'operator.person_not_found' });
export const planIsPaid = () => new AppError({ code: 'operator.plan_is_paid' });
export const isOperatorToo = () => new AppError({ code: 'operator.is_operator' });
