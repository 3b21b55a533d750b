import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// A setup file runs for each test file. A hook in a shared module would run only for the first
// test file of a worker, since the workers keep their modules.
afterEach(cleanup)
