// The look of buttons, in the few weights that the product knows; also for links that look like one.

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'buy' | 'sell' | 'danger';

const looks: Readonly<Record<ButtonLook, string>> = {
  primary: 'border border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-strong bg-surface-2 text-primary hover:bg-surface-3',
  quiet: 'border border-transparent text-secondary hover:bg-surface-2 hover:text-primary',
  buy: 'border border-transparent bg-positive text-on-positive hover:brightness-110',
  sell: 'border border-transparent bg-negative text-on-negative hover:brightness-110',
  danger: 'border border-negative text-negative hover:bg-negative-soft',
};

const sizes = { small: 'h-7 px-2.5 text-xs', medium: 'h-9 px-3.5 text-sm', large: 'h-11 px-5 text-sm' } as const;

export type ButtonSize = keyof typeof sizes;

export const buttonClasses = (look: ButtonLook, size: ButtonSize = 'medium'): string =>
  `inline-flex select-none items-center justify-center gap-1.5 whitespace-nowrap rounded font-medium transition-colors disabled:opacity-50 ${looks[look]} ${sizes[size]}`;
