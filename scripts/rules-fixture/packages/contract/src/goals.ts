import * as z from 'zod/mini';
export const goal = z.object({ id: z.string() });
