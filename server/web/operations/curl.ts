/** The same call from a shell, for whoever builds on the API. */

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** A command whose key stands in `SENDWORTHY_KEY`: none is shown on a page. */
export const curlOf = (server: string, name: string, input: unknown): string =>
  [
    `curl -s ${server}/v1/${name}`,
    '-H "Authorization: Bearer $SENDWORTHY_KEY"',
    "-H 'Content-Type: application/json'",
    `-d ${quoted(JSON.stringify(input))}`,
  ].join(' \\\n  ')
