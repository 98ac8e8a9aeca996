// A button, in the few weights that the product knows.
import type { ButtonHTMLAttributes, ReactNode } from 'react';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'buy' | 'sell' | 'danger';

const looks: Readonly<Record<ButtonLook, string>> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-strong bg-surface-2 text-primary hover:bg-surface-3',
  quiet: 'text-secondary hover:bg-surface-2 hover:text-primary',
  buy: 'bg-positive text-on-positive hover:brightness-110',
  sell: 'bg-negative text-on-negative hover:brightness-110',
  danger: 'border border-negative text-negative hover:bg-negative-soft',
};

const sizes = { small: 'h-7 px-2.5 text-xs', medium: 'h-9 px-3.5 text-sm', large: 'h-11 px-5 text-sm' } as const;

export type ButtonSize = keyof typeof sizes;

/** The classes of a button, for links that look like one. */
export const buttonClasses = (look: ButtonLook, size: ButtonSize = 'medium'): string =>
  `inline-flex select-none items-center justify-center gap-1.5 whitespace-nowrap rounded font-medium transition-colors disabled:opacity-50 ${looks[look]} ${sizes[size]}`;

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
