export type Asked = { method: string; path: string; headers: Headers; body: string }
export type Said = { status: number; body: object; headers?: Record<string, string> }

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
