/** Lists of words as they are written in lexicons and rules. */

/** The words of a list, which one space parts. */
export const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
