/** A wording with the groups of a match in place of its `$1`, `$2` …; a sum of money in a group is no such place. */
export const filled = (wording: string, groups: readonly (string | undefined)[]): string =>
  wording.replaceAll(/\$(\d)/g, (_, group: string) => groups[Number(group)] ?? '')
