import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonLook } from './button.tsx'

/** Goes somewhere, so it is a link; looks like the next thing to do, so it wears a button's coat. */
export function LinkButton({
  variant,
  size,
  className,
  ...rest
}: LinkProps & ButtonLook & { className?: string }) {
  return <Link className={buttonLook({ variant, size, className })} {...rest} />
}
