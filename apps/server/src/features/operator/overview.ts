import type { Overview } from '@app/contract/operator';
import type { ModelProvider } from '@app/contract/models';
import type { Database } from '#db/database.ts';
import { countFiles, countPeople, measureDatabase, sumModelCalls } from '#db/instance-totals.ts';
import type { ModelGateway } from '#features/assistant/assistant.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { RunningProcesses } from './running-processes.ts';

export interface OverviewDependencies {
  db: Database;
  clock: Clock;
  version: string;
  processes: Pick<RunningProcesses, 'list'>;
  gateway: Pick<ModelGateway, 'current' | 'others'>;
  /** The name of the model for Premium, if it is a different one. */
  premiumModel: string | undefined;
  /** The providers that are allowed for own models; none if own models are off. */
  ownProviders: readonly ModelProvider[];
  defaults: Overview['defaults'];
}

/** The instance as a whole: its processes, its models, and the stored data. */
export function createOverview(dependencies: OverviewDependencies): () => Promise<Overview> {
  const { db, clock, version, processes, ownProviders, defaults } = dependencies;
  return async () => {
    const now = clock.now();
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
    const [running, people, shared, calls, database, files] = await Promise.all([
      processes.list(),
      countPeople(db, month),
      listSharedModels(dependencies),
      sumModelCalls(db, month),
      measureDatabase(db),
      countFiles(db),
    ]);
    const { seen: seenThisMonth, ...counts } = people;
    return {
      version,
      processes: running.map(({ startedAt, seenAt, ...process }) => ({
        ...process,
        startedAt: startedAt.toISOString(),
        seenAt: seenAt.toISOString(),
      })),
      people: { ...counts, seenThisMonth },
      models: { shared, ownModels: ownProviders.length > 0, ownProviders: [...ownProviders], month: calls },
      storage: { databaseBytes: database.bytes, tables: database.tables, files },
      defaults,
    };
  };
}

async function listSharedModels({ gateway, premiumModel }: OverviewDependencies) {
  const model = await gateway.current();
  const others = gateway.others.map(({ client: { info }, replies: repliesByPlan }) => ({
    label: info.label,
    destination: info.destination,
    isForPremium: repliesByPlan.free === undefined,
  }));
  if (model === undefined) return others;
  const { label, destination } = model.info;
  return [
    { label, destination, isForPremium: false },
    ...(premiumModel === undefined ? [] : [{ label: premiumModel, destination, isForPremium: true }]),
    ...others,
  ];
}
