/** Pictures of a draft as the rules on their descriptions see them. */
import type { Doc, Image } from './doc.ts'
import { range } from './finding.ts'
import type { Finding } from './rule.ts'

/** Pictures that are seen: those that only count opens are left out. */
export const seenImages = (doc: Doc): readonly Image[] => doc.images.filter((image) => !image.tracking)

/** A finding about the tag of a picture. */
export const onImage = (
  image: Image,
  rest: Omit<Finding, 'field' | 'start' | 'end' | 'source'> = {},
): Finding => ({
  ...range('draft', image.start, image.end),
  source: image.source,
  ...rest,
})

/** File name at the end of a picture's address, or ''. */
export function fileOf({ src }: Image): string {
  const path = src.split(/[?#]/, 1)[0] ?? ''
  return path.slice(path.lastIndexOf('/') + 1)
}
