import type { Block } from '../doc.ts'

/** Whether a mail holds the thread that it answers. Listings of code stand apart from the sender's words as well. */
export const answersMail = (blocks: readonly Pick<Block, 'kind' | 'region'>[]): boolean =>
  blocks.some(({ kind, region }) => region === 'quoted' && kind !== 'code')
