import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from '@lumiroute/contract/text'
import Document from 'pdfkit'

export type Pdf = InstanceType<typeof Document>
type Element = ReturnType<Pdf['struct']>

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, left: 44, right: 44, top: 42, bottom: 50 } as const
export const contentWidth = page.width - page.left - page.right

export const ink = {
  text: '#14181f',
  muted: '#565f6b',
  faint: '#8b94a0',
  line: '#cfd5dc',
  soft: '#f2f4f7',
  accent: '#17457f',
  track: '#14181f',
  route: '#b9c3cf',
} as const

// The same relative path from src/pdf/kit and, beside the bundle, from dist.
const here = path.dirname(fileURLToPath(import.meta.url))
const readFont = (name: string) => {
  const places = [path.join(here, '../fonts', name), path.join(here, 'fonts', name)]
  for (const place of places)
    try {
      return readFileSync(place)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  throw new Error(`font ${name} is missing`)
}

type Options = { title: string; author: string; subject: string; language: Language; at: Date }

/** PDF/A-3a, tagged. Every date is given, so that the same content gives the same bytes. */
export function openDocument({ title, author, subject, language, at }: Options) {
  const doc = new Document({
    size: [page.width, page.height],
    margins: { top: page.top, bottom: 20, left: page.left, right: page.right },
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    lang: language,
    displayTitle: true,
    // Otherwise the document starts with Helvetica, which is not embedded.
    font: null as unknown as string,
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Creator: 'LumiRoute',
      Producer: 'LumiRoute',
      CreationDate: at,
      ModDate: at,
    },
  })
  // As bytes: a font given by its path is read and decoded again for every use of its name.
  doc.registerFont('regular', readFont('NotoSansTC-Regular.ttf') as unknown as ArrayBuffer)
  doc.registerFont('bold', readFont('NotoSansTC-Bold.ttf') as unknown as ArrayBuffer)
  doc.font('regular')
  const root: Element = doc.struct('Document')
  doc.addStructure(root)
  return { doc, root }
}

/** Ends the document and collects its bytes. */
export function closeDocument(doc: Pdf, root: Element): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
    root.end()
    doc.end()
  })
}
