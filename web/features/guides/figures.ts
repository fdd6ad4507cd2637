import type { ComponentType } from 'react'

export type Figures = Readonly<Record<string, ComponentType>>
