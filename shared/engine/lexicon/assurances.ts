/** Sentences in which a firm speaks well of its own good will. No reader learns anything from them. */
import { lexicon } from '../phrases.ts'

export const ASSURANCES = lexicon('assurances', {
  '(please |)rest assured (that |)': '',
  'rest assured ,': '',
  '(your|customer|client|guest|patient) (satisfaction|happiness|comfort|convenience) is (our|my) (number one|no . 1|top|first|highest|main|utmost|absolute) priority':
    null,
  '(your|customer|client|guest|patient) (satisfaction|happiness|experience|feedback|business|custom|opinion|loyalty|call|comfort|concern|inquiry|enquiry|privacy) is (very |really |extremely |so |)(important|valuable|precious) to (us|me)':
    null,
  '(we|i) (truly |really |greatly |do |)value (you|your business|your custom|your loyalty|your patronage|your opinion|you as a customer|every customer|our customers)':
    null,
  'we (always |constantly |continuously |)strive (to|for)': null,
  '(we are|we have always been) (fully |firmly |truly |deeply |)(committed|dedicated) to (excellence|quality|providing|delivering|offering|ensuring|your|our customers|customer|the highest|serving|helping)':
    null,
  "(we're|we remain) (fully |firmly |truly |deeply |)(committed|dedicated) to (excellence|quality|providing|delivering|offering|ensuring|your|our customers|customer|the highest|serving|helping)":
    null,
  'our (commitment|dedication) to (excellence|quality|customer|customers|you|service)': null,
  '(we|i) (always |)go (above and beyond|the extra mile)': null,
  "(you're|you are) in (good|safe|the best|expert) hands": null,
  'we are working (very |extremely |incredibly |)(hard|tirelessly|diligently|around the clock) to (improve|resolve|serve|make|ensure|get|fix)':
    null,
  "we're working (very |extremely |incredibly |)(hard|tirelessly|diligently|around the clock) to (improve|resolve|serve|make|ensure|get|fix)":
    null,
  "(over the past year |)(we have|we've) been working (incredibly|very|extremely|so|really) hard to": null,
  'every step of the way': null,
})
