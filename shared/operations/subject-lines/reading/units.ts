/** Spans of time and measures: by themselves they say nothing. */
export const UNITS =
  /minute|hour|^\d+ ?(?:mm|cm|m|g|kg|ml|km)\b|(?:mins?|days?|weeks?|months?|years?|nights?|seconds?|ways?|times?|bar|ml|dB|degrees|metres|points|of them|steps?|things?|adults?|places|questions|centuries)$/i

/** What stands right behind its figure and belongs to it: “400 ms”, “11 days”. */
export const MEASURE =
  /^(?:ms|s|secs?|mins?|hrs?|h|[kMGT]i?B|[MG]bps|bps|[kMG]?Wh?|[kMG]?Hz|mm|cm|km|m|kg|g|mg|t|ml|l|dB|°[CF]|mph|kph|psi|px|percent|points?|(?:milli)?seconds?|minutes?|hours?|days?|nights?|weeks?|months?|quarters?|years?|degrees?|metres?|meters?|miles?|litres?|liters?|grams?|kilos?|tonnes?|tons?|people|staff)$/
