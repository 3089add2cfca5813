import { addressSetting, defineSection, type SectionValues, textSetting } from '#platform/config-section.ts';

export const telemetrySection = defineSection({
  name: 'telemetry',
  fields: {
    OTEL_EXPORTER_OTLP_ENDPOINT: {
      schema: addressSetting(),
      doc: 'An OpenTelemetry collector that takes traces over HTTP, such as http://127.0.0.1:4318. Unset: none are made.',
    },
    OTEL_EXPORTER_OTLP_HEADERS: {
      schema: textSetting(),
      doc: 'What the collector asks for, such as authorization=Bearer%20key, separated by commas.',
    },
    OTEL_SERVICE_NAME: { schema: textSetting(), default: 'ai-assistant', doc: 'What traces call this app.' },
  },
});

export type TelemetryConfig = SectionValues<typeof telemetrySection>;
