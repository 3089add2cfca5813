import type { Logger } from '#platform/logger.ts';
import { BLANK_CLUSTERS, keepBlankCluster } from './blank-cluster.ts';
import { openCluster } from './cluster.ts';
import { DEFAULT_ROOT_OPTIONS, startEmbeddedPostgres } from './embedded-postgres.ts';
import { readVersion } from './native-binaries.ts';

/**
 * Makes the cluster that new data directories get a copy of. `dataDir` is an empty directory for the work, `folder` is where
 * the cluster is kept; `fill` creates the schema in the database at the given address.
 */
export async function makeBlankCluster(
  { dataDir, log, folder = BLANK_CLUSTERS }: { dataDir: string; log: Logger; folder?: string },
  fill: (connectionString: string) => Promise<void>,
): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, log, blankClusters: folder });
  try {
    await fill(server.connectionString);
  } finally {
    await server.stop();
  }
  const { paths, runAs } = await openCluster(dataDir, DEFAULT_ROOT_OPTIONS);
  await keepBlankCluster(paths.cluster, folder, await readVersion(runAs.binaries));
}
