import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeBlankCluster } from '#db/embedded/make-blank-cluster.ts';
import { migrate } from '#db/migrate.ts';
import { createLogger } from '#platform/logger.ts';
import { createQueueSchema } from '#platform/queue-schema.ts';

/* A step of the build: makes the database that a new DATA_DIR gets a copy of. */

const log = createLogger({ level: 'silent' });
const folder = await mkdtemp(path.join(tmpdir(), 'blank-database-'));
try {
  await makeBlankCluster({ dataDir: folder, log }, async (connectionString) => {
    await migrate({ connectionString, log });
    await createQueueSchema(connectionString);
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}
