import { addressSetting, defineSection, textSetting, type SectionValues } from '#platform/config-section.ts';

export const objectStoreSection = defineSection({
  name: 'files',
  fields: {
    S3_BUCKET: {
      schema: textSetting(),
      doc: 'The bucket for photos and attachments. Unset: files under DATA_DIR.',
    },
    S3_ENDPOINT: {
      schema: addressSetting(),
      doc: 'The address of an S3-compatible server.',
      defaultText: "AWS's own",
    },
    S3_REGION: { schema: textSetting(), default: 'us-east-1', doc: "The bucket's region." },
    S3_ACCESS_KEY_ID: {
      schema: textSetting(),
      doc: 'The access key; unset: credentials of the environment, such as a role.',
    },
    S3_SECRET_ACCESS_KEY: { schema: textSetting(), doc: "The key's secret." },
    FILES_MOVED_FROM: {
      schema: textSetting(),
      doc: 'Set while files are moved: where they were before, “folder” or the name of a bucket. Files that are not moved yet are read there.',
    },
  },
});

export type ObjectStoreConfig = SectionValues<typeof objectStoreSection>;
