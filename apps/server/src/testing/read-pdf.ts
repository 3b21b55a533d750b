import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Node = { role?: string; alt?: string; children?: Node[]; type?: string; id?: string }
type Item = { str?: string; type?: string; id?: string; hasEOL?: boolean }

export type ReadPdf = {
  pages: number
  text: string
  title: string
  /** The text of every element, by role: `H1`, `P`, `TH`. */
  elements: Map<string, string[]>
  /** Alternative texts of figures. */
  figures: string[]
  attachments: Map<string, Buffer>
}

/** Reads a PDF as a screen reader does. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const read: ReadPdf = {
    pages: document.numPages,
    text: '',
    title: '',
    elements: new Map(),
    figures: [],
    attachments: new Map(),
  }
  const { info } = await document.getMetadata()
  read.title = (info as { Title?: string }).Title ?? ''
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const texts = collectTexts(items as Item[])
    read.text += [...(items as Item[])].map(({ str = '' }) => str).join('')
    walk((await page.getStructTree()) as unknown as Node | null, texts, read)
  }
  const files = ((await document.getAttachments()) ?? {}) as Record<string, { content: Uint8Array }>
  for (const [name, { content }] of Object.entries(files)) read.attachments.set(name, Buffer.from(content))
  await document.destroy()
  return read
}

function collectTexts(items: readonly Item[]): Map<string, string> {
  const texts = new Map<string, string>()
  const open: (string | undefined)[] = []
  for (const { type, id, str } of items) {
    if (type === 'beginMarkedContentProps' || type === 'beginMarkedContent') open.push(id)
    else if (type === 'endMarkedContent') open.pop()
    else for (const each of open) if (each) texts.set(each, (texts.get(each) ?? '') + (str ?? ''))
  }
  return texts
}

function walk(node: Node | null, texts: ReadonlyMap<string, string>, read: ReadPdf): string {
  if (!node) return ''
  if (node.type === 'content') return texts.get(node.id ?? '') ?? ''
  const text = (node.children ?? []).map((child) => walk(child, texts, read)).join('')
  if (node.role) read.elements.set(node.role, [...(read.elements.get(node.role) ?? []), text.trim()])
  if (node.role === 'Figure') read.figures.push(node.alt ?? '')
  return text
}
