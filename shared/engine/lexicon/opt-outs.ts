/** How mails say that a reader can get out of them, and how they make it hard. */
import { lexicon } from '../phrases.ts'

/** Note of the words that do in a mail from one person to another and not in a mailing. */
export const IN_PERSON = 'in person'
const PLAIN = { note: IN_PERSON }

/** Words that offer a way out, in the languages marketing mail is mostly written in. */
export const OPT_OUTS = lexicon('opt-outs', {
  '(unsubscribe|unsubscribes|unsubscribed|unsubscribing|opt-out|opting out|opt out)': null,
  '(email|e-mail|mail|mailing|subscription|communication|contact|notification) (preferences|settings)': null,
  '(manage|update|change|edit|set) (your |my |)(preferences|settings|subscription|subscriptions)': null,
  // Of a mailing it is enough to answer with a word.
  '(reply|answer|respond|text) (with |with the word |)(" |“ |‘ |\' |)(stop|unsubscribe|remove)': null,
  '(take|taking) you off (the|this|our|your) (list|mailing list)': null,
  'change (what|how often) we (send|write|mail|email)': null,
  'hear from (us|me) less': null,
  'take me off': null,
  '(remove me|be removed|get removed|remove yourself|leave) from (the|this|our|your) (list|mailing list)':
    null,
  'leave (the|this|our|your) (list|mailing list)': null,
  'stop (getting|receiving) (these|this|our|my|emails|mails|letters|newsletters|messages)': null,
  "(don't|do not|no longer) (want|wish) (to get|to receive|to hear|these|this|our|more)": null,
  'rather not (get|receive|hear)': null,
  'no more (emails|mails|reminders|letters|messages|notes|invitations|invites|newsletters|mailings|texts)':
    null,
  'to stop (these|this|our|my|all|further) (emails|e-mails|mails|mailings|letters|newsletters|messages|notes|updates)':
    null,
  '(turn|switch) (these|them|this) off': null,
  '(abmelden|abbestellen|abmeldung|abbestellung|austragen)': null,
  '(désabonner|désabonnement|désinscrire|désinscription)': null,
  '(darse|darte|darme) de baja': null,
  '(cancelar|anular) (la|tu|su) suscripción': null,
  '(disiscriverti|disiscriviti|disiscrizione|annulla iscrizione|cancellarti)': null,
  '(afmelden|uitschrijven|afmeld|avmeld|avregistrera|avprenumerera|wypisz|rezygnacja|odhlásit)': null,
  '(descadastrar|cancelar inscrição|cancelar a inscrição|cancelar a subscrição)': null,
  '配 信 停 止': null,
  '退 订': null,
  "(won't|will not|i'll not|never) (write|bother|email|e-mail|contact|chase|follow up|reach out|message|trouble|pester|get in touch)":
    PLAIN,
  "(i'll|i will|we'll|we will) (stop|leave you|leave it|take you off|not write|not contact|not email|close your file)":
    PLAIN,
  "(rather i|rather we) (leave|left|stop|stopped|didn't|did not)": PLAIN,
  '(tell|ask) (me|us) to stop': PLAIN,
  '(should|please|to) stop (writing|emailing|mailing|messaging|contacting)': PLAIN,
  '(say|tell me|tell us) (no|so) and': PLAIN,
  "(if you are|if you're|if that's|if this is) not interested": PLAIN,
})

/** Words that make getting out harder than a click. The note is the kind of hurdle. */
export const HURDLES = lexicon('opt-out-hurdles', {
  '(email|e-mail|write to|write|contact|call|phone|ring) (us|me|our team|our office|customer service|support) to (unsubscribe|opt out|be removed|stop)':
    { note: 'reply' },
  'to (unsubscribe|opt out|be removed|stop receiving these emails) (please|) (email|e-mail|write|contact|call|phone|send)':
    { note: 'reply' },
  '(log in|login|sign in|log on|log into|sign into) to (unsubscribe|opt out|manage your subscription|manage your preferences|change your preferences|update your preferences)':
    { note: 'account' },
  'to (unsubscribe|opt out|be removed) (please|) (log in|login|sign in|log into|sign into|create an account|visit your account)':
    {
      note: 'account',
    },
  '(tell us|give us|state|stating|with) (the|your|a) reason (for unsubscribing|for opting out|why you want to unsubscribe|for leaving)':
    { note: 'reason' },
  '(unsubscribe|opt-out|opting out|removal) (fee|charge)': { note: 'fee' },
  '(by|in a) (post|letter|fax|writing) to (unsubscribe|opt out|be removed)': { note: 'post' },
  'to (unsubscribe|opt out|be removed) (please|) (send a letter|write a letter|send a fax|mail a letter)': {
    note: 'post',
  },
})
