import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Next to this file, also in the built server, whose files share one folder. */
export const mediaFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'media')
