import { contentWidth, ink, page, type Pdf } from './open-document.ts'

type Element = ReturnType<Pdf['struct']>

export type TextStyle = {
  x?: number
  y?: number
  width?: number
  size?: number
  isBold?: boolean
  color?: string
  align?: 'left' | 'right' | 'center'
  lineGap?: number
}

/** Writes from top to bottom, with a structure element for everything that is read aloud. */
export type Flow = ReturnType<typeof startFlow>

/** They join or choose emoji, which the font lacks. */
const invisible = new Set(['\u200d', '\ufe0e', '\ufe0f'])

export function startFlow(doc: Pdf, root: Element) {
  let section = root
  const flow = {
    doc,
    y: page.top as number,
    newPage() {
      doc.addPage()
      flow.y = page.top
    },
    /** Starts a page if the height does not fit on this one. */
    need(height: number) {
      if (flow.y + height > page.height - page.bottom) flow.newPage()
    },
    measure(value: string, { width = contentWidth, size = 9, isBold = false, lineGap = 2 }: TextStyle = {}) {
      use(isBold, size)
      return doc.heightOfString(clean(value), { width, lineGap })
    },
    widthOf(value: string, size: number, isBold = false) {
      use(isBold, size)
      return doc.widthOfString(clean(value))
    },
    /** Text at a place, without a structure element of its own. */
    print(value: string, style: TextStyle = {}) {
      const { x = page.left, y = flow.y, width = contentWidth, align = 'left', lineGap = 2 } = style
      use(style.isBold ?? false, style.size ?? 9)
      doc.fillColor(style.color ?? ink.text).text(clean(value), x, y, { width, align, lineGap })
    },
    /** One structure element in the current section. */
    tag(type: string, draw: () => void, options: { alt?: string; bbox?: Box } = {}) {
      section.add(doc.struct(type, options, draw))
    },
    /** A structure element with elements inside; `build` gets a function that adds one. */
    group(type: string, build: (add: Add) => void) {
      const parent = doc.struct(type)
      section.add(parent)
      build(adder(parent))
      parent.end()
    },
    /** What is drawn is decoration, and is not read aloud. */
    decorate(draw: () => void) {
      doc.markContent('Artifact', { type: 'Layout' })
      draw()
      doc.endMarkedContent()
    },
    inSection(draw: () => void) {
      const outer = section
      section = doc.struct('Sect')
      outer.add(section)
      draw()
      section.end()
      section = outer
    },
    paragraph(value: string, style: TextStyle = {}) {
      const height = flow.measure(value, style)
      flow.need(height)
      flow.tag('P', () => flow.print(value, style))
      flow.y += height
    },
  }

  function adder(parent: Element): Add {
    return (type, content, options = {}) => {
      if (content.length === 0) return void parent.add(doc.struct(type, options, content as () => void))
      const element = doc.struct(type, options)
      parent.add(element)
      ;(content as (add: Add) => void)(adder(element))
      element.end()
    }
  }

  function use(isBold: boolean, size: number) {
    doc.font(isBold ? 'bold' : 'regular').fontSize(size)
  }

  /** A character that the font lacks would print as an empty box without meaning, which PDF/A forbids. */
  function clean(value: string): string {
    const font = (doc as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })
      ._font.font
    let text = ''
    for (const character of value) {
      if (invisible.has(character)) continue
      text += character === '\n' || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? character : '□'
    }
    return text
  }

  return flow
}

type Box = [number, number, number, number]
type Draw = () => void
type Add = (
  type: string,
  content: Draw | ((add: Add) => void),
  options?: { alt?: string; scope?: 'Column' | 'Row'; bbox?: Box },
) => void
