import { defineSection, integerSetting, textSetting } from '#platform/config-section.ts';

export const importsSection = defineSection({
  name: 'imports',
  fields: {
    IMPORT_MAX_BYTES: {
      schema: integerSetting(1_000, 1_000_000_000_000),
      default: 8_000_000_000,
      doc: 'The largest file that can be imported, in bytes.',
    },
    IMPORT_KEPT_MAX_BYTES: {
      schema: integerSetting(0, 1_000_000_000_000),
      default: 200_000_000,
      doc: 'How many bytes of files in an unknown format are stored unchanged for each person, in at most a thousand files.',
    },
    STORAGE_QUOTA_BYTES: {
      schema: integerSetting(1_000, 1_000_000_000_000_000),
      doc: 'How much each person may store, in bytes: documents, attachments and kept files. Unset: no limit.',
    },
    IMPORTS_PER_DAY: {
      schema: integerSetting(1, 1_000_000),
      doc: 'How many imports each person may begin within 24 hours. Unset: no limit.',
    },
    RATE_LIMIT_UPLOADS_PER_MINUTE: {
      schema: integerSetting(1, 1_000_000),
      default: 30,
      doc: 'Uploads per user and minute.',
    },
    RATE_LIMIT_CAPTURES_PER_MINUTE: {
      schema: integerSetting(1, 1_000_000),
      default: 120,
      doc: 'Batches that the devices of a user may send in a minute.',
    },
    CAPTURE_BYTES_PER_DAY: {
      schema: integerSetting(1_000, 1_000_000_000_000),
      default: 5_000_000_000,
      doc: 'How much the devices of a user may send in a day, in bytes.',
    },
    WATCH_DIR: {
      schema: textSetting(),
      doc: 'A folder whose files are imported and moved to its folders done or failed. Unset: none.',
    },
    WATCH_OWNER: {
      schema: textSetting(),
      doc: 'The email of the account that gets the files of WATCH_DIR; needed once there are several accounts.',
    },
  },
});
