import type { Tag } from '@lumiroute/contract/tag'

const colours: Record<string, string> = {
  red: '#D92D3A',
  orange: '#E08600',
  green: '#12A150',
  teal: '#0C8F9C',
  blue: '#3D5AFE',
  purple: '#8B5CF6',
  pink: '#DB4C94',
}

/** Colour of the dot before a tag's name. */
export const tagColour = (tagColor: Tag['tagColor']) => colours[tagColor] ?? '#8A93A6'
