import { z } from 'zod';
import { defineSection, integerSetting } from '#platform/config-section.ts';

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
      doc: 'The address of the same database without the connection pooler, for migrations and job notifications. If it is set, DATABASE_URL may lead to a pooler that hands out connections by transaction.',
    },
    DATABASE_POOL_SIZE: {
      schema: integerSetting(2, 1_000),
      default: 10,
      doc: 'How many connections to DATABASE_URL this process opens at most. The job queue has up to four more of its own.',
    },
    SLOW_STATEMENT_MS: {
      schema: integerSetting(0, 3_600_000),
      default: 1_000,
      doc: 'Statements that take longer are counted and logged by their pattern, without values; 0 logs none.',
    },
  },
});
