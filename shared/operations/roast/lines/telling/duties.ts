import type { Lines } from '../../line.ts'
import { crossed } from '../crossed.ts'

/** Lines about the way out, links, pictures and greetings, each with something only this mail has. */
export const DUTY_TELLING: Lines = {
  'missing-unsubscribe': {
    gentle: crossed(
      [
        'The way out has been forgotten',
        'A small link is all that is missing at the end',
        'It comes in by the front door and locks it',
        'A link to say no is missing',
        'Whoever has had enough after “{last}” cannot say so',
        'It holds the reader’s hand a little too tightly',
        'It says a warm hello and leaves no room for a goodbye',
        'The last line is still free, and a way out would fit in it',
      ],
      [
        '; an unsubscribe link would relax everybody, {reader} first.',
        '; nothing after “{last}” lets anybody out.',
        '; “{subject}” reads more kindly with an exit.',
        '; {reader} would stay longer where the door can be seen.',
        '; people trust “{product}” more with a handle on the inside.',
        '; “{last}” could be followed by one small link.',
        '; “{subject}” is friendlier with a handle on the inside.',
        '; it costs one line, and “{subject}” has the room.',
      ],
    ),
    honest: crossed(
      [
        'There is no way to unsubscribe',
        'After “{last}” one looks for the exit',
        'It says hello with “{opening}” and has no word for goodbye',
        'Nobody gets off this list alive',
        'The unsubscribe link is the only thing that “{last}” forgot to mention',
      ],
      [
        '; {reader} will make one, out of the spam button.',
        '; the law has asked for one, politely, since before “{subject}”.',
        '; “{subject}” is a party with the coats locked away.',
        ', and for {reader} the spam button is one click away.',
        '; it is easier to leave a family dinner than “{subject}”.',
        '; “{subject}” has no back door.',
        '; whoever is tired of “{subject}” will say so to a filter.',
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
        'Leaving is not provided for',
        'Behind {reader} a key is turned',
        'It collects readers the way a drain collects rings',
        '“{last}”, and then a locked door',
      ],
      [
        '; filters know “{subject}” by sight.',
        '; “{subject}” will be left by way of the spam folder.',
        '; there are escape rooms with more hints than “{subject}”.',
        '; the spam button was invented for {reader}, today.',
        '; “{product}” comes as a life sentence.',
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
        '“{quote}” says hello to the furniture as well',
        '“{quote}” is warm in the way a waiting room is warm',
        '“{quote}” knocks at no door in particular',
        '“{quote}” waves at a crowd',
        '“{quote}” is polite to everyone, so to no one in particular',
        '“{quote}” is a fine hat with nobody under it',
      ],
      [
        '; a name would make it a conversation.',
        '; “{opening}” would like an addressee.',
        '; “{subject}” was surely meant for somebody.',
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
        '; “{opening}” comes next, whoever they are.',
        '; “{subject}” goes to the archive unopened.',
        '; somebody’s name was too much trouble, and then comes the favour.',
        '; “{product}” was hoping to meet somebody.',
        '; whoever that is can have “{subject}”.',
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
        '; “{subject}” could go to the lamp post as well.',
        '; “{product}” for all, and nobody in particular.',
        '; even the bin has a name on it.',
      ],
    ),
  },
  'unfilled-hole': {
    gentle: crossed(
      ['“{quote}” was left open for somebody', '“{quote}” is a blank that was meant to be filled'],
      [
        '; {reader} would see it at once.',
        '; “{subject}” is not ready before it is.',
        '; two more seconds and “{subject}” is finished.',
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
        '; “{subject}” was going so well.',
        '; “{subject}”, signed: a template.',
        '; “{opening}” now sounds just as personal to all of them.',
      ],
    ),
    brutal: crossed(
      [
        '“{quote}”: the mask slipped, and there was a form behind it',
        '“{quote}” is a confession',
        'Nothing says “you matter to us” like “{quote}”',
      ],
      [
        '; it will be in a slide about what not to do.',
        '; whoever gets it will frame it, for the office.',
        '; “{subject}” meant every word, and there the words end.',
        '; so much for “{subject}”.',
      ],
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
        'A line beside the subject is free',
        'The preview line is free',
        'There is no preheader',
        'One inbox line is to let',
        'The subject has no neighbour',
        'The second line stands open',
      ],
      [
        '; “{product}” would look well there.',
        ', and “{subject}” wants company.',
        '; the inbox takes “{opening}” instead.',
        '; {reader} would read it after “{subject}”.',
        '; try “{product}”.',
        '; “{opening}” fills in, unasked.',
        '; give “{subject}” a friend.',
      ],
    ),
    honest: crossed(
      [
        'The shop window holds a radiator',
        'The preview line is left to chance',
        'A second chance stands empty',
        'Half the inbox row lies fallow',
        'A second line was offered and declined',
        'Nothing chosen follows the subject',
      ],
      [
        '; “{subject}” works alone.',
        '; “{opening}” gets dragged in.',
        '; “{product}” was not asked.',
        '; “{opening}” fills it, rent-free.',
        '; {reader} gets “{subject}” and a shrug.',
        '; “{product}” was in the next room.',
        '; “{opening}” will be cut mid-word.',
      ],
    ),
    brutal: crossed(
      [
        'The preview line is an empty shop',
        'No preheader',
        'The second line was given away',
        'Beside the subject is a hole',
        'Half a billboard, blank',
        'The inbox row ends early',
      ],
      [
        '; “{subject}” waves from the dark.',
        '; “{opening}” appears in pyjamas.',
        '; “{product}” sits in the boot.',
        '; {reader} sees “{subject}” and hears wind.',
        '; the inbox holds up “{opening}”.',
        '; “{subject}” eats alone.',
        '; “{product}” missed its bus.',
      ],
    ),
  },
}
