/** Texts of links and buttons that say nothing of what is behind them. Lower case, without punctuation. */
import { lowerWords } from '../unicode.ts'

const texts = (list: string): ReadonlySet<string> => new Set(list.split(','))

/** Could stand on any link. */
export const BLIND_LINKS = texts(
  'here,click here,click,click me,click now,click here now,click below,tap here,press here,this,this link,the link,link,this page,this website,website,page,url,go here,see here,here it is,right here',
)

/** Say at least that there is more. */
export const THIN_LINKS = texts(
  'read more,learn more,find out more,see more,view more,more,more info,more information,more details,details,continue,continue reading,discover more',
)

/** Say only that something can be pressed. */
export const GENERIC_BUTTONS = texts(
  'submit,button,go,ok,okay,enter,next,proceed,continue,yes,send,open,start,view,visit,visit us,visit website,visit our website,website,visit site,check it out,do it now,action',
)

/** The text of a link as these lists hold it. */
export const bareLabel = (text: string): string => lowerWords(text).join(' ').trim()
