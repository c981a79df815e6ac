/** Which pictures a reader would call pictures. */
import type { Image } from '../doc.ts'

/** CSS pixels. A logo, an icon or a line is smaller. */
const SMALL = 120

/** False for tracking dots and for logos and icons; a picture of unknown size counts as one. */
export const isPicture = ({ tracking, width, height }: Image): boolean =>
  !tracking && (width === null || width > SMALL) && (height === null || height > SMALL / 2)
