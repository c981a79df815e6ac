import type { Lines } from '../line.ts'

/** Lines about what law, filters and every kind of reader ask of a mail. */
export const DUTY_LINES: Lines = {
  'missing-unsubscribe': {
    gentle: [
      'The {words} are good company. Good company says where the door is.',
      'One line is missing under the {words}, and it is the line that keeps the others out of spam.',
      '{Words} that hold the reader’s hand, a little too tightly. A way out would relax everybody.',
      'The best hosts show one the coats. Among {words}, an unsubscribe link would be the coats.',
      '{Words} and no way out yet. Readers who may leave are in less of a hurry to.',
      'Everything is in these {words} but the door. An unsubscribe link would put it in.',
      'There are {links} here and none of them says goodbye.',
    ],
    honest: [
      '{Words}, and the only way out is up. Or the spam button, which is quicker.',
      'The unsubscribe link is the one thing nobody finds in {words}, and the one thing somebody will look for.',
      'A reader who cannot leave {words} politely will leave them impolitely.',
      'One may enter these {words} freely. About leaving, they are vague.',
      'The mail says hello in {words}. It has no word for goodbye.',
      'No unsubscribe link in {words}. Readers will make their own, out of the spam button.',
      'It is easier to leave a family dinner than these {words}. Add the link.',
      'Among {links}, the one the law asks for is on holiday.',
      'The {words} welcome everybody and have no exit. Lobster pots work on the same plan.',
      'There are {sentences} and no way to say “no more of these”. There is, of course: “Report spam”.',
      'The law wants a way out, and so, after {time}, will some of the readers.',
    ],
    brutal: [
      '{Words} with no way out: a lift with one button, and it says “More”.',
      'The mail of {words} has been careful to forget one word, “unsubscribe”. Readers will remember another, “block”.',
      '{Words}, and the exits are bricked up. Filters bring their own hammer.',
      'There is no unsubscribe link in {words}. Somewhere a regulator smiles for the first time since spring.',
      '{Words}, no unsubscribe. One checks in and is never heard of again.',
      'Every one of the {words} is optional except the one that is missing: “Unsubscribe”.',
      '{Links}, and not one of them lets the reader go. Even flypaper is franker.',
      'A mailing of {words} that one cannot leave is called something else by people with statutes.',
      '{Sentences}, no emergency exit. The readers will go through the window marked “Spam”.',
    ],
  },
  'missing-postal-address': {
    gentle: ['{Words} from somewhere. A postal address would put a roof over them.'],
    honest: [
      'No postal address: the law asks, and {words} claim to have just stepped out.',
      '{Words} and no fixed abode. CAN-SPAM would like to send a postcard.',
      'Behind {links} there must be a building. The mail declines to say which.',
    ],
    brutal: [
      'No postal address. {Words} from a moving vehicle, as far as the law can tell.',
      '{Words}, and the sender lives nowhere. That is how ghosts and shell companies write.',
    ],
  },
  'missing-casl-contact': {
    gentle: ['Canada would like an address with these {words}, and one more way to reach you.'],
    honest: ['Canadian law asks where to find the sender of {words}. The mail looks at its shoes.'],
    brutal: ['{Words} into Canada without an address. Even the geese file a route.'],
  },
  'missing-data-source': {
    gentle: ['Half a sentence on where you found their address would make {words} a good deal more welcome.'],
    honest: [
      '“How did you get my address?” is the reader’s first thought. {Words} later it is still the only one.',
    ],
    brutal: ['{Words}, and not one on where the address came from. It looks like the back of a lorry.'],
  },
  'unproven-consent': {
    gentle: ['Where this is going, one asks first. {Words} may be early.'],
    honest: [
      'In this country one needs a yes before the first of these {words}, and the mail cannot supply it.',
    ],
    brutal: ['{Words} of cold mail to a country that wrote a paragraph against it. Brave.'],
  },
  'hidden-opt-out': {
    gentle: ['“{quote}” is there, for readers with good eyes and a grievance.'],
    honest: ['“{quote}” has been put where nobody will trip over it, or see it, or use it.'],
    brutal: ['“{quote}” is hidden so well that the spam button, by comparison, is a lighthouse.'],
  },
  'vague-opt-out': {
    gentle: ['“{quote}” is nearly a way out; it could do with a handle.'],
    honest: ['“{quote}”: leaving takes more than a click, so readers will find a button that doesn’t.'],
    brutal: ['“{quote}” is an exit with a form, a queue and somebody asking why.'],
  },
  'deceptive-sender': {
    gentle: ['The sender line keeps its name to itself. “{subject}” would like a face beside it.'],
    honest: [
      'The name in the sender line does not say who writes. Above “{subject}”, that makes two secrets.',
      'The sender line could belong to anybody, and “{subject}” isn’t telling.',
      'Signed, in effect, by a department. {Words} from nobody one could invite to lunch.',
    ],
    brutal: [
      'A sender line like that, over “{subject}”: the reader checks whether the door is locked.',
      'By the sender line, {words} were written by a letterhead.',
    ],
  },
  'unnamed-sender': {
    gentle: ['{Words}, and no one’s name at the end of them.'],
    honest: ['{Words} without a signature. Somebody pressed “Send” and tiptoed off.'],
    brutal: ['Nobody has signed the {words}. One sees the dilemma.'],
  },
  'long-sender-name': {
    gentle: ['The sender name is longer than a phone is wide. “{subject}” has to introduce it.'],
    honest: [
      'The sender’s name runs off the edge of the phone, so “{subject}” arrives without an escort.',
      'Phones cut the sender name off before the part that people know. “{subject}” is left to explain.',
    ],
    brutal: ['A sender name of that length should come in two volumes. “{subject}” is the index.'],
  },
  'secret-request': {
    gentle: ['The mail asks for something that should not travel by mail. {Words}; leave those few out.'],
    honest: [
      'That is a thing no bank, no office and no honest thief would ask for by mail. {Words} cannot make it look well.',
    ],
    brutal: ['For {words} it behaves, and then it asks for that. Phishers will want their style back.'],
  },
  'sensitive-data': {
    gentle: ['There is something private in these {words}. Mail is a postcard.'],
    honest: ['Something in these {words} belongs in a safe, and has been pinned to a postcard.'],
    brutal: ['A secret in {words} of open mail. The envelope is made of glass, and it gets copied.'],
  },
  'spam-phrase': {
    gentle: [
      '“{quote}” keeps company with a lot of spam. {Words} will be judged by it.',
      '“{quote}” makes the filter look up from its tea.',
    ],
    honest: [
      '“{quote}” travels under its own name, which at this border is a mistake.',
      '“{quote}” has made many filters what they are today. {Words} pay for it.',
      '“{quote}”: filters know it by its footsteps.',
      '“{quote}” has a criminal record. {Words} were seen leaving with it.',
      'Between “{quote}” and the inbox stands a filter that has heard that one.',
      '“{quote}” and “{other}”: the spam folder keeps their usual table.',
    ],
    brutal: [
      '“{quote}”: a fox in the henhouse, wearing a visitor’s badge.',
      'At “{quote}” the spam filter smiles, the way dentists do.',
    ],
  },
  'spammy-subject': {
    gentle: ['“{quote}” in the subject is more at home in the spam folder, and may be taken there.'],
    honest: ['“{quote}” in a subject line of {subjectLength}: the filter has it on a poster.'],
    brutal: ['“{quote}”, in the subject. The spam folder has turned down the bed for {words}.'],
  },
  'mismatched-link': {
    gentle: ['The text shows one address and the link goes to another. {Words} deserve a straight path.'],
    honest: ['“{start}” says one address and means another. That is how phishing introduces itself.'],
    brutal: ['A link that says one place and goes to another. {Words} will not talk their way out of that.'],
  },
  'shortened-link': {
    gentle: ['“{quote}” is short and tells no one where it goes.'],
    honest: ['“{quote}” is an unmarked van. Careful readers stay on the pavement.'],
    brutal: ['“{quote}”: a link in a balaclava, standing about among {words}.'],
  },
  'insecure-link': {
    gentle: ['Among {words}, one link is missing an “s” after “http”. Browsers will mention it.'],
    honest: [
      'The link goes out without https. The browser will greet the reader with a warning, and {words} of trust will go back home.',
    ],
    brutal: ['No https. The reader clicks, after {words} of persuasion, and the browser screams.'],
  },
  'image-only-mail': {
    gentle: ['With pictures off, {words} of this remain. The offer could be one of them.'],
    honest: [
      'It is a picture of a mail. With images off it is {words} and a row of empty boxes.',
      'Until the pictures load, the reader has {words} and time to think about leaving.',
    ],
    brutal: ['Switch the images off and there are {words} left, standing in an empty house.'],
  },
  'image-heavy': {
    gentle: ['{Images} beside {words}. The words could use the elbow room.'],
    honest: ['{Images}, {words}: a slide show with captions.'],
    brutal: ['{Images} for {words}. Comics have more to say.'],
  },
  'missing-alt': {
    gentle: [
      '“{file}” has no description. Listeners among the readers get the file name, which is not its best side.',
      'A picture goes without words here, and {words} go with it.',
    ],
    honest: [
      'A screen reader will read this picture out as “{file}”. It has heard better opening lines.',
      '“{file}” has no alt text. With images off, it is a frame on a wall in an empty museum.',
      'The picture has nothing to say for itself, among {words} that do little else.',
      'Somebody listens to mail like this. At the picture they get “{file}”, read with feeling.',
    ],
    brutal: [
      'Where others see a picture, some readers hear “{file}”. It loses something.',
      '“{file}”: a title only a server could love, and the only one this picture has.',
      'An unlabelled picture among {words}. For part of the audience the lights just went off.',
    ],
  },
  'filename-alt': {
    gentle: ['Among {words}, one alt text names the file, not the picture. The listener wanted the picture.'],
    honest: [
      '“{file}” is described by, roughly, itself. Listeners now know what the designer’s folder looks like.',
    ],
    brutal: ['The picture is introduced under its file name, “{file}”. So is evidence.'],
  },
  'unnamed-image-link': {
    gentle: [
      '“{file}” knows where it leads. Two words of alt text would share that.',
      '“{file}” is a nice door with no name plate.',
      '“{file}” is a link and tells no one. With images off it leaves without saying goodbye.',
      'There is a link inside a picture with no words on it. Two of the {words} could go there.',
    ],
    honest: [
      '“{file}” would like to be clicked. To some readers it is a silence with an address.',
      'With images off, “{file}” is a missing stair. It was the one that led to the shop.',
      '“{file}” is a button that exists only for those who see it. The others get an address, letter by letter.',
      'Here is a link made of picture alone, “{file}”. Switch images off and watch it not be there.',
      'The picture clicks but doesn’t talk. There are {places} like it.',
    ],
    brutal: [
      'Ask a screen reader about “{file}” and it will spell out an address until you give up.',
      '“{file}” is a button in a dark room. Some readers live in that room.',
      '“{file}” is the big red button, painted on a door that some readers never get to see.',
      'With images off, the most important click here turns into a blank, “{file}”. A brave place to keep one’s revenue.',
    ],
  },
  'low-contrast': {
    gentle: [
      '“{start}” is set in a very shy colour.',
      'The text from “{start}” is pale. Outdoors it is a secret.',
    ],
    honest: [
      '“{start}” in that colour is between the reader and their optician.',
      '“{start}” is there if one knows it is there.',
      '“{start}” is printed in mist. In sunlight one takes it on trust.',
      '“{start}”: written in whisper on white, for owls.',
      'The colour of “{start}” is that of something that would rather not be asked.',
    ],
    brutal: [
      '“{start}” has been put in invisible ink, and here of all places nobody wants to hide anything. Or do they?',
      'One tilts the phone, then the head, then gives up: “{start}” stays in the fog.',
    ],
  },
  'small-text': {
    gentle: ['“{start}” is set for owls, by a good lamp.'],
    honest: ['“{start}” is in the type size of things one is not supposed to read.'],
    brutal: ['“{start}”: for a proper look, please bring a jeweller.'],
  },
  'missing-lang': {
    gentle: ['No lang attribute, so a screen reader guesses the accent for all {words}.'],
    honest: [
      'Nobody told the HTML which language {words} are in. A screen reader will have a go.',
      '{Words}, language not stated. To the machine that reads them aloud, it could be Finnish.',
      'The HTML doesn’t say what language it is in. Some screen readers will do {words} in the wrong one, with conviction.',
    ],
    brutal: [
      'Without a lang attribute, {words} may be read out in the voice of another country. Opera survives that; prices do not.',
    ],
  },
  'missing-title': {
    gentle: ['The HTML has no title. Browser tabs will call all {words} nothing.'],
    honest: ['Opened in a browser, the {words} go by the name of “Untitled”. Fame will have to wait.'],
    brutal: ['No title: in a row of tabs, {words} stand with a bag over their head.'],
  },
  'layout-table-without-role': {
    gentle: [
      'A layout table without a role: the screen reader counts its rows before it comes to the {words}.',
    ],
    honest: [
      'Some readers will hear of rows and cells first. {Words} is a long wait behind furniture.',
      'A table is holding up the page, and to a screen reader it says so. {Words} stand by.',
      'The layout is a table and, read aloud, behaves like one: {words} served by row and column.',
      'The layout tables introduce themselves, row by row, to anyone who listens. The {words} wait their turn.',
    ],
    brutal: [
      '“Table, row, column, row”: that is how {words} sound to some readers, and it is not the best bit.',
    ],
  },
  'title-differs': {
    gentle: ['The HTML title and “{subject}” tell different stories.'],
    honest: [
      'The title in the HTML has never heard of “{subject}”. Last month’s template sends its regards.',
    ],
    brutal: [
      '“{subject}” on the outside, another title on the inside. One of them is left from some earlier mailing.',
    ],
  },
  'unsized-image': {
    gentle: ['“{file}” comes without measurements, and Outlook will guess generously.'],
    honest: [
      '“{file}” has no width. Outlook will show it as large as it came, which may be larger than the desk.',
    ],
    brutal: ['“{file}” arrives unmeasured, like a sofa at the foot of a spiral staircase.'],
  },
}
