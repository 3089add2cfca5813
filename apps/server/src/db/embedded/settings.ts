import type { ClusterPaths } from './cluster-paths.ts';

/**
 * Settings for durability first and low memory second: every commit is flushed to disk before it is acknowledged, and
 * an idle server needs well under 100 MB. They are command-line arguments, so that the settings of a newer app also
 * apply to an older cluster.
 */
const SETTINGS = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',

  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',

  shared_buffers: '64MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  huge_pages: 'off',
  jit: 'off',

  // Nothing is replicated: the write-ahead log needs no data for replicas, and no process has to send the log.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_replication_slots: '0',
  max_logical_replication_workers: '0',
  wal_compression: 'on',
  min_wal_size: '80MB',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',

  io_method: 'sync',
  max_worker_processes: '4',
  max_parallel_workers: '2',
  max_parallel_workers_per_gather: '1',
  max_parallel_maintenance_workers: '1',
  autovacuum_max_workers: '1',
  autovacuum_worker_slots: '2',

  timezone: 'UTC',
  log_timezone: 'UTC',

  // The log must not contain what users wrote: no statements, and no rows of failed inserts.
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_autovacuum_min_duration: '-1',
} as const;

/** Arguments of the `postgres` program for this cluster. */
export function serverArguments(paths: ClusterPaths): string[] {
  const settings = {
    ...SETTINGS,
    unix_socket_directories: paths.socketDir,
    // Part of the command line of the server and of its child processes, by which they are recognised.
    cluster_name: paths.clusterName,
  };
  return ['-D', paths.cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
