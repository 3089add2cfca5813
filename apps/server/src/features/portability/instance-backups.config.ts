import { defineSection, integerSetting, textSetting } from '#platform/config-section.ts';

const MIN_KEY_LENGTH = 16;

export const instanceBackupsSection = defineSection({
  name: 'instanceBackups',
  fields: {
    BACKUP_BUCKET: {
      schema: textSetting(),
      doc: 'The bucket for backups of the whole instance, reached like S3_BUCKET, or a folder as an absolute path. Unset: none are made.',
    },
    BACKUP_KEY: {
      schema: textSetting().min(MIN_KEY_LENGTH, `must have at least ${MIN_KEY_LENGTH} characters`),
      doc: 'The passphrase that encrypts these backups. Keep it elsewhere too: without it they cannot be read.',
    },
    BACKUP_EVERY_HOURS: { schema: integerSetting(1, 720), default: 24, doc: 'How often such a backup is made.' },
    BACKUP_KEEP_DAYS: {
      schema: integerSetting(1, 400),
      default: 7,
      doc: 'For how many days the newest backup of each day is kept.',
    },
    BACKUP_KEEP_WEEKS: {
      schema: integerSetting(0, 400),
      default: 4,
      doc: 'For how many weeks the newest backup of each week is kept.',
    },
    BACKUP_KEEP_MONTHS: {
      schema: integerSetting(0, 400),
      default: 6,
      doc: 'For how many months the newest backup of each month is kept.',
    },
  },
});
