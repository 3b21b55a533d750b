export type Asked = { method: string; path: string; query: URLSearchParams; headers: Headers; body: string }
/** A text is a page, anything else JSON. */
export type Said = { status: number; body: object | string; headers?: Record<string, string> }

export const writeSaid = ({ body, headers }: Said) =>
  typeof body === 'string'
    ? { text: body, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } }
    : { text: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }

/** As LINE refuses a call of OAuth. */
export const refuseGrant = (status: number, error: string, error_description: string): Said => ({
  status,
  body: { error, error_description },
})

export const bearerOf = ({ headers }: Asked): string =>
  headers.get('authorization')?.replace(/^Bearer /, '') ?? ''

export const refuse = (status: number, message: string, more: object = {}): Said => ({
  status,
  body: { message, ...more },
})

export function readJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
