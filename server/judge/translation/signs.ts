/** What stands with a figure and gives it its worth, by its sign and its words in the languages a mail can be translated into. */

/** The sign of percent and its words. */
export const PERCENT =
  /[%٪]|per ?cent|prozent|por ?cien|pour cent|per cento|procent|prosent|prosentti|процент|відсот|yüzde|بالمئة|بالمائة|في المئة|في المائة|אחוז|प्रतिशत|パーセント|퍼센트|百分/iu

/** One may stand in a translation when its source has it, and has to. */
export const SIGNS: readonly RegExp[] = [
  PERCENT,
  /\$|dol+ar|dól+ar|dolar|\busd\b|доллар|долар|دولار|דולר|डॉलर|美元|美金|ドル|달러/iu,
  /€|\beur(?:o|os|a|ot?|oa|ów|er)?\b|евро|євро|يورو|אירו|यूरो|欧元|歐元|ユーロ|유로/iu,
  /£|\bpounds?\b|sterling|\bgbp\b|\bpfund|\blibras?\b|\bsterlin[ae]?\b|\bfunt|фунт|جنيه|ליש|पाउंड|英镑|英鎊|ポンド|파운드/iu,
  /[¥￥]|\byen(?:es|s)?\b|\bjpy\b|иен|йен|円|日元|엔화/iu,
  /(?<!mil )(?:mil+i?[oó]n|miljo|milhão|milhõe|milyon)|\d ?mn?\b|\bmln\b|\bmio\b|мил+ион|мільйон|\bмлн|مليون|מיליון|मिलियन|दस लाख|百万|百萬|万|萬|백만/iu,
  /milliard|miljard|miliard|bil+ion|bilh|mil millones|mil milhões|\bmrd\b|\bmld\b|миллиард|мільярд|\bмлрд|مليار|מיליארד|अरब|十亿|十億|億|亿|십억/iu,
]
