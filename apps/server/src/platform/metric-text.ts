/** One sample with its labels. It has a `name` only if that differs from the name of its family, as in a histogram. */
export interface MetricSample {
  name?: string;
  labels?: Readonly<Record<string, string>>;
  value: number;
}

export interface MetricFamily {
  name: string;
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  samples: readonly MetricSample[];
}

/** The Content-Type of the result of `writeMetricText`. */
export const METRIC_TEXT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Metrics in the text format of Prometheus: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export function writeMetricText(families: readonly MetricFamily[]): string {
  return families.map(writeFamily).join('');
}

function writeFamily({ name, type, help, samples }: MetricFamily): string {
  const lines = samples.map((sample) => `${sample.name ?? name}${writeLabels(sample.labels)} ${sample.value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function writeLabels(labels: MetricSample['labels'] = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escapeLabel(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
