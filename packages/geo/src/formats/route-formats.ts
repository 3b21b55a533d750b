import { createGpxHandler } from './gpx-handler.ts'
import { createKmlHandler } from './kml-handler.ts'
import { LineCollector } from './line-collector.ts'
import type { FormatHandler } from './format-handler.ts'
import { RouteRefusal } from './route-refusal.ts'
import { createXmlReader, type XmlReader } from './xml-reader.ts'

export type RouteFormat = 'kml' | 'gpx'

const handlers = { kml: createKmlHandler, gpx: createGpxHandler }
const isFormat = (name: string): name is RouteFormat => name in handlers

export type RouteReader = XmlReader & {
  /** Known once the root element has been read. */
  format(): RouteFormat | undefined
  found(): Pick<FormatHandler, 'lines' | 'name'>
}

/** Chooses the format by the root element; `only` rejects the other one. */
export function createRouteReader(only?: RouteFormat): RouteReader {
  let format: RouteFormat | undefined
  let handler: FormatHandler | undefined

  function begin(root: string): FormatHandler {
    const kind = root.toLowerCase()
    if (!isFormat(kind) || (only && kind !== only)) throw new RouteRefusal('notRoute')
    format = kind
    return handlers[kind](new LineCollector())
  }

  const reader = createXmlReader({
    opened(element, ancestors) {
      handler ??= begin(element.name)
      handler.opened(element, ancestors)
    },
    closed: (name, text, ancestors) => handler?.closed(name, text, ancestors),
  })
  return { ...reader, format: () => format, found: () => handler as FormatHandler }
}
