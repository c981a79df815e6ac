/** Hosts of public link shorteners. Firms' own short domains are none of these. */
import { words } from '../word-set.ts'

export const SHORTENERS: ReadonlySet<string> = words(
  'bit.ly bitly.com tinyurl.com t.co goo.gl ow.ly is.gd buff.ly rebrand.ly cutt.ly shorturl.at rb.gy t.ly tiny.cc v.gd x.gd s.id bl.ink ' +
    'short.io soo.gd adf.ly dlvr.it lnkd.in trib.al shorte.st clck.ru qr.ae j.mp db.tt fb.me u.to bc.vc mcaf.ee snip.ly tny.im urlz.fr ' +
    'tinu.be linktr.ee kutt.it shrtco.de t2m.io hyperurl.co shorturl.com ouo.io da.gd',
)
