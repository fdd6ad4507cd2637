import { type ComponentType, createContext } from 'react'

interface OwnCoverProps {
  recipe: { id: string; cover_image_url: string | null }
  className?: string
  /** For recipes that aren't the user's own. */
  children: React.ReactNode
}

/** Pictures of recipes that only this device has. Null where there are none: then every picture is at its address. */
export const OwnCovers = createContext<ComponentType<OwnCoverProps> | null>(null)
