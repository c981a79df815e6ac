import type { Annotation } from '../engine/report.ts'

/** Why a fix gives back more than its finding costs; nothing where none does. */
export function OthersToo({ points, fixes }: Pick<Annotation, 'points' | 'fixes'>) {
  const most = Math.max(...fixes.map(({ score_delta }) => score_delta))
  return most > points ? (
    <p className="finding-more">+{most}, because other findings cost less then, too.</p>
  ) : null
}
