/** Merge tags that HTML holds where no reader sees them: in the addresses of links and pictures. */
import { type Found, findPlaceholders } from '../placeholders.ts'

const ADDRESS = /\s(?:href|src|background|action)\s*=\s*(?:"([^"]*)"|'([^']*)')/dgi

/** Every placeholder in an address of the markup, with offsets into the markup. */
export const placeholdersInAddresses = (markup: string): Found[] =>
  [...markup.matchAll(ADDRESS)].flatMap((match) => {
    const [start] = match.indices?.[1] ?? match.indices?.[2] ?? [0]
    return findPlaceholders(match[1] ?? match[2] ?? '').map((found) => ({
      ...found,
      start: found.start + start,
      end: found.end + start,
    }))
  })
