import sharp from 'sharp'

// libvips keeps read files open, so that a removed part would still fill the disk.
sharp.cache(false)
// By default one picture takes every core.
sharp.concurrency(1)

export { sharp }
