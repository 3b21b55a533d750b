/** The report behind the address, or why there is none. */
export type Loaded =
  | { kind: 'bundle'; bundle: unknown; pdfSha256: string | null }
  | { kind: 'missing' }
  | { kind: 'failed' }

/** Names the SHA-256 of the report as PDF. It cannot be in the bundle, which is attached to that PDF. */
const pdfHeader = 'x-report-sha256'

export async function loadReport(token: string): Promise<Loaded> {
  try {
    const response = await fetch(`/v/${encodeURIComponent(token)}/bundle.json`)
    if (response.status === 404) return { kind: 'missing' }
    if (!response.ok) return { kind: 'failed' }
    const bundle = (await response.json()) as unknown
    return { kind: 'bundle', bundle, pdfSha256: response.headers.get(pdfHeader) }
  } catch {
    return { kind: 'failed' }
  }
}
