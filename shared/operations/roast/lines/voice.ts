import type { ByLevel } from '../line.ts'

/** Any departure from a brand’s own voice. */
export const VOICE_LINES: ByLevel = {
  gentle: [
    '“{start}” is not quite the tone of the house.',
    '“{quote}” has borrowed another voice for the day.',
    '“{quote}” is not how the house speaks.',
  ],
  honest: [
    '“{quote}” is not how this house signs, greets or breathes.',
    'The house rules were clear about “{quote}”; they are framed, in fact, just behind it.',
    '“{start}” sings the right song in the neighbour’s key.',
    'Anyone who knows the house will look up at “{quote}”.',
    '“{quote}” is somebody else’s line, and it shows.',
  ],
  brutal: [
    '“{quote}” has never been to a single one of the meetings about this.',
    '“{start}” wears the house’s coat and another house’s shoes.',
    'The style guide has a page on “{quote}”; it is one word long, and the word is “no”.',
    '“{quote}” came to the right office in the wrong uniform.',
  ],
}
