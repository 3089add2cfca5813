import { AppError } from '#platform/app-error.ts';

/** The same error as for an unknown path, so that other people do not learn that the page exists. */
export const callerIsNotOperator = () => new AppError({ code: 'request.not_found' });
export const personNotFound = () => new AppError({ code: 'operator.person_not_found' });
export const planIsPaid = () => new AppError({ code: 'operator.plan_is_paid' });
export const personIsOperator = () => new AppError({ code: 'operator.is_operator' });
