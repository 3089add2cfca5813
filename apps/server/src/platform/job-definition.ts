/** A kind of background work: its name is its queue. One `<feature>.jobs.ts` a feature defines them. */
export interface JobDefinition<Payload extends object> {
  readonly name: string;
  /** Attempts after the first one; default 3. When all are used up the job goes to the dead letter queue. */
  readonly retryLimit?: number;
  /** Seconds before the second attempt, doubling from there; default 1. */
  readonly retryDelaySeconds?: number;
  /** Longest a single attempt may take before it counts as failed; default 900. */
  readonly expireInSeconds?: number;
  /**
   * What may exist at the same time for one `singletonKey` (or in all, without a key):
   * `standard` anything, `short` one waiting, `singleton` one running, `stately` one of each, `exclusive` one at all.
   */
  readonly policy?: 'standard' | 'short' | 'singleton' | 'stately' | 'exclusive';
  /** How many of these this process runs at once; default 1. */
  readonly concurrency?: number;
  /** Five-field cron expression in UTC: the job is queued with an empty payload at these times, once over all processes. */
  readonly cron?: string;
  /** Never present at run time: it only ties the payload's type to the job. */
  readonly payload?: Payload;
}

/** Payloads hold ids, not content: they stay in the database until the job's record is cleared. */
export function defineJob<Payload extends object>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return definition;
}

/** Thrown by a handler to have its job put off: it is queued anew, with all its attempts, and begins so much later. */
export class JobPutOff extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super('the job is put off');
    this.seconds = seconds;
  }
}

export interface JobContext {
  id: string;
  /** 1 for the first attempt. */
  attempt: number;
  /** Aborted when the attempt took too long or the process stops: the handler should save its place and return or throw. */
  signal: AbortSignal;
}

export type JobHandler<Payload extends object> = (payload: Payload, context: JobContext) => Promise<void>;
