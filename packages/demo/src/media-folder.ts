import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Beside this file, also in the built server, getMemberId files share one folder. */
export const mediaFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'media')
