import { Gauge, type Registry } from 'prom-client'

type Sample = { labels: Record<string, string>; value: number }

export function addGauge(registry: Registry, name: string, help: string, value: number): void {
  new Gauge({ name, help, registers: [registry] }).set(value)
}

/** A gauge with one sample per combination of label values. */
export function addLabelledGauge<L extends string>(
  registry: Registry,
  { name, help, labels }: { name: string; help: string; labels: readonly L[] },
  samples: readonly Sample[],
): void {
  const gauge = new Gauge({ name, help, labelNames: [...labels], registers: [registry] })
  for (const sample of samples) gauge.set(sample.labels as Record<L, string>, sample.value)
}
