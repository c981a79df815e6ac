import type { Report } from '../engine/report.ts'

/** The color of a score: green only where it reaches the workspace's threshold as well. */
export const scoreColor = ({
  status,
  score,
  gate,
}: Pick<Report, 'status' | 'score' | 'gate'>): Report['status'] =>
  status === 'green' && score < gate.threshold ? 'yellow' : status
