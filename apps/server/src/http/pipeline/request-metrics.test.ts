import { getConfig } from '@lumiroute/contract/overview'
import { streamLive } from '@lumiroute/contract/live'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { createRequestMetrics } from './request-metrics.ts'

const open = () => {
  const registry = new Registry()
  return { registry, metrics: createRequestMetrics(registry) }
}

test('counts separately for two servers in one process', async () => {
  const [one, other] = [open(), open()]
  one.metrics.forEndpoint(getConfig)(200, 5)
  expect(await one.registry.metrics()).toContain('overview.getConfig')
  expect(await other.registry.metrics()).not.toContain('overview.getConfig')
})

test('counts an endless stream without timing it', async () => {
  const { registry, metrics } = open()
  metrics.forEndpoint(streamLive)(200, 60_000)
  const text = await registry.metrics()
  expect(text).toContain(`lumiroute_http_requests_total{endpoint="${streamLive.id}"`)
  expect(text).not.toContain('_bucket{')
})

test('has no metrics for an endpoint without calls', async () => {
  const { registry, metrics } = open()
  metrics.forEndpoint(getConfig)
  expect(await registry.metrics()).not.toContain('overview.getConfig')
})
