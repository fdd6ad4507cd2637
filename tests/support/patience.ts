import { configure } from '@testing-library/react'

// As long as `until` waits: nothing may fail only because the machine was busy.
configure({ asyncUtilTimeout: 10_000 })
