import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Language } from '@lumiroute/contract/text'
import type { FrontRead } from './read-front-path.ts'

/** What the build of the store front exports for the server. */
export type Renderer = {
  /** Paths below /api that the page shows. */
  listReads(url: string): string[]
  renderDocument(page: {
    url: string
    origin: string
    language: Language
    answers: Record<string, FrontRead>
  }): Promise<{ status: number; html: string }>
}

const entry = 'server/render.js'
// The same relative path from the sources and from the bundle in dist.
const here = path.dirname(fileURLToPath(import.meta.url))

/** The folder of the built store front; undefined where it was not built. */
export const findShopDist = () =>
  [path.join(here, '../../../../../../shop/dist'), path.join(here, '../../shop/dist')].find((dist) =>
    existsSync(path.join(dist, entry)),
  )

/** Loads it at the first request, because React would make each start of the server slower. */
export function openRenderer(dist: string): () => Promise<Renderer> {
  let loading: Promise<Renderer> | undefined
  return () => {
    loading ??= (
      import(/* @vite-ignore */ pathToFileURL(path.join(dist, entry)).href) as Promise<Renderer>
    ).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
