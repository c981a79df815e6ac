import type { ByLevel } from '../line.ts'

/** For a fault none of whose own lines fits: what the rule says, with hardly a joke. */
export const FALLBACK_LINES: ByLevel = {
  gentle: [
    'A small thing, quickly mended. {Message}',
    'One for the pencil. {Message}',
    'Said gently: {message}',
    'Only because one is asked. {Message}',
  ],
  honest: [
    'Briefly, and no kinder: {message}',
    'No joke here, only work: {message}',
    'A chore, not a joke: {message}',
    'Plainly, for once. {Message}',
  ],
  brutal: [
    '{Message} No comment.',
    'Even a roast has paperwork. {Message}',
    '{Message} Read it twice.',
    'Exhibit, without comment: {message}',
  ],
}
