import { hash } from 'node:crypto'
import type { Deps } from '../../../../deps.ts'
import { PackedText } from '../../../../http/response/packed-text.ts'
import type { FrontDocument } from '../../../../ports/front-cache.ts'
import { consoleUrl } from '../../../../settings.ts'
import type { Renderer } from './open-renderer.ts'
import type { PageAddress } from './page-address.ts'
import { readFrontPath } from './read-front-path.ts'

/** The document of an address, at most two seconds old; concurrent callers share one rendering. */
export function renderPage(deps: Deps, renderer: () => Promise<Renderer>, address: PageAddress) {
  return deps.frontDocuments.read(JSON.stringify(address), () => render(deps, renderer, address))
}

async function render(
  deps: Deps,
  renderer: () => Promise<Renderer>,
  { url, language }: PageAddress,
): Promise<FrontDocument> {
  const { listReads, renderDocument } = await renderer()
  const paths = listReads(url)
  const answers = await Promise.all(paths.map((path) => readFrontPath(deps, path, language)))
  const { status, html } = await renderDocument({
    url,
    origin: new URL(consoleUrl(deps.settings)).origin,
    language,
    answers: Object.fromEntries(paths.map((path, index) => [path, answers[index]])) as Record<
      string,
      (typeof answers)[number]
    >,
  })
  return { status, tag: hash('sha1', html, 'base64url'), html: new PackedText(html) }
}
