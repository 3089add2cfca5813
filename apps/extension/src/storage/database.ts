/** The tables of the extension, in a database that pages and their scripts cannot access. */
export type TableName = 'values' | 'queue' | 'payloads' | 'states' | 'pieces';

const TABLES: readonly TableName[] = ['values', 'queue', 'payloads', 'states', 'pieces'];
const VERSION = 1;

/** Tables of values by key. The changes of one `write` are made all together or not at all. */
export interface Database {
  get<Value>(table: TableName, key: string): Promise<Value | undefined>;
  list<Value>(table: TableName): Promise<Value[]>;
  write(tables: readonly TableName[], change: (changes: Changes) => void | Promise<void>): Promise<void>;
  /** Deletes everything. */
  clear(): Promise<void>;
}

export interface Changes {
  /** Must be called before anything else is awaited, because the transaction would end otherwise. */
  get<Value>(table: TableName, key: string): Promise<Value | undefined>;
  put(table: TableName, key: string, value: unknown): void;
  remove(table: TableName, key: string): void;
}

export async function openDatabase(factory: IDBFactory): Promise<Database> {
  const opening = factory.open('archive-extension', VERSION);
  opening.addEventListener('upgradeneeded', () => {
    for (const name of TABLES) opening.result.createObjectStore(name);
  });
  const database = await resultOf(opening);
  return {
    get: (table, key) => resultOf(database.transaction(table).objectStore(table).get(key)),
    list: (table) => resultOf(database.transaction(table).objectStore(table).getAll()),
    async write(tables, change) {
      const transaction = database.transaction([...tables], 'readwrite');
      const ended = endOf(transaction);
      try {
        await change({
          get: (table, key) => resultOf(transaction.objectStore(table).get(key)),
          put: (table, key, value) => void transaction.objectStore(table).put(value, key),
          remove: (table, key) => void transaction.objectStore(table).delete(key),
        });
      } catch (error) {
        transaction.abort();
        await ended.catch(() => undefined);
        throw error;
      }
      await ended;
    },
    async clear() {
      const transaction = database.transaction([...TABLES], 'readwrite');
      const ended = endOf(transaction);
      for (const name of TABLES) transaction.objectStore(name).clear();
      await ended;
    },
  };
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser refused the database.')));
  });
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The change was not made.')));
  });
}
