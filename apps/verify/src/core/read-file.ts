import { isPdf, readAttachments } from './read-pdf.ts'

/** A file that a visitor chose: the bundle in it as parsed JSON, null if there is none. */
export type ReadFile = { isPdf: boolean; bytes: Uint8Array; bundle: unknown }

export async function readFile(file: Blob): Promise<ReadFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!isPdf(bytes)) return { isPdf: false, bytes, bundle: parse(bytes) }
  const bundles = (await readAttachments(bytes)).map(parse).filter(isBundle)
  return { isPdf: true, bytes, bundle: bundles[0] ?? null }
}

/** Null if it is no JSON. */
function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch {
    return null
  }
}

const isBundle = (value: unknown) =>
  typeof value === 'object' && value !== null && 'format' in value && 'seal' in value
