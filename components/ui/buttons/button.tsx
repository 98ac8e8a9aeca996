// A button, in the few weights that the product knows.
import type { ComponentProps, ReactNode } from 'react';

import { buttonClasses, type ButtonLook, type ButtonSize } from './button-classes.ts';
import { PressButton } from './press-button.tsx';

export { buttonClasses, type ButtonLook, type ButtonSize };

type Props = ComponentProps<typeof PressButton> & {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly children: ReactNode;
};

/** While its work is under way it keeps its size and says so. */
export function Button({ look = 'secondary', size = 'medium', pending = false, className = '', children, ...rest }: Props) {
  return (
    <PressButton {...rest} pending={pending} className={`${buttonClasses(look, size)} ${className}`}>
      {pending ? <span aria-hidden className="size-3.5 animate-spin rounded-full border-2 border-current border-e-transparent" /> : null}
      {children}
    </PressButton>
  );
}
