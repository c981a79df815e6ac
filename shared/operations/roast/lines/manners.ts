import type { Lines } from '../line.ts'

/** Lines about regrets that own nothing, roundabout requests, small marks and a brand’s own voice. */
export const MANNER_LINES: Lines = {
  'evasive-apology': {
    gentle: [
      '“{quote}” is sorry with its coat on. It could come in.',
      'In {words} the reader would like to hear what happened. “{quote}” has heard that something did.',
      '{Words} and a “{quote}”: kind, and one plain “we did this” short of an apology.',
      '“{quote}” is sorry in general. Be sorry for one thing, and say what is different now.',
      '“{quote}” regrets from a distance. {Words} could come a step closer.',
      '“{quote}” has good manners and no name for what went wrong.',
      '“{quote}” is an apology that has not yet met the accident.',
    ],
    honest: [
      '“{quote}” apologises the way weather forecasts do: for the rain, not for the roof.',
      '“{quote}” is sorry that it happened, near it.',
      '“{quote}” is what one says when treading on a foot that may or may not be there. {Words} of shoe.',
      'The reader was cross about one thing. “{quote}” is sorry for anything else.',
      '“{quote}”: an apology with gloves on, {at}, so as to leave no prints.',
      'In {words} somebody let somebody down. “{quote}” is not saying who.',
      '“{quote}” comes as standard, like the little bag of crystals one must not eat.',
    ],
    brutal: [
      '“{quote}” is an apology in the witness protection scheme. Last seen.',
      '“{quote}” is regret by the yard; {words} were cut from it.',
      '“{quote}”: sorry, says the mail, looking at somebody else. That was {at}.',
      '“{quote}” bows deeply and leaves the bill on the table.',
    ],
  },
  'indirect-request': {
    gentle: [
      '“{start}” tells of a wish to ask. It may simply ask.',
      '“{quote}” walks twice round the question before it knocks.',
    ],
    honest: [
      '“{start}” is a report on a question. The question itself could not make it.',
      '“{quote}”: wondering aloud in the hope that somebody calls it asking.',
      '“{start}” asks for permission to be about to ask.',
    ],
    brutal: [
      '“{start}”: the request has sent its assistant’s assistant.',
      '“{quote}” describes the asking of a question to someone who could have answered it by now.',
    ],
  },
  'comma-splice': {
    gentle: [
      'The comma after {at} is doing a full stop’s work. It would be glad of relief.',
      'Two good sentences share a narrow bed near {at}.',
    ],
    honest: [
      'Near {at} a comma holds two sentences together. That is not what commas are rated for.',
      'At {at} a comma stands between two sentences and hopes not to be asked for its licence.',
      'At {at} the sentence changes lanes without a signal.',
    ],
    brutal: [
      'Two sentences, one comma, {at}. It was never going to hold.',
      'At {at} a comma has been left in charge of a junction.',
    ],
  },
  'lower-case-start': {
    gentle: ['“{start}” gets up without its capital.'],
    honest: ['“{start}” comes to the office in socks. The other sentences wear shoes.'],
    brutal: ['“{start}”: even the shift key wanted no part in it.'],
  },
  'space-before-punctuation': {
    gentle: ['There is a small draught before the mark at “{quote}”.'],
    honest: ['At {at} a mark stands a pace away from its word, as after a quarrel.'],
    brutal: ['The mark has been asked to wait outside.'],
  },
  'missing-space': {
    gentle: ['“{quote}” could do with a breath in the middle.'],
    honest: ['“{quote}”: two sentences, queuing much too close.'],
    brutal: ['“{quote}” is what happens when full stops are not given a berth.'],
  },
  'unbalanced-brackets': {
    gentle: ['A bracket opens near {at} and leaves the door on the latch.'],
    honest: ['Something was opened near {at}. {Words} later the reader is still in there.'],
    brutal: ['Near {at} a bracket opens and is never seen again. Search teams have {words} to comb.'],
  },
  'wrong-collocation': {
    gentle: ['“{quote}” is nearly the phrase. “{fixed}” is the one people know.'],
    honest: ['“{quote}” is a well-known tune with one wrong note.'],
    brutal: ['“{quote}”: every word an honest one, and no two on speaking terms.'],
  },
  'banned-term': {
    gentle: ['“{quote}” is on the house’s own list of words it does not say.'],
    honest: ['“{quote}” was shown the door by this very house. It came back.'],
    brutal: ['“{quote}” has a standing ban, a photograph at reception and a seat.'],
  },
  'off-brand-term': {
    gentle: ['The house says “{fixed}”; “{quote}” is visiting.'],
    honest: ['“{quote}” for “{fixed}”: two names for one thing, and the reader looks for the second thing.'],
    brutal: ['“{quote}”. In this house that thing is called “{fixed}”, loudly, in meetings.'],
  },
  'emoji-bullets': {
    gentle: ['The list leads with {quote}. A dot does the same and keeps quiet.'],
    honest: ['{quote} for a bullet: a screen reader announces it, by its full name, at every line.'],
    brutal: ['The list is introduced by {quote}, again and again, like a child with a drum.'],
  },
  'heavy-html': {
    gentle: ['There is more code here than Gmail cares to open. {Words} are the part worth keeping.'],
    honest: ['Gmail will cut the end off. It has {words} in it and a cathedral of markup round them.'],
    brutal: ['So much HTML for {words}: a removal van, delivering a postcard.'],
  },
  'tracking-pixel': {
    gentle: ['A tiny picture reports back when {words} are opened. Letters are better without.'],
    honest: ['There is a spy in it, one pixel tall. {Words} of good will have to live with that.'],
    brutal: ['{Words} of “I noticed you”, and one pixel that really does.'],
  },
}
