import { readFileSync } from 'node:fs'
import type { Language } from '../text/language.ts'
import type { RouteName } from '../app/place.ts'

type Chunk = { file: string; src?: string; imports?: string[] }

/** Written by the client's build, beside this file. */
const manifest = JSON.parse(readFileSync(new URL('../manifest.json', import.meta.url), 'utf8')) as Record<
  string,
  Chunk
>

/** The files that the page's script would ask for next: its language and its page. */
export function findFiles(name: RouteName, language: Language): string[] {
  const keys = Object.keys(manifest)
  const wanted = [`src/text/${language}/index.ts`, keys.find((key) => key.endsWith(`/${name}-page.tsx`))]
  const found = new Set<string>()
  const add = (key: string | undefined) => {
    const chunk = key === undefined ? undefined : manifest[key]
    if (!chunk || found.has(chunk.file)) return
    found.add(chunk.file)
    for (const each of chunk.imports ?? []) add(each)
  }
  for (const key of wanted) add(key)
  return [...found].map((file) => `/shop/${file}`)
}
