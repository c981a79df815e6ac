import type { ByLevel } from '../line.ts'

/** What is said behind a line that could be said of many mails, so that it is about this one. */
export const AFTERTHOUGHTS: ByLevel = {
  gentle: [
    '{Reader} will like it better mended.',
    '“{product}” will look better once that is done.',
    'Nobody at {firm} meant it that way.',
    'It is a minute’s work before {reader} sees it.',
  ],
  honest: [
    '{Reader} will see it before anyone else does.',
    '{Firm} has its name under this.',
    'That is a pity for “{product}”.',
    '“{subject}” had promised better.',
  ],
  brutal: [
    '{Reader} will pretend not to have noticed.',
    '“{product}” is pretending not to know it.',
    '{Firm} signed that.',
    '{Reader} may bring it up at parties.',
  ],
}
