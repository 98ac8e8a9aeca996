'use client';
// The browser's button, which never drops the focus to the page: while work is under way, and when it is switched off under whoever stands on it, it takes no press and stays where one is.
import { useEffect, useRef, useState, type ComponentProps } from 'react';

import { followFocus, returnFocus } from '../keyboard/focus-trail.ts';

type Props = ComponentProps<'button'> & {
  /** Its own work is under way. */
  readonly pending?: boolean;
  /** Other work is, that has to end first. */
  readonly waits?: boolean;
};

export function PressButton({
  pending = false,
  waits = false,
  disabled = false,
  type = 'button',
  className = '',
  onClick,
  onFocus,
  onBlur,
  ...rest
}: Props) {
  const [isHeld, setIsHeld] = useState(false);
  const held = useRef(false);
  useEffect(() => {
    followFocus();
    // Taken away under whoever stands on it.
    return () => (held.current ? returnFocus() : undefined);
  }, []);
  // A button that the browser switches off loses the focus: one that is stood on only says that it is off.
  const stays = pending || waits || isHeld;
  const isOff = disabled || pending || waits;
  return (
    <button
      {...rest}
      type={type}
      disabled={isOff && !stays}
      aria-disabled={isOff && stays ? true : undefined}
      aria-busy={pending ? true : undefined}
      onFocus={(event) => {
        held.current = true;
        setIsHeld(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        held.current = false;
        setIsHeld(false);
        onBlur?.(event);
      }}
      onClick={(event) => {
        if (!isOff) return onClick?.(event);
        // A form is not sent by it either.
        event.preventDefault();
        event.stopPropagation();
      }}
      // Switched off by more than work: the look of it is the button's own, for its words may say why.
      data-off={disabled ? '' : undefined}
      className={`aria-disabled:cursor-default ${disabled ? '' : 'aria-disabled:opacity-50'} ${className}`}
    />
  );
}
