import { type Endpoint, isEndless } from '@lumiroute/contract'
import { Counter, Histogram, type Registry } from 'prom-client'

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

export type RequestMetrics = ReturnType<typeof createRequestMetrics>

/** Requests by endpoint, status and duration since this server started. */
export function createRequestMetrics(registry: Registry) {
  const requests = new Counter({
    name: 'lumiroute_http_requests_total',
    help: 'Calls answered, by endpoint and status.',
    labelNames: ['endpoint', 'method', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'lumiroute_http_request_duration_seconds',
    help: 'From the request’s head to the end of the answer; streams without an end are left out.',
    labelNames: ['endpoint'],
    buckets,
    registers: [registry],
  })
  return {
    forEndpoint({ id, method, answer }: Endpoint): (statusCode: number, ms: number) => void {
      const isTimed = !isEndless(answer)
      return (statusCode, ms) => {
        requests.inc({ endpoint: id, method, status: statusCode })
        if (isTimed) durations.observe({ endpoint: id }, ms / 1000)
      }
    },
  }
}
