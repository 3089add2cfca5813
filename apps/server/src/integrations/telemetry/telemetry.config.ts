import { addressSetting, defineSection, type SectionValues, textSetting } from '#platform/config-section.ts';

export const telemetrySection = defineSection({
  name: 'telemetry',
  fields: {
    OTEL_EXPORTER_OTLP_ENDPOINT: {
      schema: addressSetting(),
      doc: 'The address of an OpenTelemetry collector for traces over HTTP, such as http://127.0.0.1:4318. Unset: no traces.',
    },
    OTEL_EXPORTER_OTLP_HEADERS: {
      schema: textSetting(),
      doc: 'Headers for the collector, such as authorization=Bearer%20key, separated by commas.',
    },
    OTEL_SERVICE_NAME: { schema: textSetting(), default: 'ai-assistant', doc: 'The name of this app in traces.' },
  },
});

export type TelemetryConfig = SectionValues<typeof telemetrySection>;
