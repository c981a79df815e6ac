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
    '{Message} There is no kinder way to put it, and no shorter one.',
    'No joke here, only work: {message}',
    '{Message} I looked for a joke in that and found a chore.',
    'Plainly, for once. {Message}',
  ],
  brutal: [
    '{Message} I have nothing funnier than that, and it was not trying.',
    'Even a roast has paperwork. {Message}',
    '{Message} Read that again, slowly, as the reader will not.',
    'Exhibit, without comment: {message}',
  ],
}
