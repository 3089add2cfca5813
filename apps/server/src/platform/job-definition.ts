/** A kind of background job; its name is also the name of its queue. Defined in `<feature>.jobs.ts`. */
export interface JobDefinition<Payload extends object> {
  readonly name: string;
  /** Retries after the first attempt; default 3. After the last retry the job goes to the dead letter queue. */
  readonly retryLimit?: number;
  /** Seconds before the first retry, doubled for each further retry; default 1. */
  readonly retryDelaySeconds?: number;
  /** Maximum duration of one attempt in seconds; default 900. */
  readonly expireInSeconds?: number;
  /**
   * Which jobs may exist at the same time per `singletonKey` (or in total, without a key): `standard` any number,
   * `short` one waiting, `singleton` one running, `stately` one waiting and one running, `exclusive` one in total.
   */
  readonly policy?: 'standard' | 'short' | 'singleton' | 'stately' | 'exclusive';
  /**
   * After this many seconds the handler's signal is aborted, and the job is queued again behind the jobs of other
   * people: a person with a large archive must not keep others waiting. The handler may return, or throw the signal's
   * reason. Only for handlers that continue where they stopped.
   */
  readonly turnSeconds?: number;
  /** How many of these jobs this process runs at the same time; default 1. */
  readonly concurrency?: number;
  /**
   * Cron expression with five fields, in UTC: the job is queued with an empty payload at these times, once for all
   * processes.
   */
  readonly cron?: string;
  /** Never set at run time: it only carries the payload's type. */
  readonly payload?: Payload;
}

/** Payloads contain ids and no content, because they stay in the database until the job's record is deleted. */
export function defineJob<Payload extends object>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return definition;
}

/** Thrown by a handler to postpone its job: it is queued again after the delay, with the full number of attempts. */
export class JobPostponed extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super('the job is postponed');
    this.seconds = seconds;
  }
}

export interface JobContext {
  id: string;
  /** The number of this attempt, from 1. */
  attempt: number;
  /**
   * Aborted when the attempt takes too long or the process stops: the handler should save its progress and return or
   * throw.
   */
  signal: AbortSignal;
}

export type JobHandler<Payload extends object> = (payload: Payload, context: JobContext) => Promise<void>;
