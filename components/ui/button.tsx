// A button, in the few weights that the product knows.
import type { ButtonHTMLAttributes, ReactNode } from 'react';

import { buttonClasses, type ButtonLook, type ButtonSize } from './button-classes.ts';

export { buttonClasses, type ButtonLook, type ButtonSize };

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  /** Work is under way: the button keeps its size, says so, and takes no second press. */
  readonly pending?: boolean;
  readonly children: ReactNode;
};

export function Button({
  look = 'secondary',
  size = 'medium',
  pending = false,
  className = '',
  disabled,
  children,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled === true || pending}
      aria-busy={pending}
      className={`${buttonClasses(look, size)} ${className}`}
    >
      {pending ? <span aria-hidden className="size-3.5 animate-spin rounded-full border-2 border-current border-e-transparent" /> : null}
      {children}
    </button>
  );
}
