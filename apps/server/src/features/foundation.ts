import type { CategoryModels } from '@app/understanding/category-models';
import type { Database, Events } from '#db/database.ts';
import type { Mailer } from '#integrations/email/email.ts';
import type { Embedder } from '#integrations/embedding/embedding.ts';
import type { Fetcher } from '#integrations/fetcher/fetcher.ts';
import type { ModelSource } from '#integrations/llm/llm.ts';
import type { ModelConnector } from '#integrations/llm/own-models.ts';
import type { ObjectStore } from '#integrations/object-store/object-store.ts';
import type { Payments } from '#integrations/payments/create-payments.ts';
import type { PushSender } from '#integrations/push/push.ts';
import type { Clock } from '#platform/clock.ts';
import type { EventStreams } from '#platform/http/event-streams.ts';
import type { NewId } from '#platform/ids.ts';
import type { JobQueue } from '#platform/job-queue.ts';
import type { Logger } from '#platform/logger.ts';
import type { RateLimiter } from '#platform/rate-limiter.ts';
import type { Rounds } from '#platform/rounds.ts';
import type { WaitingReaders } from '#platform/waiting-readers.ts';
import type { AppConfig } from './config-sections.ts';

/** The dependencies that every feature may use. */
export interface Foundation {
  config: AppConfig;
  /** The version of the app, such as 0.1.0. */
  version: string;
  site: Site;
  db: Database;
  events: Events;
  jobs: JobQueue;
  rounds: Rounds;
  rateLimiter: RateLimiter;
  streams: EventStreams;
  waitingReaders: WaitingReaders;
  clock: Clock;
  newId: NewId;
  log: Logger;
  secretKey: string;
  /** Former secret keys, with which something may still be encrypted. */
  formerSecretKeys: readonly string[];
  /** Where uploads are stored until they have been imported. */
  importDirectory: string;
  /** For temporary files, which may be deleted at a restart. */
  workDirectory: string;
  /** Photos, attachments and other files of users. */
  fileStore: ObjectStore;
  payments: Payments;
  mailer: Mailer;
  /** Fetches URLs that users enter. */
  fetcher: Fetcher;
  /** Fetches web pages for models; never from private networks. */
  pageFetcher: Fetcher;
  push: PushSender;
  /**
   * Whether the current work is for this machine only. If so, a local model and test payments are used even if the
   * operator did not configure them.
   */
  isForLocalUser: () => boolean;
  embedder: Embedder;
  /** The categoriser's own models, which run in this process. Undefined when their files cannot be read. */
  categoryModels: CategoryModels | undefined;
  /** The folder from which other threads read the same models; undefined when `categoryModels` is. */
  modelDirectory: string | undefined;
  /** The language models that write replies. */
  models: ModelSource;
  /** Connects models for which people use their own keys. */
  modelConnector: ModelConnector;
}

/** The name and the address of the app. */
export interface Site {
  appName: string;
  /** As configured; absent while only this machine is served. */
  publicUrl: string | undefined;
  /** The public URL; if there is none, the URL on this machine. */
  address: string;
}
