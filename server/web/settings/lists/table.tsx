import type { ReactNode } from 'react'

export interface Column<T> {
  name: string
  cell: (row: T) => ReactNode
  /** Whether it holds figures, which stand at the right. */
  figures?: boolean
}

interface TableProps<T> {
  /** What is listed, for whoever hears the page. */
  label: string
  rows: readonly T[]
  columns: readonly Column<T>[]
  keyOf: (row: T) => string
  /** Whether it is narrow enough to stay a table on every screen. */
  isNarrow?: boolean
}

/** A table whose first column names the row; on narrow screens every row is a block, with the names of columns in it. */
export function Table<T>({ label, rows, columns, keyOf, isNarrow = false }: TableProps<T>) {
  return (
    // Roles are told: browsers forget them once rows are shown as blocks.
    // biome-ignore lint/a11y/noRedundantRoles: see above.
    <table className={isNarrow ? 'listing' : 'listing wide'} role="table" aria-label={label}>
      {/** biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <thead role="rowgroup">
        {/** biome-ignore lint/a11y/noRedundantRoles: see above. */}
        <tr role="row">
          {columns.map(({ name, figures }) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above.
            <th key={name} scope="col" role="columnheader" className={figures ? 'figures' : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {/** biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <tbody role="rowgroup">
        {rows.map((row) => (
          // biome-ignore lint/a11y/noRedundantRoles: see above.
          <tr key={keyOf(row)} role="row">
            {columns.map(({ name, cell, figures }, at) =>
              at === 0 ? (
                // biome-ignore lint/a11y/noRedundantRoles: see above.
                <th key={name} scope="row" role="rowheader">
                  {cell(row)}
                </th>
              ) : (
                // biome-ignore lint/a11y/noRedundantRoles: see above.
                <td key={name} role="cell" data-name={name} className={figures ? 'figures' : undefined}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
