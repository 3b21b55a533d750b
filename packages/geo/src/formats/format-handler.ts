import type { Line } from '../lines/line-types.ts'
import type { XmlHandler } from './xml-reader.ts'

/** Collects the lines of one file format. */
export type FormatHandler = XmlHandler & { lines(): Line[]; name(): string | undefined }
