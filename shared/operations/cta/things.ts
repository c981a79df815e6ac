/** What links lead to, and what is done there: “Download the guide”, “Watch the recording”. */
const DONE: Readonly<Record<string, string>> = {
  'Download Read Get':
    'guide ebook e-book whitepaper playbook toolkit report checklist template workbook brochure handbook worksheet',
  'Watch See': 'recording replay video demo',
  'See Read': 'agenda programme program slides menu catalogue catalog lookbook timetable schedule',
  'Take Complete': 'survey questionnaire quiz poll',
  'Read See': 'article interview story study post case\u00A0study',
  'Listen\u00A0to': 'episode podcast',
  'Shop See': 'collection range sale',
  'Use Try': 'calculator',
}

/** What is done with each thing, best first. */
export const THINGS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(DONE).flatMap(([verbs, nouns]) =>
    nouns
      .split(' ')
      .map(
        (noun) =>
          [noun.replace('\u00A0', ' '), verbs.split(' ').map((verb) => verb.replace('\u00A0', ' '))] as const,
      ),
  ),
)

/** A thing with whose it is and of what sort: “our guest survey”. */
export const WORDS_OF_THINGS = new RegExp(
  `\\b(our|the|your|this|a)\\b ((?:(?!of\\b|and\\b|to\\b|for\\b|on\\b|in\\b)[\\p{L}\\d-]+ ){0,2}?)(${[...THINGS.keys()].join('|')})\\b(?! (?:of|from) (?:the|your|last)\\b)`,
  'iu',
)
