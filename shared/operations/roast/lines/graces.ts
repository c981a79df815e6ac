/** What is good about a mail: each list starts where the figures speak best. */
export const GRACES = {
  'reader-first-opening': [
    'It starts with the reader’s own work, which few mails of {words} manage.',
    'The first line is about the reader. The {words} after it had to earn their place.',
    'It opens on the reader’s side of the table, and stays readable for {time}.',
  ],
  'concrete-observation': [
    'It holds a detail that fits only this reader. Of {words}, guard that one.',
    'Somebody looked before writing; one fact in these {words} proves it.',
  ],
  'one-clear-question': [
    'It ends on one question, and a word will answer it. {Words} have done worse.',
    'One clear ask in {words}: the reader knows what to do.',
  ],
  'specific-subject': [
    '“{subject}” says what it is about. People will find it again.',
    'The subject, “{subject}”, does its work.',
    'Of {words}, the ones outside are the best: “{subject}”.',
  ],
  'skimmable-structure': [
    'One can find one’s way through {words} by the headings and lists alone.',
    'It is built so that a reader in a hurry gets out with what they need, in {words}.',
  ],
  'grateful-closing': [
    'It says thank you at the end of {words}, and mails that do get more answers.',
    'It closes with thanks, after {time}. Old-fashioned, and it works.',
  ],
  reader: [
    'It says “you” more often than “I” or “we”, in {words}. Keep that.',
    'It talks to the reader more than about itself. Not every mail of {words} can say so.',
    'Count the “you” against the “we”: in {words}, the reader wins.',
    'The reader comes up more often than the sender, across {sentences}.',
  ],
  figures: [
    'There are real figures among its {words}. Those will still be standing when the rest is cut.',
    'It gives numbers, and numbers can be checked. Build the next {words} round them.',
    'Some of its {words} are figures, and figures need no adjectives.',
  ],
  length: [
    'At {words} it is the right length. Nobody will run out of breath.',
    '{Words} is a good size for what it is.',
    'With {words} it keeps to the length that readers expect.',
    'It lasts {time}, which is what people have.',
  ],
  'one-question': [
    'It asks a single question in {words}. One is what people answer.',
    'With one question in {sentences}, nobody has to choose.',
  ],
  plain: [
    'The language is plain, at reading grade {grade}. That is harder than it looks.',
    'A reading grade of {grade}: whatever else it does, it does it in words people use.',
    'Nobody has to look anything up: reading grade {grade}, over {words}.',
    '{Words} at grade {grade}. One can read it on a bus.',
  ],
  spelling: [
    'The spelling holds, through all {words}.',
    'A dictionary would go through {words} of it and nod.',
    '{Words}, and not one slip in the spelling. The hand was steady.',
    'It is cleanly typed, all {sentences} of it.',
  ],
  calm: [
    'It never shouts, not in {words}. That leaves the reader’s ears free.',
    'There is no exclamation mark anywhere in {words}. Bless it for that.',
    'Its voice stays level for {words}, which is rarer than it should be.',
    'It keeps its voice down for the whole {time}.',
  ],
  'few-links': [
    'It does not scatter links about: {words}, and the eye can stay on them.',
    'With hardly a link in {words}, it may well pass for a letter.',
  ],
  short: [
    'It is short: {words}, and then it lets go.',
    'It takes {time} at most. One forgives a lot for that.',
  ],
} as const satisfies Record<string, readonly string[]>

export type Grace = keyof typeof GRACES
