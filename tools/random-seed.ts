import fc from 'fast-check'

/** One seed for all random tests of a run, which vitest.config.ts draws and prints. */
fc.configureGlobal({ seed: Number(process.env.RANDOM_SEED) })
