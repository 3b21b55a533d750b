import { isEndless } from '@lumiroute/contract'
import { boundsSeconds, type Measured } from '../../../http/pipeline/request-meter.ts'
import type { Metric } from './metrics.text.ts'

/** Calls by endpoint: how many with which status, and how long they took. */
export const requestMetrics = (called: readonly Measured[]): Metric[] => [
  {
    name: 'lumiroute_http_requests_total',
    help: 'Calls answered, by endpoint and status.',
    type: 'counter',
    samples: called.flatMap(({ endpoint: { id, method }, statuses }) =>
      [...statuses].map(([status, value]) => ({ labels: { endpoint: id, method, status }, value })),
    ),
  },
  {
    name: 'lumiroute_http_request_duration_seconds',
    help: 'From the request’s head to the end of the answer; streams without an end are left out.',
    type: 'histogram',
    samples: called.filter(({ endpoint }) => !isEndless(endpoint.answer)).flatMap(durations),
  },
]

function durations({ endpoint, spans, totalMs }: Measured): Metric['samples'] {
  const labels = { endpoint: endpoint.id }
  let count = 0
  const buckets = spans.map((own, at) => ({
    suffix: '_bucket' as const,
    labels: { ...labels, le: boundsSeconds[at] ?? '+Inf' },
    value: (count += own),
  }))
  return [
    ...buckets,
    { suffix: '_sum', labels, value: totalMs / 1000 },
    { suffix: '_count', labels, value: count },
  ]
}
