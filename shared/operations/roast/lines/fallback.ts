import type { ByLevel } from '../line.ts'

/** For a fault none of whose own lines fits: what the rule says, with hardly a joke. */
export const FALLBACK_LINES: ByLevel = {
  gentle: [
    'A small thing, quickly mended. {Message}',
    'One for the pencil. {Message}',
    'In a low voice, then. {Message}',
    'Only because one is asked. {Message}',
  ],
  honest: [
    'In short. {Message}',
    'No joke here, only work. {Message}',
    'A chore, not a joke. {Message}',
    'Plainly, for once. {Message}',
  ],
  brutal: [
    '{Message} No comment.',
    'Even a roast has paperwork. {Message}',
    '{Message} Read it twice.',
    'The exhibit speaks for itself. {Message}',
  ],
}

/** Where hardly anything can be said of a mail. */
export const BARE: ByLevel = {
  gentle: ['At {mark} the list below is all there is to say.'],
  honest: ['The list below is the whole case, at {score} points.'],
  brutal: ['I leave it at {score} points and the list below.'],
}
