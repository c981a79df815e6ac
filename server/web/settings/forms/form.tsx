import type { ComponentProps } from 'react'

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: () => void
}

/** A form whose answers go where `onSubmit` takes them: the page stays. */
export function Form({ onSubmit, ...rest }: FormProps) {
  return (
    <form
      className="form"
      {...rest}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    />
  )
}
