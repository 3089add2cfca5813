import { z } from 'zod';
import { defineSection } from '#platform/config-section.ts';

const postgresAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must be a Postgres address such as postgres://user:password@host:5432/name');

export const databaseSection = defineSection({
  name: 'database',
  fields: {
    DATABASE_URL: {
      schema: postgresAddress,
      doc: 'Address of a Postgres server, version 15 or newer. Unset: the embedded server under DATA_DIR.',
    },
    DATABASE_DIRECT_URL: {
      schema: postgresAddress,
      doc: 'The same database past a connection pooler, for migrations and job notifications.',
    },
  },
});
