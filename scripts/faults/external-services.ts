import path from 'node:path';
import { type NetworkLink, openNetworkLink } from './network-link.ts';
import { TestPooler } from './test-pooler.ts';
import { TestStore } from './test-store.ts';

/** What an installation of many processes runs besides the database: a connection pooler and an object store. */
export interface ExternalServices {
  links: readonly NetworkLink[];
  pooler: TestPooler;
  store: TestStore;
  /** The settings of the next process of the app. The first uses the pooler, the second does not, and so on in turn. */
  nextSettings(): Record<string, string>;
  close(): Promise<void>;
}

export async function startExternalServices(folder: string, databaseAddress: string): Promise<ExternalServices> {
  const pooler = await TestPooler.create(databaseAddress);
  const store = await TestStore.create(path.join(folder, 'store'));
  const direct = await openNetworkLink(databaseAddress);
  const pooled = await openNetworkLink(pooler.address);
  const settings = { SECRET_KEY: 'k'.repeat(48), ...store.settings };
  let processCount = 0;
  return {
    links: [direct, pooled],
    pooler,
    store,
    nextSettings: () => {
      processCount += 1;
      return processCount % 2 === 1
        ? { ...settings, DATABASE_URL: pooled.address, DATABASE_DIRECT_URL: direct.address }
        : { ...settings, DATABASE_URL: direct.address };
    },
    close: async () => {
      for (const link of [direct, pooled]) await link.close();
      await pooler.kill();
      await store.close();
    },
  };
}
