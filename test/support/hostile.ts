/** What drafts that are made to be slow repeat: each is something that a part of the engine looks at twice. */
export const HOSTILE: Readonly<Record<string, string>> = {
  'one letter': 'a',
  'letters and spaces': 'a ',
  'no sentence ends': 'the quick brown fox jumps over it and ',
  'short sentences': 'No. ',
  dots: '.',
  'dots in words': 'ab.',
  initials: 'A. ',
  apostrophes: "'’",
  hyphens: 'a-',
  digits: '1,',
  braces: '{',
  'double braces': '{{',
  'open tags': '<a ',
  'angle brackets': '<',
  'open divs': '<div>',
  'styled divs': '<div style="color:#fff;background:#fff">x',
  ampersands: '&',
  'open comments': '<!--',
  links: '<a href="http://x.example">click here</a> ',
  'open brackets': '(',
  'at signs': 'a@',
  addresses: 'a.b@c.d ',
  urls: 'http://a.b/c?d ',
  newlines: '\n',
  'short lines': 'ab\n',
  'greater-than lines': '> a\n',
  'wrote lines': 'On a wrote:\n',
  'list items': '- a\n',
  questions: 'Why? ',
  exclamations: 'No! ',
  'same word': 'very ',
  typos: 'teh recieve definately ',
  'unknown words': 'qwxzk bvnmq plokm ',
  'long unknown words': 'qwxzkbvnmqplokmijnuhbyg ',
  phrases: 'in order to due to the fact that at this point in time ',
  capitals: 'ACT NOW ',
  emoji: '🎉',
  joiners: '👩‍',
  surrogates: '\ud800',
  hebrew: 'שלום ',
  chinese: '你好。',
  tabs: '\t',
  quotes: '"a" ',
  'asterisk tags': '*|',
  'percent tags': '%%',
  brackets: '[a ',
  'dollar signs': '$1 ${',
  'one long paragraph':
    'We think that you might want to look at this, and it is very good, but we are not sure if it works. ',
}

/** `unit` over and over, `size` UTF-16 units long. */
export const filled = (unit: string, size: number): string =>
  unit.repeat(Math.ceil(size / unit.length)).slice(0, size)

export const hostileDrafts = (size: number): Record<string, string> =>
  Object.fromEntries(Object.entries(HOSTILE).map(([name, unit]) => [name, filled(unit, size)]))
