import { setPasswordCosts } from '#features/identity/password-hash.ts';

/** The lowest that argon2 accepts. */
export const LOW_PASSWORD_COSTS = { memoryCost: 8, timeCost: 1, parallelism: 1 };

setPasswordCosts(LOW_PASSWORD_COSTS);
