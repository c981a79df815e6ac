/** Praise that fits everybody. */
import { lexicon } from '../phrases.ts'

export const FLATTERY = lexicon('flattery', {
  '(love|loved|loving|admire|admired|impressed by|impressed with|blown away by|inspired by|amazed by) (what|everything) (you|you guys|your team|your company|you all|you folks) (are doing|is doing|do|have done|has done|have built|has built|have achieved|has achieved|have accomplished|are building|is building|are crushing|have created)':
    null,
  "(love|loved|loving|admire|admired|impressed by|impressed with|blown away by|inspired by|amazed by) what (you're|you've) (doing|building|built|done|achieved|accomplished|created)":
    null,
  '(impressed|blown away|amazed|inspired|intrigued|fascinated) (by|with) your (work|company|growth|business|website|site|profile|background|journey|success|commitment|dedication|team|product|products|brand|achievements|accomplishments|experience|career|mission|vision|passion|impressive|amazing|incredible|recent)':
    null,
  'your (impressive|incredible|amazing|stellar|extensive|outstanding|excellent) (profile|background|experience|track record|career|cv|resume|work|portfolio)':
    null,
  'your (profile|background|experience|cv|resume|skills|linkedin profile|skill set) (really |immediately |definitely |)(caught|stood|jumped|grabbed|impressed) (my|our|out|me|us)':
    null,
  '(big|huge|massive|great|real) fan of (you|your|what you|the work)': null,
  '(congrats|congratulations) on (all your|your|all the|all of your) (success|growth|achievements|accomplishments|amazing work|great work|hard work|recent success|continued success|great success)':
    null,
  'keep up the (great|good|amazing|awesome) work': null,
  'your (company|brand|team|work|business|product|website) is (truly|really|so|absolutely) (amazing|inspiring|impressive|incredible|awesome|great|remarkable)':
    null,
  '(i|we) (truly|really|greatly|) (admire|love) your (work|company|brand|product|website|business|mission|team)':
    null,
  "(amazing|incredible|great|awesome|inspiring) (things|work) (you are|you're|your company is|your team is) doing":
    null,
})
