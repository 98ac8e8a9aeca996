'use client';
// A menu that opens below its button; it works before any script has run, and closes on Escape and on a click elsewhere.
import { useEffect, useRef, type ReactNode } from 'react';

type Props = {
  readonly label: ReactNode;
  readonly name: string;
  readonly align?: 'start' | 'end';
  readonly className?: string;
  readonly children: ReactNode;
};

export function DropDown({ label, name, align = 'start', className = '', children }: Props) {
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event): void => {
      const details = element.current;
      if (details === null || !details.open) return;
      const inside = event.target instanceof Node && details.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !inside) {
        details.open = false;
        if (event instanceof KeyboardEvent) details.querySelector('summary')?.focus();
      }
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  return (
    <details ref={element} name="header-menu" className={`group relative ${className}`}>
      <summary
        aria-label={name}
        className="flex h-9 list-none items-center gap-1.5 rounded px-2.5 text-sm text-secondary hover:bg-surface-2 hover:text-primary [&::-webkit-details-marker]:hidden"
      >
        {label}
      </summary>
      <div
        className={`absolute top-full z-40 mt-1 min-w-52 rounded-lg border border-subtle bg-surface-1 p-1.5 shadow-xl ${align === 'end' ? 'end-0' : 'start-0'}`}
      >
        {children}
      </div>
    </details>
  );
}
