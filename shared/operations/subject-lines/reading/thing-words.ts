/** Words by which a thing shows whether it is a matter or a detail. Lower case. */
import { words } from '../../../engine/word-set.ts'

/** Heads of things that are how, where or by whom, never what a mail is about. */
export const DETAILS = words(
  'card cards copy copies clipboard catchment portal password passwords officer president manager director coordinator executive representative associate digits form inbox ' +
    'headache headaches hall pier dock desk floor wall room kitchen surface dishwasher jug institute centre center hotel venue address phone ' +
    'parking dress attachment attachments file files button profile discretion excuse dial ' +
    'party parties stakeholder stakeholders fan cost website app movers mates guys investor investors employees weather colleagues boss team life opportunity reminder digits side folder folders history number',
)

/** Verbs whose object is what a mail brings. */
export const PURPOSE = words(
  'hiring hire recruiting offer offering offers make makes build builds built sell sells send sending sent attach attached enclose enclosed propose proposing launch launching launched host hosting ' +
    'release released ship shipped publish published added add opened open opening planned planning introduce introducing run runs running started start reserve reserved book booked held hold holding left want ' +
    'see need needs approve review reviewed finished revised changed moved renew renews',
)

/** Heads of things one can come to. */
export const OCCASIONS = words(
  'day days evening morning night webinar workshop conference fair breakfast dinner lunch session course class tour launch talk seminar party masterclass tasting exhibition meetup summit walk concert open-day festival market supper demo',
)

/** And these words behind which it stands. */
export const GIVING = words('about on for of regarding concerning re : :')
