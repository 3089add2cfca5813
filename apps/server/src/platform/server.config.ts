import {
  addressSetting,
  choiceSetting,
  defineSection,
  integerSetting,
  listSetting,
  textSetting,
} from '#platform/config-section.ts';
import { LOG_LEVELS } from '#platform/logger.ts';

export const serverSection = defineSection({
  name: 'server',
  fields: {
    PORT: { schema: integerSetting(0, 65_535), default: 3000, doc: 'Port to listen on; 0 chooses a free one.' },
    HOST: { schema: textSetting(), default: '127.0.0.1', doc: 'Address to listen on; 0.0.0.0 for all networks.' },
    DATA_DIR: {
      schema: textSetting(),
      default: './data',
      doc: 'The directory for the embedded database and files, relative to the project. For this app only: other accounts lose access to it.',
    },
    PUBLIC_URL: {
      schema: addressSetting(),
      doc: 'The public address of the app, such as https://assistant.example.org.',
    },
    ALLOWED_HOSTS: {
      schema: listSetting(),
      default: [],
      doc: 'Additional host names of this server, separated by commas.',
    },
    TRUST_PROXY: {
      schema: textSetting(),
      default: 'false',
      doc: 'The proxies whose X-Forwarded headers are trusted: false, true, a number of proxies, or their addresses.',
    },
    APP_NAME: { schema: textSetting(), default: 'AI Assistant', doc: 'The name shown in the app and its mails.' },
    SECRET_KEY: {
      schema: textSetting(),
      doc: 'Signs links and uploads, and encrypts keys of own models. Unset: generated at the first start and stored.',
    },
    SECRET_KEY_PREVIOUS: {
      schema: listSetting(),
      default: [],
      doc: 'Former values of SECRET_KEY, separated by commas: what was encrypted with them stays readable, and addresses made with them stay. See the guide to operating.',
    },
    METRICS_TOKEN: {
      schema: textSetting(),
      doc: 'Bearer token for /metrics from other machines. Unset: only this machine may read it.',
    },
    ROLE: {
      schema: choiceSetting(['all', 'web', 'worker']),
      default: 'all',
      doc: 'What this process does: web answers people, worker does the background work, all does both. The first two need DATABASE_URL.',
    },
    LOG_LEVEL: {
      schema: choiceSetting(LOG_LEVELS),
      default: 'info',
      doc: 'How much is logged: fatal, error, warn, info, debug, trace or silent.',
    },
  },
});

/** TRUST_PROXY in the form that the HTTP framework expects. */
export function readTrustProxy(text: string): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^\d{1,3}$/.test(text)) return (_address, hop) => hop < Number(text);
  return text.split(',').map((address) => address.trim());
}
