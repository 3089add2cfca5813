import type { Mount } from '#platform/http/route.ts';

/** Work that is done again and again beside requests, never twice at once in one process. */
export interface RepeatedWork {
  everyMs: number;
  run: () => Promise<unknown>;
}

/** What a feature gives to the app. Jobs and listeners it registers itself while it is created. */
export interface FeatureParts<Services extends object> {
  /** For the features after it. */
  services: Services;
  /** Mounts its calls. */
  routes?: (mount: Mount) => void;
  /** By the name under which metrics and logs show them. */
  rounds?: Readonly<Record<string, RepeatedWork>>;
  /** Once an hour, on one process: removes what has outlived its time. */
  cleanup?: Readonly<Record<string, () => Promise<unknown>>>;
  /** At every start, before calls are taken: puts in order what processes that died have left. */
  recovery?: Readonly<Record<string, (start: Start) => Promise<unknown>>>;
  /** After a start that works on jobs: queues what an earlier version or process has left undone. */
  leftWork?: Readonly<Record<string, () => Promise<unknown>>>;
  /** Begins what runs beside requests and is neither a round nor a job. */
  start?: () => void;
  /** Ends everything that is under way; calls may still come in. */
  stop?: () => Promise<unknown>;
}

export interface Start {
  /** Nobody else can be at work in an embedded database: what is open there was left by a process that died. */
  isOnlyProcess: boolean;
}

/** Built from parts of the foundation and services of the features before it. */
export type Feature<Needs extends object, Services extends object> = (needs: Needs) => FeatureParts<Services>;
