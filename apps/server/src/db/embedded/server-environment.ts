/** The directories that hold `sh`, `unshare` and `sleep`; the last one is that of NixOS. */
const PROGRAM_FOLDERS = ['/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin', '/run/current-system/sw/bin'];

/**
 * The whole environment of PostgreSQL's programs: PG… variables of the user who starts the app must not affect them.
 */
export const POSTGRES_ENVIRONMENT = { PATH: PROGRAM_FOLDERS.join(':'), LC_ALL: 'C', TZ: 'UTC' };
