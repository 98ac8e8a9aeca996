'use client';
// A button that opens a list of things to do; arrow keys move, the first letters find, Escape goes back. Load it where it is used.
import { Menu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';

export type Action = {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Worded and coloured as what cannot be undone. */
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly onChosen: () => void;
};

type Props = {
  readonly name: string;
  readonly label: ReactNode;
  readonly actions: readonly Action[];
  readonly align?: 'start' | 'end';
  readonly className?: string;
};

export function ActionMenu({ name, label, actions, align = 'start', className = '' }: Props) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger aria-label={name} className={className}>
        {label}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align={align} sideOffset={4} className="z-50 outline-none">
          <Menu.Popup className="max-h-(--available-height) min-w-40 overflow-y-auto rounded-lg border border-strong bg-surface-1 p-1.5 shadow-xl outline-none">
            {actions.map(({ id, label: text, icon, danger = false, disabled = false, onChosen }) => (
              <Menu.Item
                key={id}
                label={text}
                disabled={disabled}
                onClick={onChosen}
                className={`flex cursor-pointer select-none items-center gap-2 rounded px-2 py-1.5 text-xs outline-none data-highlighted:bg-surface-2 data-disabled:cursor-not-allowed data-disabled:text-disabled max-md:py-3 ${danger ? 'text-negative' : 'text-primary'}`}
              >
                {icon}
                {text}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
