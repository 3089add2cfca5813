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
    PORT: { schema: integerSetting(0, 65_535), default: 3000, doc: 'Port to listen on; 0 takes any free one.' },
    HOST: { schema: textSetting(), default: '127.0.0.1', doc: 'Address to listen on; 0.0.0.0 for all networks.' },
    DATA_DIR: {
      schema: textSetting(),
      default: './data',
      doc: 'Where the embedded database and files are kept; relative to the project. A folder for this app alone: other accounts are shut out of it.',
    },
    PUBLIC_URL: { schema: addressSetting(), doc: 'The address people open, such as https://assistant.example.org.' },
    ALLOWED_HOSTS: {
      schema: listSetting(),
      default: [],
      doc: 'Further host names this server answers to, separated by commas.',
    },
    TRUST_PROXY: {
      schema: textSetting(),
      default: 'false',
      doc: 'Whose X-Forwarded headers to believe: false, true, a number of proxies, or their addresses.',
    },
    APP_NAME: { schema: textSetting(), default: 'AI Assistant', doc: 'The name shown in the app and its mails.' },
    SECRET_KEY: { schema: textSetting(), doc: 'Signs links and uploads. Unset: made at the first start and kept.' },
    METRICS_TOKEN: {
      schema: textSetting(),
      doc: 'Lets who shows it as bearer read /metrics from elsewhere. Unset: only this machine itself.',
    },
    LOG_LEVEL: {
      schema: choiceSetting(LOG_LEVELS),
      default: 'info',
      doc: 'How much is logged: fatal, error, warn, info, debug, trace or silent.',
    },
  },
});

/** TRUST_PROXY as the HTTP framework takes it. */
export function readTrustProxy(text: string): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^\d{1,3}$/.test(text)) return (_address, hop) => hop < Number(text);
  return text.split(',').map((address) => address.trim());
}
