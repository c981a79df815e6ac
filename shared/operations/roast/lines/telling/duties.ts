import type { Lines } from '../../line.ts'
import { crossed } from '../crossed.ts'

/** Lines about the way out, links, pictures and greetings, each with something only this mail has. */
export const DUTY_TELLING: Lines = {
  'missing-unsubscribe': {
    gentle: crossed(
      [
        'The way out has been forgotten',
        'A small unsubscribe link is all that is missing at the end',
        'It says a warm hello and leaves no room for a goodbye',
        'It comes in by the front door and locks it',
        'Whoever has had enough cannot say so',
        '“{last}” could do with one small link behind it',
        'There is room for a way out under “{last}”',
      ],
      [
        '; one line after “{last}” would do.',
        '; {reader} would stay longer where the door can be seen.',
        '; people trust “{product}” more when they may leave.',
        '; after “{last}” there is room for it.',
        '; {reader} will hardly use it, and will like that it is there.',
      ],
    ),
    honest: crossed(
      [
        'There is no way to unsubscribe',
        'After “{last}” one looks for the exit',
        'It says hello with “{opening}” and has no word for goodbye',
        'Nobody gets off this list alive',
        'The one link that “{last}” forgot is the one the law asks for',
        'It ends on “{last}”, and the list goes on for ever',
        '“{opening}” lets everyone in, and nothing lets anyone out',
      ],
      [
        '; {reader} will make one, out of the spam button.',
        '; for {reader} the spam button is one click away.',
        '; whoever is tired of {firm} will say so to a filter.',
        '; it is easier for {reader} to leave a family dinner.',
        '; “{product}” has subscribed {reader} for life.',
      ],
    ),
    brutal: crossed(
      [
        'There is no unsubscribe link, and there will be consequences',
        'It is a lobster pot with a subject line',
        'One checks in and is never heard of again',
        'The exits are bricked up',
        'It has a way in, “{opening}”, and no way out',
        '“{last}”, and then a locked door',
        '“{opening}” was the last free choice {reader} had',
        '“{last}” is followed by nothing, least of all a way out',
      ],
      [
        '; {reader} will leave by way of the spam folder.',
        '; {reader} has been in escape rooms with more hints.',
        '; {reader} knows another button, and filters count it.',
        '; “{product}” comes as a life sentence.',
        '; {firm} will hear from a regulator before it hears from {reader}.',
      ],
    ),
  },
  'vague-link-text': {
    gentle: crossed(
      ['“{quote}” could lead anywhere', '“{quote}” points and says nothing', '“{quote}” means well'],
      [
        '; with {links} in the mail a signpost would help.',
        '; name what is behind it and more people will go.',
        '; {reader} would like to know what opens.',
        '; “{product}”, for instance, would look good on a link.',
      ],
    ),
    honest: crossed(
      [
        '“{quote}” is a door without a sign',
        '“{quote}” tells the finger what to do and the head nothing',
        '“{quote}” is a map with “here” on every town',
        'Screen readers read links out alone, and this one’s song is “{quote}”',
      ],
      [
        ', in a corridor of {links}.',
        '; {reader} likes to know which room it is.',
        '; somewhere behind it is a page with a name.',
        '; people bound for “{product}” walk past.',
      ],
    ),
    brutal: crossed(
      [
        '“{quote}” is a hole in the hedge with an arrow',
        '“{quote}” says to people what a mousetrap says to mice',
        '“{quote}” is the name of more links than there are pages',
      ],
      [
        '; there are {links}, so that is how a maze begins.',
        '; {reader} has been bitten before.',
        '; “{product}” was still free.',
      ],
    ),
  },
  'unnamed-image-link': {
    gentle: crossed(
      [
        'Nobody has written down what “{file}” is for',
        '“{file}” has not told anyone where it goes',
        '“{file}” would like to be introduced',
        'Behind “{file}” something waits to be clicked',
        '“{file}” is a link that only those see who see it',
        'The picture “{file}” leads somewhere and tells no one',
      ],
      [
        '; a few words in alt and everyone is invited.',
        '; with images off it leaves without saying goodbye.',
        '; a screen reader has to spell it.',
      ],
    ),
    honest: crossed(
      [
        'With images off, “{file}” is a missing stair',
        '“{file}” is a button painted on a wall',
        'Listeners get “{file}”, letter by letter',
      ],
      [
        '; it was the one that led to the shop.',
        ', and then silence.',
        '; half of the inboxes load no pictures until asked.',
      ],
    ),
    brutal: crossed(
      [
        '“{file}” is where the money was meant to come in',
        '“{file}” is a door that is only there on sunny days',
      ],
      ['; for some readers there is only wall.', '; somebody will press a blank square out of pity.'],
    ),
  },
  'low-contrast': {
    gentle: crossed(
      ['“{start}” is printed in a whisper', '“{start}” is a shade too modest'],
      [
        '; a darker tone and everyone can read it.',
        '; outdoors it is a secret.',
        '; older eyes will leave it out.',
      ],
    ),
    honest: crossed(
      [
        '“{start}” is printed in mist',
        '“{start}” is there, if one knows it is there',
        '“{start}” plays hide and seek with the background',
      ],
      [
        '; in sunlight one takes it on trust.',
        '; owls will be fine.',
        '; the background is winning.',
        '; it is between the reader and their optician.',
      ],
    ),
    brutal: crossed(
      [
        '“{start}” is set in invisible ink',
        '“{start}” and what it stands on are as far apart as sea and sky in fog',
      ],
      [
        '; here of all places somebody will ask why.',
        '; lemon juice and a candle will bring it out.',
        '; only the designer has seen it, once, on a good screen.',
      ],
    ),
  },
  'stale-greeting': {
    gentle: crossed(
      [
        '“{quote}” is warm in the way a waiting room is warm',
        '“{quote}” knocks at no door in particular',
        '“{quote}” waves at a crowd',
        '“{quote}” is polite to everyone, so to no one in particular',
      ],
      [
        '; a name would make it a conversation.',
        '; {firm} could find the name in a minute.',
        '; it costs a minute to find out who reads this.',
      ],
    ),
    honest: crossed(
      [
        '“{quote}” is how one writes to a building',
        '“{quote}” is a handshake with the glove on',
        '“{quote}” could not be reached for comment',
      ],
      [
        '; somebody’s name was too much trouble, and then comes the favour.',
        '; nobody has ever answered to that.',
        '; “{ask}” is then asked of nobody in particular.',
        '; “{product}” was hoping to meet somebody.',
      ],
    ),
    brutal: crossed(
      [
        '“{quote}” is the greeting of a vending machine',
        '“{quote}” ranks just above “To the householder”',
        '“{quote}” is how a letter begins that isn’t sure of the planet',
      ],
      [
        '; “{ask}”, it then asks, of nobody it could name.',
        '; even the bin has a name on it.',
        '; {firm} knows what it wants and not from whom.',
      ],
    ),
  },
  'unfilled-hole': {
    gentle: crossed(
      ['“{quote}” was left open for somebody', '“{quote}” is a blank that was meant to be filled'],
      [
        '; {reader} would see it at once.',
        '; search for its siblings while you are there.',
        '; it is the one thing that really must not go out.',
      ],
    ),
    honest: crossed(
      [
        '“{quote}” is the mail in its underwear',
        '“{quote}” is what everyone on the list is called',
        'The stage hands are still on, and one of them is “{quote}”',
      ],
      [
        '; nothing else about it will be remembered.',
        '; {reader} has noticed.',
        '; {firm} fills that in by hand, one would think.',
      ],
    ),
    brutal: crossed(
      [
        '“{quote}”: the mask slipped, and there was a form behind it',
        '“{quote}” is a confession',
        'Nothing says “you matter to us” like “{quote}”',
      ],
      ['; it will be in a slide about what not to do.', '; whoever gets it will frame it, for the office.'],
    ),
  },
  'missing-subject': {
    gentle: crossed(
      [
        'The subject line is empty',
        'There is nothing on the envelope',
        'The subject has been left for later',
      ],
      ['; “{product}” would fit.', '; {reader} sees a blank and a sender.'],
    ),
    honest: crossed(
      ['No subject', 'The subject line was left blank', 'The inbox shows “(no subject)”'],
      ['; {reader} is asked to open it on trust.', '; “{product}” was too shy to sign in.'],
    ),
    brutal: crossed(
      [
        'The subject line is a blank stare',
        'Somebody sent this by dropping it',
        'It has no subject, in either sense',
      ],
      ['; {reader} assumes a virus or a boss.'],
    ),
  },
  'missing-preheader': {
    gentle: crossed(
      [
        'The inbox has a second line beside the subject, and it is free',
        'There is no preheader',
        'The line next to the subject was left empty',
        'One line of the inbox is still to let',
      ],
      [
        '; “{product}” would look well there.',
        '; {reader} would read it before deciding.',
        '; as it is, the inbox takes “{opening}”.',
        '; without one {reader} sees “{opening}”.',
        '; one fact there and “{subject}” does not have to do it alone.',
      ],
    ),
    honest: crossed(
      [
        'The second line of the inbox was left to chance',
        'Half of what {reader} sees in the inbox was left blank',
        'No preheader',
        'The inbox offers a second line for nothing, and it was not taken',
      ],
      [
        '; chance picked “{opening}”.',
        '; “{subject}” has to do all the work.',
        '; “{product}” could have had it.',
        '; what gets in instead is “{opening}”, cut wherever the screen ends.',
        '; {reader} decides on “{subject}” alone.',
      ],
    ),
    brutal: crossed(
      [
        'It was given a second line of free advertising and declined',
        'The preheader has been left to whatever falls off the mail first',
        'There is a whole second line to win {reader}, and nobody wrote it',
        'The line after the subject is blank',
      ],
      [
        '; the inbox fished out “{opening}”.',
        '; “{opening}” got the job by being nearest.',
        '; “{product}” was available.',
        '; “{subject}” is on its own out there.',
        '; {reader} was one line away from being curious.',
      ],
    ),
  },
}
