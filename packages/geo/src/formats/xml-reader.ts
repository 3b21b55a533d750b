import { SaxesParser } from 'saxes'
import { routeLimits } from './route-limits.ts'
import { RouteRefusal } from './route-refusal.ts'

export type Element = { name: string; attributes: Record<string, string> }
export type XmlHandler = {
  /** Ancestors from the root, without the element itself. */
  opened(element: Element, ancestors: readonly string[]): void
  closed(name: string, text: string, ancestors: readonly string[]): void
}
export type XmlReader = { write(chunk: string): void; close(): void }

/** Prefixes differ between writers (`gx:Track`, `kml:LineString`); names do not. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Streams XML: names without prefix, text joined per element; rejects every DTD. */
export function createXmlReader(handler: XmlHandler): XmlReader {
  const parser = new SaxesParser({ xmlns: false, position: true })
  const names: string[] = []
  let text: string[] = []

  const refused = (error: unknown) => {
    if (!(error instanceof RouteRefusal)) return new RouteRefusal('notXml', parser.line)
    return error.line === undefined ? new RouteRefusal(error.code, parser.line) : error
  }
  const guarded = (work: () => void) => {
    try {
      work()
    } catch (error) {
      throw refused(error)
    }
  }
  const keep = (part: string) => void text.push(part)

  parser.on('doctype', () => {
    throw new RouteRefusal('dtd')
  })
  parser.on('opentag', ({ name, attributes }) => {
    text = []
    handler.opened({ name: localName(name), attributes }, names)
    if (names.push(localName(name)) > routeLimits.depth) throw new RouteRefusal('tooDeep')
  })
  parser.on('text', keep)
  parser.on('cdata', keep)
  parser.on('closetag', () => {
    const name = names.pop() as string
    handler.closed(name, text.join(''), names)
    text = []
  })

  return {
    write: (chunk) => guarded(() => void parser.write(chunk)),
    close: () => guarded(() => void parser.close()),
  }
}
