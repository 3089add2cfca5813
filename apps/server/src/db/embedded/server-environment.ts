/** Where machines keep `sh`, `unshare` and `sleep`; the last is NixOS. */
const PROGRAM_FOLDERS = ['/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin', '/run/current-system/sw/bin'];

/** All that the server's programs are told: PG… settings of the person who starts the app must not steer them. */
export const SERVER_ENVIRONMENT = { PATH: PROGRAM_FOLDERS.join(':'), LC_ALL: 'C', TZ: 'UTC' };
