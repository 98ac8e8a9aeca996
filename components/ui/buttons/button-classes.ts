// The look of buttons, in the few weights that the product knows; also for links that look like one.

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'buy' | 'sell' | 'danger';

/** One that cannot be pressed yet often says why not: its words stay readable. */
const filled = 'off:bg-surface-3 off:text-secondary off:brightness-100';

const looks: Readonly<Record<ButtonLook, string>> = {
  primary: `border border-transparent bg-accent text-on-accent hover:bg-accent-strong ${filled}`,
  secondary: 'border border-strong bg-surface-2 text-primary hover:bg-surface-3 off:bg-surface-2 off:text-muted',
  quiet: 'border border-transparent text-secondary hover:bg-surface-2 hover:text-primary off:bg-transparent off:text-muted',
  buy: `border border-transparent bg-positive text-on-positive hover:brightness-110 ${filled}`,
  sell: `border border-transparent bg-negative text-on-negative hover:brightness-110 ${filled}`,
  danger: 'border border-negative text-negative hover:bg-negative-soft off:border-strong off:bg-transparent off:text-muted',
};

const sizes = { small: 'h-7 px-2.5 text-xs', medium: 'h-9 px-3.5 text-sm', large: 'h-11 px-5 text-sm' } as const;

export type ButtonSize = keyof typeof sizes;

export const buttonClasses = (look: ButtonLook, size: ButtonSize = 'medium'): string =>
  `inline-flex select-none items-center justify-center gap-1.5 whitespace-nowrap rounded font-medium transition-colors ${looks[look]} ${sizes[size]}`;
