/** Phrases that press or sell in a subject. */
import { lexicon } from '../phrases.ts'

/** The note `sells` marks what is common in honest mail to customers, and presses only strangers. */
export const PRESSURE = lexicon('subject-pressure', {
  '(urgent|urgently|asap|time sensitive|time-sensitive|act now|act fast|act today|hurry|hurry up)': null,
  '(action|response|reply|attention|immediate action|immediate attention|immediate response) (required|needed)':
    { note: 'sells' },
  '(last|final) (chance|call|notice|warning|reminder|hours|attempt|opportunity)': null,
  "(do not|don't) (miss|ignore|delay|wait|lose out|miss out)": null,
  '(today|tonight) only': null,
  '(expires|ends|ending) (today|tonight|soon|in hours)': null,
  'only (1|2|3|4|5|one|two|three|four|five) (left|seats left|spots left|hours left|days left|seat left|spot left)':
    null,
  '(running|almost out|about to run) (out|out of time)': null,
  "(before|until) it's too late": null,
  'before it is too late': null,
  '(respond|reply|read) (immediately|now|today|asap)': null,
  'limited (time|time offer|offer|spots|seats)': null,
})

/** What sells: in mail to a stranger the subject should name their matter, not your offer. */
export const PITCH = lexicon('subject-pitch', {
  '(demo|free trial|trial offer|free audit|free consultation|free quote|free sample|walkthrough of our)':
    null,
  'our (product|products|platform|solution|solutions|service|services|software|tool|tools|offering|offerings|offer|technology|app|agency|company)':
    null,
  '(solution|solutions)': null,
  '(% off|discount|discounts|special offer|special offers|exclusive offer|best price|lowest price|cheap|cheapest|affordable|cost-effective)':
    null,
  '(partnership|business|collaboration|investment|advertising|sales|growth) (opportunity|opportunities)':
    null,
  '(boost|increase|grow|double|triple|skyrocket|supercharge|maximize|maximise|scale|improve|transform|unlock|accelerate|revolutionize|revolutionise) (your|revenue|sales|growth|leads|profits|roi|productivity)':
    null,
  '(save|cut|reduce|slash) (you money|your costs|costs|money|up to)': null,
  '(revolutionize|revolutionise|revolutionizing|revolutionising|supercharge|supercharging|skyrocket|unlock|unlocking|unleash|unleashing|synergies|digital transformation)':
    null,
  '(game-changing|game changing|best-in-class|best in class|world-class|world class|cutting-edge|cutting edge|industry-leading|industry leading|next-generation|next generation|all-in-one|award-winning|state-of-the-art|ai-powered|groundbreaking)':
    null,
  '(10x|2x|3x|5x)': null,
  '(qualified leads|more leads|more customers|more clients|more sales|more revenue|rank #1|page one of google)':
    null,
})
