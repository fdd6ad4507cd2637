import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonLook } from './button.tsx'

/** A link that is styled as a button, for a next step. */
export function LinkButton({
  variant,
  size,
  className,
  ...rest
}: LinkProps & ButtonLook & { className?: string }) {
  return <Link className={buttonLook({ variant, size, className })} {...rest} />
}
