import sharp from 'sharp'

// libvips keeps files open after reading, so a deleted part would still occupy the disk.
sharp.cache(false)
// By default one picture uses every core.
sharp.concurrency(1)

export { sharp }
