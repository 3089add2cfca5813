import type { Database } from '#db/database.ts';
import { readOrCreateSetting } from '#db/instance-setting.ts';
import type { AppConfig } from '#features/config-sections.ts';
import type { Foundation } from '#features/foundation.ts';
import type { Mailer } from '#integrations/email/email.ts';
import { createMailer } from '#integrations/email/smtp-mailer.ts';
import type { Fetcher } from '#integrations/fetcher/fetcher.ts';
import { createGuardedFetcher } from '#integrations/fetcher/guarded-fetcher.ts';
import { createGuardedStream } from '#integrations/fetcher/guarded-stream.ts';
import { createModelConnector } from '#integrations/llm/model-connector.ts';
import { readVapidKeys } from '#integrations/push/vapid-keys.ts';
import { createWebPushSender } from '#integrations/push/web-push-sender.ts';

/** Push services require a contact; without a public URL there is none. */
const NO_CONTACT = 'mailto:nobody@localhost.invalid';

/**
 * The ports that reach other servers: for mails, for URLs that users give, for the users' own models, and for push
 * messages.
 */
export async function createOutboundPorts(
  config: AppConfig,
  db: Database,
  options: Pick<Foundation, 'isForLocalUser' | 'log' | 'waitingReaders'> & {
    mailer?: Mailer | undefined;
    fetcher?: Fetcher | undefined;
  },
): Promise<Pick<Foundation, 'mailer' | 'fetcher' | 'pageFetcher' | 'modelConnector' | 'push'>> {
  const { isForLocalUser, log, waitingReaders } = options;
  const { APP_NAME, PUBLIC_URL } = config.server;
  const fetcher = options.fetcher ?? createGuardedFetcher({ allowsPrivate: config.fetcher.ALLOW_PRIVATE_FEEDS });
  const keys = await readVapidKeys(config.push, (name, make) => readOrCreateSetting(db, name, make));
  const publicSubject = PUBLIC_URL?.startsWith('https:') === true ? PUBLIC_URL : NO_CONTACT;
  return {
    mailer: options.mailer ?? createMailer(config.email, { appName: APP_NAME }),
    fetcher,
    // Private addresses may be allowed for people's calendars, but never for pages that a model reads.
    pageFetcher: options.fetcher ?? createGuardedFetcher({ allowsPrivate: false }),
    modelConnector: createModelConnector({
      config: config.llm,
      log,
      letPass: waitingReaders.letPass,
      fetch: createGuardedStream({ allowsPrivate: () => config.models.ALLOW_PRIVATE_MODELS ?? isForLocalUser() }),
    }),
    push: createWebPushSender({ fetcher, keys, subject: config.push.VAPID_SUBJECT ?? publicSubject }),
  };
}
