import type { InstallRoutes, Mount } from '#platform/http/route.ts';

/** Background work that is repeated; a process never runs it twice at the same time. */
export interface RepeatedWork {
  everyMs: number;
  run: () => Promise<unknown>;
}

/** What a feature provides to the app. A feature registers its jobs and event listeners itself while it is created. */
export interface FeatureParts<Services extends object> {
  /** For the features created after this one. */
  services: Services;
  /** Mounts the endpoints of the feature. */
  routes?: (mount: Mount) => void;
  /** Registers separate handlers of calls by access tokens. Endpoints with the scope `archive:read` all need one. */
  tokenRoutes?: (mount: Mount) => void;
  /** Installs routes of other protocols. */
  otherRoutes?: InstallRoutes;
  /** Repeated work, by the name that metrics and logs show. */
  rounds?: Readonly<Record<string, RepeatedWork>>;
  /** Deletes expired data, once an hour on one process. */
  cleanup?: Readonly<Record<string, () => Promise<unknown>>>;
  /** Runs at every start, before requests are accepted: repairs what crashed processes left unfinished. */
  recovery?: Readonly<Record<string, (context: StartContext) => Promise<unknown>>>;
  /**
   * Runs after the start of a process that works on jobs: queues work that an earlier version of the program, or a job
   * that failed, left undone.
   */
  backfills?: Readonly<Record<string, () => Promise<unknown>>>;
  /** Prepares what requests need. Runs on every process that serves requests, as soon as it accepts them. */
  warmUp?: () => void;
  /** Starts background work that is neither a round nor a job. */
  start?: () => void;
  /** Stops the background work of the feature; requests may still arrive. */
  stop?: () => Promise<unknown>;
}

export interface StartContext {
  /**
   * True with an embedded database, which only one process can use: unfinished work in it belongs to a crashed process.
   */
  isOnlyProcess: boolean;
}

/** Creates a feature from parts of the foundation and services of the features created before it. */
export type Feature<Needs extends object, Services extends object> = (needs: Needs) => FeatureParts<Services>;
