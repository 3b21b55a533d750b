type Labels = Record<string, string | number>
type Sample = { labels?: Labels; value: number; suffix?: '_bucket' | '_sum' | '_count' }

/** One family of the Prometheus text format. */
export type Metric = {
  name: string
  help: string
  type: 'gauge' | 'counter' | 'histogram'
  samples: readonly Sample[]
}

export const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
})

export const writeMetrics = (metrics: readonly Metric[]): string => metrics.map(writeMetric).join('')

function writeMetric({ name, help, type, samples }: Metric): string {
  const lines = samples.map(
    ({ labels = {}, value, suffix = '' }) => `${name}${suffix}${writeLabels(labels)} ${value}\n`,
  )
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
}

function writeLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escape(String(value))}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

const escape = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
