/** In path, headers and body `{n}`, `{address}` and `{ms}` change per request, `{client}` per connection. */
export type LoadRequest = {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
  /** `{token}` cycles through these, for calls that are rate limited per person. */
  tokens?: string[]
}

export type LoadJob = { port: number; clients: number; seconds: number; request: LoadRequest }

export type LoadResult = {
  perSecond: number
  p50Ms: number
  p99Ms: number
  count: number
  /** Answers other than 2xx, by status; a benchmark with any of them measured the wrong thing. */
  bad: Record<string, number>
}
