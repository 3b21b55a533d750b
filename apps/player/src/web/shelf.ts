/** The cache of files, by hash. */
export const openShelf = () => caches.open('lumiroute-files')

const folder = '/player/files/'
export const usedHeader = 'x-used-ms'

export const buildAddress = (sha256: string) => `${folder}${sha256}`
export const hashIn = (url: string) => new URL(url).pathname.slice(folder.length)
