/** Spans of time and measures: by themselves they say nothing. */
export const UNITS =
  /minute|hour|^\d+ ?(?:mm|cm|m|g|kg|ml|km)\b|(?:mins?|days?|weeks?|months?|years?|nights?|seconds?|ways?|times?|bar|ml|dB|degrees|metres|points|of them|steps?|things?|adults?|places|questions|centuries)$/i
