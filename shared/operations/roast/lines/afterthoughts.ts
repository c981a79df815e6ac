import type { ByLevel } from '../line.ts'

/** What is said behind a line that could be said of many mails, so that it is about this one. */
export const AFTERTHOUGHTS: ByLevel = {
  gentle: [
    '{Reader} will like it better mended.',
    '“{product}” will look better once that is done.',
    'Nobody at {firm} meant it that way.',
    'It is a minute’s work before {reader} sees it.',
    'It stands between {reader} and “{last}”, and it need not.',
    '“{opened}” deserves better company.',
    '“{checked}” will stand straighter without it.',
    '“{ask}” should not have to step over it.',
  ],
  honest: [
    '{Reader} will see it before anyone else does.',
    '“{product}” had nothing to do with it.',
    'It is what {reader} will remember instead of “{last}”.',
    '{Firm} has its name under this.',
    'All this, and “{last}” was still to come.',
    'That is a pity for “{product}”.',
    '“{subject}” had promised better.',
    'It takes the shine off “{checked}”.',
  ],
  brutal: [
    '{Reader} will pretend not to have noticed.',
    '“{product}” is pretending not to know it.',
    '{Firm} signed that.',
    'After that, nobody hears “{last}”.',
    'And “{opening}” had been trying so hard.',
    '“{checked}” has asked for a transfer.',
    '“{ask}” was next in line and went home.',
    '{Reader} has a folder for this sort of thing, and it has no bottom.',
  ],
}
