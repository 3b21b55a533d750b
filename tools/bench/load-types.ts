/** In path, headers and body `{n}`, `{address}` and `{ms}` (of three digits) become another one for each request, `{client}` for each connection. */
export type LoadRequest = {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
  /** `{token}` becomes one after the other: of calls that one person may make only so often. */
  tokens?: string[]
}

export type LoadJob = { port: number; clients: number; seconds: number; request: LoadRequest }

export type LoadResult = {
  perSecond: number
  p50Ms: number
  p99Ms: number
  count: number
  /** Answers other than 2xx, by status; a bench with any of them measured the wrong thing. */
  bad: Record<string, number>
}
