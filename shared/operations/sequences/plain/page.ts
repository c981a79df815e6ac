/** The page that a thought names. */
import type { Case } from './facts.ts'

/** An address as it is typed: with its scheme, or behind a word that leads to a page. */
const URL =
  /(?:https?:\/\/|www\.)[^\s)<>]+[^\s)<>.,;]|(?<=(?:\b(?:at|via|up|page|[Ll]ink|url|site|website|register|here|see)|:) )[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|net|io|co|app|shop|info|page|example|[a-z]{2})(?:\/[^\s)<>.,;]*)?(?=[\s.,;)]|$)/u
/** The thought without the page it names, which goes where a page belongs. */
export function withoutLink(text: string, found: Case): string {
  const [url] = URL.exec(text) ?? []
  if (url === undefined) return text
  found.link ??= /^https?:/.test(url) ? url : `https://${url}`
  return text
    .replace(
      new RegExp(
        String.raw`(?:,? ?\b(?:at|on|via|here|see|under)\b:? |\(|,? ?(?:\p{L}+ )?(?:link|page|url|site)(?: is)?:? |: ?)?${url.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\)?`,
        'iu',
      ),
      '',
    )
    .trim()
    .replace(/(?:[,:]| or| and)$/, '')
    .replace(
      /^(?:registration|register|sign-?up|booking|details|more|info|apply|donate|link|page|website)$/i,
      '',
    )
}
