import { defineJob } from '#platform/job-definition.ts';

/** Starts waiting imports and previews at once, for a process that leaves them to workers. Without it workers find them by polling. */
export const wakeImports = defineJob<Record<string, never>>({ name: 'wake-imports', policy: 'short', retryLimit: 0 });
