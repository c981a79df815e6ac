import type { ByLevel } from '../line.ts'
import { crossed } from './crossed.ts'

/** A mail a few words over what is usual: a trim, and no joke about endless mails. */
export const LITTLE_OVER_LINES: ByLevel = {
  gentle: crossed(
    ['It is {little} over the usual {usual}', '{Little} could go unnoticed', 'It overruns by {little}'],
    [
      '; “{last}” can stay where it is.',
      '; {reader} will hardly notice, and might be glad.',
      '; one look behind “{opening}” will do.',
    ],
  ),
  honest: crossed(
    [
      '{Little} came only for the buffet',
      'It is over by {little}',
      '{Little} could leave by the side door without waking anybody',
    ],
    [
      '; “{last}” would not miss the company.',
      '; {reader} would not ask what became of that.',
      '; begin the search behind “{opening}”.',
      '; a small trim before “{start}” would do it.',
    ],
  ),
  brutal: crossed(
    [
      'It brought {little} too many',
      'I weighed it: {little} too heavy',
      'I counted twice, out of spite: {little} over',
    ],
    [
      '; one cannot hang it for that.',
      '; {reader} will live.',
      '; “{last}” has an alibi.',
      '; I would begin the questioning behind “{opening}”.',
    ],
  ),
}
