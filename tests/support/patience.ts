import { configure } from '@testing-library/react'

// As long as `until` waits: a busy machine alone must not fail a test.
configure({ asyncUtilTimeout: 10_000 })
