/** Words that stand where a fact should: what, who, where and when. */
import { words } from '../word-set.ts'

export const VAGUE = words(
  'some something someone somebody somehow somewhere sometime thing things stuff anyone anything',
)
