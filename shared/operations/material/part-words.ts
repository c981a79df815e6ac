/** Words by which a sentence shows its part in a mail. Lower case. */
import { words } from '../../engine/word-set.ts'

export const TROUBLES = words(
  'lost lose loses losing missing missed stuck delay delays delayed late damp declined decline error errors failed fail fails failure failing broken broke bug bugs waste wastes wasted wasting slow ' +
    'slower expensive complaint complaints risk risks headache headaches complicated mess leak leaks overdue backlog damage damaged claims no-shows churn downtime manual manually duplicate duplicates ' +
    'bottleneck rework outage outages penalty penalties shortage shortages struggle struggles struggling problem problems issue issues wrong stopped stops choked unused idle idles idling worn cracked rejected gap gaps spoiled spoilt fines fine eat eats expire expires confusing confusion trouble troubles hard harder unreliable leaking bounce bounced bounces queue queues overtime turnover',
)

/** Trouble only beside another: a request is late, a fine is paid, a bird eats. */
export const WEAK_TROUBLES = words(
  'hard harder late stops stopped fine fines expire expires decline missing gap gaps queue queues slow claims risk risks wrong cut eat eats manual manually issue issues delay',
)

export const OFFERS = words(
  'offer offers offering make makes build builds provide provides help helps sell sells install installs design designs include includes discount sample trial audit pilot merge merged handle handles cut cuts save saves saved automates automate upgrade',
)

/** Verbs of results: with a figure they show something. */
export const RESULTS = words(
  'cut brought saved save saves grew grow reduced reduce dropped fell rose increased merged counted trained train went lost won closed doubled halved tripled measured tested raised logged shipped delivered recovered improved sold served serve work works working used helped handled ran found reported kept built moved',
)

export const CUSTOMERS = words(
  'customers clients users members teams companies contractors practices shops schools hospitals clinics stores people volunteers',
)
