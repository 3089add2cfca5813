import * as z from 'zod/mini';

const PATH_FAULT = 'Please send a path within the app.';

/**
 * A path within the app for its own router. Refuses `//host` and `/\host`, which browsers treat as addresses of other
 * servers.
 */
export const AppPath = z.string(PATH_FAULT).check(z.regex(/^\/(?!\/)[!-[\]-~]{0,3999}$/, PATH_FAULT));
