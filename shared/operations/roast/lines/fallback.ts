import type { ByLevel } from '../line.ts'

/** For a fault none of whose own lines fits: what the rule says, with hardly a joke. */
export const FALLBACK_LINES: ByLevel = {
  gentle: [
    'Small, quickly mended. {Message}',
    'A pencil job. {Message}',
    'Quietly, then. {Message}',
    'Since you ask. {Message}',
  ],
  honest: [
    'In short. {Message}',
    'Work, no joke. {Message}',
    'A chore, this. {Message}',
    'Plainly, for once. {Message}',
  ],
  brutal: [
    '{Message} No comment.',
    'Paperwork, briefly. {Message}',
    '{Message} Read it twice.',
    'Exhibit, no joke. {Message}',
  ],
}

/** Where hardly anything can be said of a mail. */
export const BARE: ByLevel = {
  gentle: ['At {mark} the list below is all there is to say.'],
  honest: ['The list below is the whole case, at {score} points.'],
  brutal: ['I leave it at {score} points and the list below.'],
}
