import type { Logger } from '#platform/logger.ts';
import { BLANK_CLUSTERS, storeBlankCluster } from './blank-cluster.ts';
import { openCluster } from './cluster.ts';
import { DEFAULT_ROOT_OPTIONS, startEmbeddedPostgres } from './embedded-postgres.ts';
import { readVersion } from './native-binaries.ts';

/**
 * Makes the cluster that new data directories get a copy of. The server runs in the empty directory `dataDir`, and the
 * cluster is stored in `folder`. `fill` creates the schema in the database at the given address.
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
  await storeBlankCluster(paths.cluster, folder, await readVersion(runAs.binaries));
}
