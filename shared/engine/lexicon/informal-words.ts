/** Words of talk, chat and trade that no dictionary need hold, and that nobody takes for a slip. */
const TEXT = `
ok okay okey okie yep yup yeah yay yea nope nah hmm hm mmm uh um uhm er oh ooh ah aah aha ahem haha hahaha hah heh hehe hihi lol rofl lmao
omg wtf btw fyi asap imo imho afaik tbh tldr thx tx thnx pls plz ppl msg msgs info infos gonna wanna gotta kinda sorta dunno lemme gimme
cuz coz ya yo y'all yall hiya heya howdy hola ciao cheers ta tada voila kudos congrats grats wow whoa woah woo woohoo yikes yum yummy meh
ugh argh phew psst shh duh oops whoops whoopsie eek brr ouch ew eww mwah xo xoxo tho thru nite lite kthx ttyl brb idk ikr np nvm w/o
promo promos demo demos deets pics pic vid vids app apps intro intros recap recaps collab collabs rec recs spec specs rep reps
natch totes comfy veggie veggies choccy cuppa brekkie barbie arvo telly footie hols gosh golly crikey reckon
th st nd rd de la le les du des el los las von van der den und et al vs etc eg ie aka pto wfh eod eow cob tbd tbc rsvp ps pps
readme util utils linter linters param params env vars repo repos regex stdout localhost cron href div css html json yaml semver truthy falsy wasm paren parens deps dev devs config configs stdin github
`

export const INFORMAL: ReadonlySet<string> = new Set(TEXT.trim().split(/\s+/))
