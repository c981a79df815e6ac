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
