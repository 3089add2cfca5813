import type { Database } from './database.ts';

/** The archive to which this browser sends. */
export interface Connection {
  /** Its origin. */
  url: string;
  token: string;
  deviceName: string;
  /** Whether the token may also search the archive. */
  canSearch: boolean;
  /** False once the archive no longer accepts the token. */
  isAccepted: boolean;
}

export interface Settings {
  /** Whether conversations are loaded again when a reply has ended. */
  loadsAgain: boolean;
}

const DEFAULT_SETTINGS: Settings = { loadsAgain: false };

export const readConnection = (database: Database) => database.get<Connection>('values', 'connection');

export const readSettings = async (database: Database): Promise<Settings> => ({
  ...DEFAULT_SETTINGS,
  ...(await database.get<Settings>('values', 'settings')),
});

export const writeConnection = (database: Database, connection: Connection): Promise<void> =>
  database.write(['values'], ({ put }) => put('values', 'connection', connection));

export const writeSettings = (database: Database, settings: Settings): Promise<void> =>
  database.write(['values'], ({ put }) => put('values', 'settings', settings));
